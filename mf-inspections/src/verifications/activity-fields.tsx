import {
  VERIFICATION_TYPE_LABELS,
  VERIFICATION_TYPES,
  type VerificationActivity,
} from '@fsvp/contracts/quality/verification';
import { ComboboxField, SelectField, TextareaField, TextField } from '@fsvp/ui/dialogs';
import { UNKNOWN_SUPPLIER, useSupplierOptions } from '@fsvp/web-kit';
import { VERIFICATION_FIELD_LABELS as labels } from './verification-form.values.js';

const typeOptions = VERIFICATION_TYPES.map((value) => ({ value, label: VERIFICATION_TYPE_LABELS[value] }));

/** What the activity is about. */
export function ActivityFields({ opened }: { opened?: VerificationActivity }) {
  const loadOptions = useSupplierOptions();
  return (
    <>
      <ComboboxField
        name="supplierId"
        label={labels.supplierId}
        required
        loadOptions={loadOptions}
        selectedLabel={opened && (opened.supplierName ?? UNKNOWN_SUPPLIER)}
        placeholder="Search suppliers..."
        noun="a supplier"
        emptyText="No suppliers found"
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
