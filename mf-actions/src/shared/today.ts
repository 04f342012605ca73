import { today, type Day } from '@fsvp/contracts/calendar-day';

/** The day that the user's own clock shows. */
function localToday(now: Date): Day {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Today as the earliest day it may be. The server counts days in UTC; west of it an evening is already the next day there, and "today"
 * must be open to the user either way.
 */
export function earliestToday(now: Date = new Date()): Day {
  const [local, utc] = [localToday(now), today(now)];
  return local < utc ? local : utc;
}
