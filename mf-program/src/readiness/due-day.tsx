import { formatDate, TwoLines } from '@fsvp/ui';
import { dueText } from './due-text.js';

/** A day and how far away it is. @param props.day null: nothing ends */
export function DueDay({ day }: { day: string | null }) {
  return day === null ? (
    <span data-none className="program:text-muted">
      No date
    </span>
  ) : (
    <TwoLines primary={<span className="program:whitespace-nowrap">{formatDate(day)}</span>} secondary={dueText(day)} />
  );
}
