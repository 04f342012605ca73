import { addDays, startOfDay, today } from '@fsvp/contracts/core/calendar-day';

const INTERVAL_MS = 600_000;
/** How long before the end of a day its last snapshot is saved. */
const BEFORE_END_OF_DAY_MS = 10_000;

/** How long to wait for the next snapshot, in ms: ten minutes, or until just before the day ends, if that is sooner. */
export function delayUntilNextSnapshot(now: number, timeZone?: string): number {
  const tomorrow = startOfDay(addDays(today(new Date(now), timeZone), 1), timeZone);
  const untilLast = tomorrow.getTime() - now - BEFORE_END_OF_DAY_MS;
  return untilLast > 0 ? Math.min(INTERVAL_MS, untilLast) : INTERVAL_MS;
}
