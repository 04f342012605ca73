const DAY_MS = 86_400_000;
const INTERVAL_MS = 600_000;
/** How long before the end of a day its last snapshot is saved. */
const BEFORE_MIDNIGHT_MS = 10_000;

/**
 * How long to wait for the next snapshot, in ms: ten minutes, or until just before the day ends (UTC), if that is
 * sooner.
 */
export function delayUntilNextSnapshot(now: number): number {
  const untilLast = DAY_MS - (now % DAY_MS) - BEFORE_MIDNIGHT_MS;
  return untilLast > 0 ? Math.min(INTERVAL_MS, untilLast) : INTERVAL_MS;
}
