import { today } from '@fsvp/contracts/core/calendar-day';
import {
  VERIFICATION_TYPE_LABELS,
  VERIFICATION_TYPES,
  type VerificationActivity,
} from '@fsvp/contracts/quality/verification';
import { Columns } from '@fsvp/ui';
import { ComboboxField, DateField, SelectField, TextareaField, TextField } from '@fsvp/ui/dialogs';
import { UNKNOWN_SUPPLIER, useSupplierOptions } from '@fsvp/web-kit';
import { DueDateField } from './due-date-field.js';
import { StatusField } from './status-field.js';
import { VERIFICATION_FIELD_LABELS as labels } from './verification-form.values.js';

const typeOptions = VERIFICATION_TYPES.map((value) => ({ value, label: VERIFICATION_TYPE_LABELS[value] }));

/** @param opened the activity being edited: its days stay valid even if past, and its status is among the result fields */
export function PlanFields({ opened }: { opened?: VerificationActivity }) {
  const loadOptions = useSupplierOptions();
  const earliest = today();
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
      <Columns>
        <SelectField name="type" label={labels.type} options={typeOptions} />
        {opened ? null : <StatusField />}
        <DateField
          name="scheduledDate"
          label={labels.scheduledDate}
          required
          minDate={earliest}
          allowDate={opened?.scheduledDate}
        />
        <DueDateField minDate={earliest} allowDate={opened?.dueDate} />
      </Columns>
      <TextField name="assignedTo" label={labels.assignedTo} placeholder="Enter email or user ID" />
    </>
  );
}
