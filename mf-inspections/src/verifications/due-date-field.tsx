import { isoDay, Text } from '@fsvp/ui';
import { DateField, type DateFieldProps, useWatch } from '@fsvp/ui/dialogs';
import { VERIFICATION_FIELD_LABELS as labels, type PlanValues } from './verification-form.values.js';

/** Warns about a due date before the scheduled date, which can be saved. */
export function DueDateField(limits: Pick<DateFieldProps, 'minDate' | 'allowDate'>) {
  const [scheduled, due] = useWatch<PlanValues, ['scheduledDate', 'dueDate']>({ name: ['scheduledDate', 'dueDate'] });
  const [scheduledDay, dueDay] = [isoDay(scheduled), isoDay(due)];
  const isEarly = scheduledDay !== undefined && dueDay !== undefined && dueDay < scheduledDay;
  return (
    <DateField
      name="dueDate"
      label={labels.dueDate}
      required
      hint={
        isEarly ? (
          <Text size="meta" tone="warning">
            The due date is before the scheduled date
          </Text>
        ) : undefined
      }
      {...limits}
    />
  );
}
