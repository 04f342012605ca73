import {
  VERIFICATION_TYPE_LABELS,
  VERIFICATION_TYPES,
  type VerificationActivity,
} from '@fsvp/contracts/quality/verification';
import { SelectField, TextareaField, TextField } from '@fsvp/ui/dialogs';
import { UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { SupplierField } from '@fsvp/web-kit/dialogs';
import { VERIFICATION_FIELD_LABELS as labels } from './verification-form.values.js';

const typeOptions = VERIFICATION_TYPES.map((value) => ({ value, label: VERIFICATION_TYPE_LABELS[value] }));

/** What the activity is about. */
export function ActivityFields({ opened }: { opened?: VerificationActivity }) {
  return (
    <>
      <SupplierField
        label={labels.supplierId}
        required
        selectedLabel={opened && (opened.supplierName ?? UNKNOWN_SUPPLIER)}
      />
      <TextField name="title" label={labels.title} required placeholder="Annual facility audit" />
      <TextareaField name="description" label={labels.description} />
    </>
  );
}

export function TypeField() {
  return <SelectField name="type" label={labels.type} options={typeOptions} />;
}

export function AssignedToField() {
  return <TextField name="assignedTo" label={labels.assignedTo} placeholder="Enter email or user ID" />;
}
