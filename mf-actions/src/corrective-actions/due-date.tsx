import { actionOverdue, type CorrectiveAction } from '@fsvp/contracts/corrective-action';
import { formatDate, Text } from '@fsvp/ui';

/** The due day; said to be overdue while the action is active and the day has passed. */
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
