import {
  ACTION_PRIORITIES,
  ACTION_PRIORITY_LABELS,
  ACTION_STATUS_LABELS,
  ACTION_STATUSES,
} from '@fsvp/contracts/corrective-action';
import {
  Columns,
  ComboboxField,
  DateField,
  SelectField,
  TextareaField,
  TextField,
  useFormContext,
  useWatch,
} from '@fsvp/ui';
import { earliestToday, useSupplierOptions } from '@fsvp/web-kit';
import { ACTION_FIELD_LABELS as labels, type ActionValues } from './action-form.values.js';
import { verificationOptionsOf } from './api/get-verification-options.js';
import { useInspectionTitle } from './api/get-inspection-title.js';
import { useVerificationTitle } from './api/get-verification-title.js';

const statusOptions = ACTION_STATUSES.map((value) => ({ value, label: ACTION_STATUS_LABELS[value] }));
const priorityOptions = [...ACTION_PRIORITIES]
  .reverse()
  .map((value) => ({ value, label: ACTION_PRIORITY_LABELS[value] }));

interface ActionFieldsProps {
  /** The name of the supplier that the form starts with. */
  supplierName: string | undefined;
  /** The due date that the record has: it stays valid although it is past. */
  dueDate?: string;
}

export function ActionFields({ supplierName, dueDate }: ActionFieldsProps) {
  const loadOptions = useSupplierOptions();
  const { setValue } = useFormContext<ActionValues>();
  const supplierId = useWatch<ActionValues, 'supplierId'>({ name: 'supplierId' });
  // What the action comes from is of its supplier (another's is refused).
  const dropLinks = (picked: string | null) => {
    if (picked === supplierId) return;
    for (const link of ['verificationId', 'inspectionId'] as const) setValue(link, null, { shouldDirty: true });
  };
  return (
    <>
      <ComboboxField
        name="supplierId"
        label={labels.supplierId}
        required
        loadOptions={loadOptions}
        selectedLabel={supplierName}
        placeholder="Search suppliers..."
        emptyText="No suppliers found"
        onPicked={dropLinks}
      />
      <TextField name="title" label={labels.title} required />
      <TextareaField name="description" label={labels.description} required />
      <Columns>
        <SelectField name="priority" label={labels.priority} options={priorityOptions} />
        <SelectField name="status" label={labels.status} options={statusOptions} />
        <DateField name="dueDate" label={labels.dueDate} required minDate={earliestToday()} allowDate={dueDate} />
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

/** What the action comes from. */
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
        emptyText="No verifications of this supplier"
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
