import { AUDITOR_MAX_DAYS } from '@fsvp/contracts/access/account';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { Columns } from '@fsvp/ui';
import { DateField, RadioGroupField, TextField, useWatch } from '@fsvp/ui/dialogs';
import { roleOptions } from './account-texts.js';
import { PERSON_FIELD_LABELS as labels, type PersonValues } from './person-form.values.js';

/** @param savedDay the last day of the account, which may be in the past */
export function PersonFields({ savedDay, isNew }: { savedDay?: string | null; isNew: boolean }) {
  const isAuditor = useWatch<PersonValues, 'role'>({ name: 'role' }) === 'auditor';
  const from = today();
  return (
    <>
      <Columns>
        <TextField name="firstName" label={labels.firstName} required maxLength={100} />
        <TextField name="lastName" label={labels.lastName} required maxLength={100} />
      </Columns>
      <TextField
        name="title"
        label={labels.title}
        maxLength={100}
        placeholder="Quality Manager"
        hint="Printed with signatures."
      />
      <RadioGroupField name="role" label={labels.role} required options={roleOptions} />
      {isAuditor || !isNew ? (
        <DateField
          name="expiresOn"
          label={labels.expiresOn}
          required={isAuditor}
          minDate={from}
          maxDate={isAuditor ? addDays(from, AUDITOR_MAX_DAYS) : undefined}
          allowDate={savedDay ?? undefined}
          hint={
            isAuditor
              ? `The auditor can sign in until the end of this day, up to ${AUDITOR_MAX_DAYS} days from today.`
              : 'The account stops working after this day. Leave empty for no end date.'
          }
        />
      ) : null}
    </>
  );
}
