import { today } from '@fsvp/contracts/core/calendar-day';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { Columns, isoDayOfInstant } from '@fsvp/ui';
import { CheckboxField, DateField, NumberField, TextareaField, useWatch } from '@fsvp/ui/dialogs';
import { StatusField } from './status-field.js';
import { VERIFICATION_FIELD_LABELS as labels, type VerificationValues } from './verification-form.values.js';

/** The results of an activity. */
export function ResultFields({ opened }: { opened: VerificationActivity }) {
  const [status, followUpRequired] = useWatch<VerificationValues, ['status', 'followUpRequired']>({
    name: ['status', 'followUpRequired'],
  });
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
      <TextareaField name="findings" label={labels.findings} />
      <TextareaField name="recommendations" label={labels.recommendations} />
      <CheckboxField name="followUpRequired" label={labels.followUpRequired} />
      <Columns>
        {followUpRequired ? <DateField name="followUpDate" label={labels.followUpDate} /> : null}
        <NumberField name="cost" label={labels.cost} min={0} step={0.01} />
      </Columns>
    </>
  );
}
