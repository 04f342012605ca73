import { formatDate, TwoLines } from '@fsvp/ui';
import { dueWords } from './due-words.js';

/** A day and how far away it is. @param props.day null: nothing ends */
export function DueDay({ day }: { day: string | null }) {
  return day === null ? (
    <TwoLines primary="—" secondary="No end" />
  ) : (
    <TwoLines primary={formatDate(day)} secondary={dueWords(day)} />
  );
}
