import { expect, it } from '@jest/globals';
import { formatDistance } from 'date-fns';
import { timeDistance } from './time-distance.js';

const later = new Date('2026-03-15T12:00:00Z');

it.each([
  [20, 'less than a minute'],
  [60, '1 minute'],
  [44 * 60, '44 minutes'],
  [60 * 60, 'about 1 hour'],
  [7 * 3_600, 'about 7 hours'],
  [30 * 3_600, '1 day'],
  [20 * 86_400, '20 days'],
  [50 * 86_400, 'about 2 months'],
  [200 * 86_400, '7 months'],
  [380 * 86_400, 'about 1 year'],
  [600 * 86_400, 'over 1 year'],
  [700 * 86_400, 'almost 2 years'],
])('%i seconds are %s', (seconds, text) => {
  expect(timeDistance(new Date(later.getTime() - seconds * 1_000), later)).toBe(text);
});

it('returns the same texts as date-fns', () => {
  for (let seconds = 7; seconds < 3 * 365 * 86_400; seconds = Math.ceil(seconds * 1.013)) {
    const earlier = new Date(later.getTime() - seconds * 1_000);
    expect([seconds, timeDistance(earlier, later)]).toEqual([seconds, formatDistance(earlier, later)]);
  }
});
