import { VERIFICATION_STATUS_LABELS, VERIFICATION_STATUSES, VERIFICATION_TYPE_LABELS, VERIFICATION_TYPES, type VerificationActivity } from '@fsvp/contracts/verification';
import { Columns, ComboboxField, DateField, SelectField, TextareaField, TextField } from '@fsvp/ui';
import { todayBounds, UNKNOWN_SUPPLIER, useSupplierOptions } from '@fsvp/web-kit';
import { VERIFICATION_FIELD_LABELS as labels } from './verification-form.values.js';

const typeOptions = VERIFICATION_TYPES.map((value) => ({ value, label: VERIFICATION_TYPE_LABELS[value] }));

/** The choices omit overdue (specification §5), unless that is what the activity is stored as. */
function statusOptions(opened: VerificationActivity | undefined) {
  const offered = VERIFICATION_STATUSES.filter((status) => status !== 'overdue' || opened?.status === 'overdue');
  return offered.map((value) => ({ value, label: VERIFICATION_STATUS_LABELS[value] }));
}

/** @param opened the activity being edited: its own days stay valid although they are past */
export function PlanFields({ opened }: { opened?: VerificationActivity }) {
  const loadOptions = useSupplierOptions();
  const { earliest } = todayBounds();
  return (
    <>
      <ComboboxField
        name="supplierId"
        label={labels.supplierId}
        required
        loadOptions={loadOptions}
        selectedLabel={opened && (opened.supplierName ?? UNKNOWN_SUPPLIER)}
        placeholder="Search suppliers..."
        emptyText="No suppliers found"
      />
      <TextField name="title" label={labels.title} required placeholder="Annual facility audit" />
      <TextareaField name="description" label={labels.description} />
      <Columns>
        <SelectField name="type" label={labels.type} options={typeOptions} />
        <SelectField name="status" label={labels.status} options={statusOptions(opened)} />
        <DateField name="scheduledDate" label={labels.scheduledDate} required minDate={earliest} allowDate={opened?.scheduledDate} />
        <DateField name="dueDate" label={labels.dueDate} required minDate={earliest} allowDate={opened?.dueDate} />
      </Columns>
      <TextField name="assignedTo" label={labels.assignedTo} placeholder="Enter email or user ID" />
    </>
  );
}
