import { today } from '@fsvp/contracts/core/calendar-day';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { Columns, isoDayOfInstant } from '@fsvp/ui';
import { DateField, useWatch } from '@fsvp/ui/dialogs';
import { FindingsFields } from './findings-fields.js';
import { StatusField } from './status-field.js';
import { VERIFICATION_FIELD_LABELS as labels, type VerificationValues } from './verification-form.values.js';

/** The results of an activity. */
export function ResultFields({ opened }: { opened: VerificationActivity }) {
  const status = useWatch<VerificationValues, 'status'>({ name: 'status' });
  return (
    <>
      <Columns>
        <StatusField opened={opened} />
        {status === 'completed' ? (
          <DateField
            name="completedDate"
            label={labels.completedDate}
            maxDate={today()}
            allowDate={isoDayOfInstant(opened.completedDate)}
            hint="Leave blank to use the current time."
          />
        ) : null}
      </Columns>
      <FindingsFields />
    </>
  );
}
