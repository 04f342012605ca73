import type { CalendarDay } from '@fsvp/contracts/catalogue/calendar';
import { longDay } from './period.js';

/** What the button of a day is called: its date first, which is what is seen. */
export function dayName(isoDate: string, today: string, found: CalendarDay | undefined): string {
  const { total = 0, overdue = 0 } = found ?? {};
  return [
    longDay(isoDate),
    isoDate === today && 'today',
    total ? `${total} ${total === 1 ? 'entry' : 'entries'}` : 'no entries',
    overdue > 0 && `${overdue} overdue`,
  ]
    .filter(Boolean)
    .join(', ');
}
