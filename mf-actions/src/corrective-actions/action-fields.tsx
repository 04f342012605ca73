import { today } from '@fsvp/contracts/core/calendar-day';
import {
  ACTION_PRIORITIES,
  ACTION_PRIORITY_LABELS,
  ACTION_STATUS_LABELS,
  ACTION_STATUSES,
  isActionDone,
  type CorrectiveAction,
} from '@fsvp/contracts/quality/corrective-action';
import { Columns, isoDayOfInstant } from '@fsvp/ui';
import {
  ComboboxField,
  DateField,
  SelectField,
  TextareaField,
  TextField,
  useFormContext,
  useWatch,
} from '@fsvp/ui/dialogs';
import { SupplierField } from '@fsvp/web-kit/dialogs';
import { ACTION_FIELD_LABELS as labels, type ActionValues } from './action-form.values.js';
import { verificationOptionsOf } from './api/get-verification-options.js';
import { useInspectionTitle } from './api/get-inspection-title.js';
import { useVerificationTitle } from './api/get-verification-title.js';

const statusOptions = ACTION_STATUSES.map((value) => ({ value, label: ACTION_STATUS_LABELS[value] }));
const priorityOptions = [...ACTION_PRIORITIES]
  .reverse()
  .map((value) => ({ value, label: ACTION_PRIORITY_LABELS[value] }));

interface ActionFieldsProps {
  /** The name of the initial supplier. */
  supplierName: string | undefined;
  /** The action being edited: its due date stays valid even if it is past. */
  opened?: CorrectiveAction;
}

export function ActionFields({ supplierName, opened }: ActionFieldsProps) {
  const { setValue } = useFormContext<ActionValues>();
  const [supplierId, status] = useWatch<ActionValues, ['supplierId', 'status']>({ name: ['supplierId', 'status'] });
  const isDone = isActionDone(status);
  // The server rejects a link to another supplier's record.
  const clearLinks = (picked: string | null) => {
    if (picked === supplierId) return;
    for (const link of ['verificationId', 'inspectionId'] as const) setValue(link, null, { shouldDirty: true });
  };
  return (
    <>
      <SupplierField label={labels.supplierId} required selectedLabel={supplierName} onPicked={clearLinks} />
      <TextField name="title" label={labels.title} required />
      <TextareaField name="description" label={labels.description} required />
      <Columns>
        <SelectField name="priority" label={labels.priority} options={priorityOptions} />
        <SelectField name="status" label={labels.status} options={statusOptions} />
        <DateField
          name="dueDate"
          label={labels.dueDate}
          required
          minDate={isDone ? undefined : today()}
          allowDate={opened?.dueDate}
        />
        {isDone ? (
          <DateField
            name="completedDate"
            label={labels.completedDate}
            maxDate={today()}
            allowDate={isoDayOfInstant(opened?.completedDate)}
            hint="Leave blank to use the current time."
          />
        ) : null}
        <TextField name="assignedTo" label={labels.assignedTo} placeholder="Leave empty or enter a valid user ID" />
      </Columns>
      <TextareaField name="rootCause" label={labels.rootCause} />
      <TextareaField name="correctiveAction" label={labels.correctiveAction} required />
      <TextareaField name="preventiveAction" label={labels.preventiveAction} />
      <TextareaField name="verificationOfEffectiveness" label={labels.verificationOfEffectiveness} />
      <LinkFields />
    </>
  );
}

/** Links to the records that the action was created from. */
function LinkFields() {
  const [supplierId, verificationId, inspectionId] = useWatch<
    ActionValues,
    ['supplierId', 'verificationId', 'inspectionId']
  >({
    name: ['supplierId', 'verificationId', 'inspectionId'],
  });
  const inspectionTitle = useInspectionTitle(inspectionId);
  const verificationTitle = useVerificationTitle(verificationId);
  return (
    <>
      <ComboboxField
        name="verificationId"
        label={labels.verificationId}
        loadOptions={verificationOptionsOf(supplierId)}
        selectedLabel={verificationTitle}
        clearable
        disabled={!supplierId}
        hint={supplierId ? undefined : 'Choose a supplier first.'}
        placeholder="Search verifications..."
        noun="a verification"
        emptyText="No verifications for this supplier"
      />
      {inspectionId ? (
        <SelectField
          name="inspectionId"
          label={labels.inspectionId}
          noneLabel="No inspection"
          options={[{ value: inspectionId, label: inspectionTitle ?? 'Loading…' }]}
        />
      ) : null}
    </>
  );
}
