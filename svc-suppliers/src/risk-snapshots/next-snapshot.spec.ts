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
  ])('at %s ends at %s', (now, next) => {
    expect(new Date(Date.parse(now) + delayUntilNextSnapshot(Date.parse(now))).toISOString()).toBe(
      new Date(next).toISOString(),
    );
  });
});
