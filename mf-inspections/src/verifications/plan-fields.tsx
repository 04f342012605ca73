import { today } from '@fsvp/contracts/core/calendar-day';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { Columns } from '@fsvp/ui';
import { DateField, useWatch } from '@fsvp/ui/dialogs';
import { ActivityFields, AssignedToField, TypeField } from './activity-fields.js';
import { DueDateField } from './due-date-field.js';
import { StatusField } from './status-field.js';
import { VERIFICATION_FIELD_LABELS as labels, type PlanValues } from './verification-form.values.js';

/**
 * @param opened the activity being edited: its days stay valid even if past, all days if it is completed, and its status
 *   is among the result fields
 */
export function PlanFields({ opened }: { opened?: VerificationActivity }) {
  const status = useWatch<PlanValues, 'status'>({ name: 'status' });
  const isCompleted = status === 'completed';
  const earliest = opened && isCompleted ? undefined : today();
  return (
    <>
      <ActivityFields opened={opened} />
      <Columns>
        <TypeField />
        {opened ? null : (
          <StatusField
            hint={isCompleted ? 'Completed now. For an earlier day, use Record a Past Activity.' : undefined}
          />
        )}
        <DateField
          name="scheduledDate"
          label={labels.scheduledDate}
          required
          minDate={earliest}
          allowDate={opened?.scheduledDate}
        />
        <DueDateField minDate={earliest} allowDate={opened?.dueDate} />
      </Columns>
      <AssignedToField />
    </>
  );
}
