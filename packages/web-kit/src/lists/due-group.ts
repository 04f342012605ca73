import { addDays, type Day, dayOf, today } from '@fsvp/contracts/core/calendar-day';

const NEXT_DAYS = 7;

/** The group of something that is not done, by the day on which it is due. @param dueDate an instant, or null for none */
export function dueGroup(dueDate: string | null, day: Day = today()): 'Overdue' | 'Next 7 days' | 'Later' {
  if (dueDate === null) return 'Later';
  const due = dayOf(dueDate);
  if (due < day) return 'Overdue';
  return due <= addDays(day, NEXT_DAYS) ? 'Next 7 days' : 'Later';
}
