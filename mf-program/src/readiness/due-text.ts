import { daysBetween, today, type Day } from '@fsvp/contracts/core/calendar-day';

/** 'today', 'tomorrow', 'in 12 days', '3 days ago'. */
export function dueText(day: Day, now: Day = today()): string {
  const days = daysBetween(now, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
