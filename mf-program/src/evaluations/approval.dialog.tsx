import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  APPROVAL_DECISION_LABELS,
  APPROVAL_DECISIONS,
  getSupplierApproval,
  MAX_TEMPORARY_DAYS,
  supplierApprovalCreate,
  supplierApprovalUpdate,
  type ApprovalDecision,
  type SupplierApproval,
  type SupplierApprovalCreate,
  type SupplierApprovalUpdate,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import { formatDate } from '@fsvp/ui';
import {
  DateField,
  FormDialog,
  RadioGroupField,
  TextareaField,
  useContractForm,
  useWatch,
  type FormDialogControls,
} from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useCreateApproval, useUpdateApproval } from './api/approvals.js';
import {
  APPROVAL_FIELD_LABELS as labels,
  APPROVAL_VALUE_TEXTS,
  newApproval,
  toBody,
  toFormValues,
  type ApprovalValues,
} from './approval-form.values.js';

interface NewApprovalDialogProps {
  /** With which it begins; undefined closes the dialog. */
  decision: ApprovalDecision | undefined;
  file: FsvpFile;
  /** There is an approval to withdraw. */
  inForce: boolean;
  onClose: () => void;
}

const DESCRIPTION = 'The decision is the importer’s own (§1.505(b)). It counts once it is signed.';

export function NewApprovalDialog({ decision, file, inForce, onClose }: NewApprovalDialogProps) {
  return (
    <FormDialog
      open={decision !== undefined}
      onClose={onClose}
      title={`Decision on ${file.supplierName}`}
      description={DESCRIPTION}
    >
      {(controls) =>
        decision ? (
          <NewApprovalForm decision={decision} file={file} inForce={inForce} controls={controls} onSaved={onClose} />
        ) : null
      }
    </FormDialog>
  );
}

interface FormProps {
  controls: FormDialogControls;
  onSaved: () => void;
  inForce: boolean;
}

function NewApprovalForm({
  decision,
  file,
  inForce,
  ...dialog
}: FormProps & { decision: ApprovalDecision; file: FsvpFile }) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateApproval();
  const form = useContractForm<ApprovalValues, SupplierApprovalCreate>({
    schema: supplierApprovalCreate,
    defaultValues: newApproval(decision),
    prepare: toBody,
  });
  return (
    <RecordForm
      form={form}
      label="Decision"
      submitLabel="Save Draft"
      {...dialog}
      save={async (body) => {
        await create.mutateAsync({ params: { id: file.id }, body, idempotencyKey });
        return undefined;
      }}
    >
      <ApprovalFields inForce={inForce} />
    </RecordForm>
  );
}

interface EditApprovalDialogProps {
  /** Of a draft; undefined closes the dialog. */
  id: string | undefined;
  inForce: boolean;
  onClose: () => void;
}

export function EditApprovalDialog({ id, inForce, onClose }: EditApprovalDialogProps) {
  return (
    <EditRecordDialog
      call={getSupplierApproval}
      id={id}
      title="Edit Decision"
      inUrl={false}
      failure="The decision could not be loaded"
      onClose={onClose}
    >
      {(approval, controls) => (
        <EditApprovalForm approval={approval} inForce={inForce} controls={controls} onSaved={onClose} />
      )}
    </EditRecordDialog>
  );
}

function EditApprovalForm({ approval, inForce, controls, onSaved }: FormProps & { approval: SupplierApproval }) {
  const { id } = approval;
  const update = useUpdateApproval();
  const { opened, ...edit } = useRecordSave<SupplierApproval, ApprovalValues, SupplierApprovalUpdate>({
    record: approval,
    labels,
    show: APPROVAL_VALUE_TEXTS,
    toFormValues,
    toBody,
    send: (body, ifVersion) => update.mutateAsync({ params: { id }, body, ifVersion }),
  });
  const form = useContractForm<ApprovalValues, SupplierApprovalUpdate>({
    schema: supplierApprovalUpdate,
    defaultValues: toFormValues(opened),
    prepare: toBody,
  });
  return (
    <RecordForm form={form} label="Decision" submitLabel="Save Draft" controls={controls} {...edit} onSaved={onSaved}>
      <ApprovalFields inForce={inForce} />
    </RecordForm>
  );
}

export function ApprovalFields({ inForce }: { inForce: boolean }) {
  const decision = useWatch<ApprovalValues, 'decision'>({ name: 'decision' });
  const options = APPROVAL_DECISIONS.filter((one) => inForce || one !== 'withdrawn').map((value) => ({
    value,
    label: APPROVAL_DECISION_LABELS[value],
  }));
  return (
    <>
      <RadioGroupField name="decision" label={labels.decision} required options={options} />
      {decision === 'approved_temporarily' ? (
        <>
          <DateField
            name="until"
            label={labels.until}
            required
            hint={`At most ${MAX_TEMPORARY_DAYS} days, until ${formatDate(addDays(today(), MAX_TEMPORARY_DAYS))} (policy)`}
          />
          <TextareaField
            name="preImportVerification"
            label={labels.preImportVerification}
            required
            rows={3}
            hint="How the food is verified before each import, while the supplier is not fully approved (§1.506(a)(1))"
          />
        </>
      ) : null}
      <TextareaField
        name="conditions"
        label={decision === 'withdrawn' ? 'Remarks' : labels.conditions}
        rows={3}
        hint={decision === 'withdrawn' ? 'The reason is asked for with the signature' : undefined}
      />
    </>
  );
}
