import { addDays, addMonths, type Day } from '@fsvp/contracts/core/calendar-day';
import { formatDateRange, formatLongDate, formatMonth } from '@fsvp/ui';
import type { CalendarView } from './calendar.url.js';

const AGENDA_DAYS = 30;

export interface Period {
  from: Day;
  to: Day;
}

/** Sunday is 0. */
const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay();
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
const firstOfYear = (day: Day): Day => `${day.slice(0, 4)}-01-01`;

/** The days that a view of a day shows. A month has whole weeks. */
export function periodOf(view: CalendarView, day: Day): Period {
  if (view === 'day') return { from: day, to: day };
  if (view === 'agenda') return { from: day, to: addDays(day, AGENDA_DAYS - 1) };
  if (view === 'year') return { from: firstOfYear(day), to: `${day.slice(0, 4)}-12-31` };
  const first = firstOfMonth(day);
  const last = addDays(addMonths(first, 1), -1);
  return { from: addDays(first, -weekdayOf(first)), to: addDays(last, 6 - weekdayOf(last)) };
}

/** The day to show after Next or Previous. */
export function moveDay(view: CalendarView, day: Day, direction: 1 | -1): Day {
  if (view === 'day') return addDays(day, direction);
  if (view === 'agenda') return addDays(day, direction * AGENDA_DAYS);
  return view === 'month' ? addMonths(firstOfMonth(day), direction) : addMonths(firstOfYear(day), 12 * direction);
}

export function periodTitle(view: CalendarView, day: Day): string {
  if (view === 'day') return formatLongDate(day);
  if (view === 'year') return day.slice(0, 4);
  if (view === 'month') return formatMonth(day);
  const { from, to } = periodOf(view, day);
  return formatDateRange(from, to);
}

/** Midnight of the day on this device, as DayPicker counts. */
export function toLocalDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
