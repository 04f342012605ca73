import { describe, expect, it } from '@jest/globals';
import { delayUntilNextSnapshot } from './next-snapshot.js';

describe('delayUntilNextSnapshot', () => {
  it.each([
    ['2026-03-05T00:00:00Z', '2026-03-05T00:10:00Z'],
    ['2026-03-05T23:49:50Z', '2026-03-05T23:59:50Z'],
    ['2026-03-05T23:55:00Z', '2026-03-05T23:59:50Z'],
    // The day's last snapshot was saved, so the next one belongs to the following day.
    ['2026-03-05T23:59:50Z', '2026-03-06T00:09:50Z'],
    ['2026-12-31T23:59:59.999Z', '2027-01-01T00:09:59.999Z'],
    // The day of the change to winter time in New York has 25 hours.
    ['2026-11-02T03:59:00Z', '2026-11-02T04:09:00Z', 'America/New_York'],
    ['2026-11-02T04:55:00Z', '2026-11-02T04:59:50Z', 'America/New_York'],
  ])('at %s ends at %s', (now, next, timeZone = 'UTC') => {
    expect(new Date(Date.parse(now) + delayUntilNextSnapshot(Date.parse(now), timeZone)).toISOString()).toBe(
      new Date(next).toISOString(),
    );
  });
});
