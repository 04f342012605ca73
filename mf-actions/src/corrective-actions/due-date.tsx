import { actionOverdue, type CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import { formatDate, Text } from '@fsvp/ui';

/** The due day, marked as overdue if it has passed and the action is still active. */
export function DueDate({ action }: { action: Pick<CorrectiveAction, 'status' | 'dueDate'> }) {
  const day = formatDate(action.dueDate);
  return actionOverdue(action) ? (
    <Text tone="bad" weight="medium">
      {day} (overdue)
    </Text>
  ) : (
    <Text>{day}</Text>
  );
}
