import { ACCOUNT_REVIEW_DUE_SOON_DAYS } from '@fsvp/contracts/access/account-review';
import { daysBetween, today } from '@fsvp/contracts/core/calendar-day';
import { Badge, formatDate, Inline, Text } from '@fsvp/ui';

interface DueProps {
  /** Null while it is not known. */
  dueOn: string | null;
  /** The review would be the first one. */
  isFirst: boolean;
}

/** When the next review is due: yellow from two weeks before. */
export function Due({ dueOn, isFirst }: DueProps) {
  if (dueOn === null) return <Text tone="muted">Start the first review when you are ready.</Text>;
  const days = daysBetween(today(), dueOn);
  const which = isFirst ? 'The first review' : 'The next review';
  return (
    <Inline>
      {days > ACCOUNT_REVIEW_DUE_SOON_DAYS ? null : (
        <Badge tone="yellow">{days < 0 ? 'Overdue' : days === 0 ? 'Due today' : 'Due soon'}</Badge>
      )}
      <Text weight="medium">{`${which} ${days < 0 ? 'was' : 'is'} due on ${formatDate(dueOn)}.`}</Text>
    </Inline>
  );
}
