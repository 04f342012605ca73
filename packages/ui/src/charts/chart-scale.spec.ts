import { describe, expect, it } from '@jest/globals';
import { axisTicks, dayShares, nearest, spreadLabels } from './chart-scale.js';

describe('axisTicks', () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [97, [0, 50, 100]],
    [412, [0, 200, 400, 600]],
    [12_616, [0, 5_000, 10_000, 15_000]],
  ])('of %i are round, whole and reach it', (max, ticks) => {
    expect(axisTicks(max)).toEqual(ticks);
  });
});

describe('dayShares', () => {
  it('are proportional to the calendar, not to the number of points', () => {
    expect(dayShares(['2026-01-01', '2026-01-02', '2026-01-11'])).toEqual([0, 0.1, 1]);
  });

  it('are not affected by daylight saving time', () => {
    expect(dayShares(['2026-03-28', '2026-03-29', '2026-03-30'])).toEqual([0, 0.5, 1]);
  });
});

it('nearest finds the day under the pointer, also beyond the ends', () => {
  const shares = [0, 0.5, 1];
  expect([-1, 0.2, 0.3, 0.9, 7].map((share) => nearest(shares, share))).toEqual([0, 0, 1, 2, 2]);
});

describe('spreadLabels', () => {
  it('keeps labels that do not overlap', () => expect(spreadLabels([10, 50, 90], 18, 0, 100)).toEqual([10, 50, 90]));
  it('separates overlapping labels in the order of the lines', () =>
    expect(spreadLabels([52, 50, 90], 18, 0, 100)).toEqual([68, 50, 90]));
  it('stays inside the plot', () => expect(spreadLabels([99, 100, 98], 18, 0, 100)).toEqual([82, 100, 64]));
});
