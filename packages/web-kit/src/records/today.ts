import { today, type Day } from '@fsvp/contracts/calendar-day';

/** Today in the user's time zone. */
export function localToday(now: Date = new Date()): Day {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Today as the earliest and the latest day it may be. The server counts days in UTC; west of it an evening is already the next day there,
 * and "today" must be open to the user either way.
 */
export function todayBounds(now: Date = new Date()): { earliest: Day; latest: Day } {
  const [earliest, latest] = [localToday(now), today(now)].sort() as [Day, Day];
  return { earliest, latest };
}

/** Today as the earliest day a form may take; see `todayBounds`. */
export function earliestToday(now: Date = new Date()): Day {
  return todayBounds(now).earliest;
}
