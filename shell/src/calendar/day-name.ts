import type { CalendarDay } from '@fsvp/contracts/catalogue/calendar';
import { formatLongDate, t } from '@fsvp/ui';

/** What the button of a day is called: its date first, which is what is seen. */
export function dayName(isoDate: string, today: string, found: CalendarDay | undefined): string {
  const { total = 0, overdue = 0 } = found ?? {};
  return [
    formatLongDate(isoDate),
    isoDate === today && t({ defaultMessage: 'today' }),
    t({ defaultMessage: '{total, plural, =0 {no entries} one {# entry} other {# entries}}' }, { total }),
    overdue > 0 && t({ defaultMessage: '{overdue, plural, one {# overdue} other {# overdue}}' }, { overdue }),
  ]
    .filter(Boolean)
    .join(', ');
}
