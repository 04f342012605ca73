import { today, type Day } from '@fsvp/contracts/calendar-day';

/** Today in the user's time zone. */
export function localToday(now: Date = new Date()): Day {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * The current day in the user's time zone and in UTC, which the server uses, in order. They can differ, and forms must
 * accept both.
 */
export function todayBounds(now: Date = new Date()): { earliest: Day; latest: Day } {
  const [earliest, latest] = [localToday(now), today(now)].sort() as [Day, Day];
  return { earliest, latest };
}

/** The earliest day that forms accept as today; see `todayBounds`. */
export function earliestToday(now: Date = new Date()): Day {
  return todayBounds(now).earliest;
}
