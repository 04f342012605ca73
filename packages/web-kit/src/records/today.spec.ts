import { expect, test } from '@jest/globals';
import { todayBounds } from './today.js';

test('today is open to a user whose day is not the day in UTC', () => {
  const evening = new Date('2026-03-06T03:00:00Z');
  // The user's clock, wherever this runs, is taken from the Date's own local parts.
  const local = {
    getFullYear: () => 2026,
    getMonth: () => 2,
    getDate: () => 5,
    toISOString: () => evening.toISOString(),
  } as unknown as Date;
  expect(todayBounds(local)).toEqual({ earliest: '2026-03-05', latest: '2026-03-06' });
});
