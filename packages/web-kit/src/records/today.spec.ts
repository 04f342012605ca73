import { expect, test } from '@jest/globals';
import { todayBounds } from './today.js';

test("allows the user's current day and the current UTC day", () => {
  const evening = new Date('2026-03-06T03:00:00Z');
  // A mock with fixed local parts, so that the test does not depend on the time zone of the machine.
  const local = {
    getFullYear: () => 2026,
    getMonth: () => 2,
    getDate: () => 5,
    toISOString: () => evening.toISOString(),
  } as unknown as Date;
  expect(todayBounds(local)).toEqual({ earliest: '2026-03-05', latest: '2026-03-06' });
});
