import { expect, test } from '@jest/globals';
import { meanOf, trendText } from './scores.js';

test('the mean ignores missing scores and has two decimal places', () => {
  expect(meanOf([null, null, null])).toBeNull();
  expect(meanOf([0, null, null])).toBe(0);
  expect(meanOf([90.1, 90.2, 90.4])).toBe(90.23);
  expect(meanOf([99.99, 99.99, 99.99])).toBe(99.99);
  expect(meanOf([Number.NaN, 100, 80])).toBe(80);
});

test('the comparison names both days and ignores evaluations without an overall score', () => {
  const on = (evaluationDate: string, overallScore: number | null) => ({ evaluationDate, overallScore });
  expect(trendText([on('2026-03-05', 90)])).toBeUndefined();
  expect(trendText([on('2026-03-05', 90), on('2026-01-05', null), on('2025-03-05', 90)])).toBe(
    'Overall score 90.00 on Mar 5, 2026, the same as on Mar 5, 2025.',
  );
  expect(trendText([on('2026-03-05', 90.3), on('2025-03-05', 90.1)])).toBe(
    'Overall score 90.30 on Mar 5, 2026, 0.20 higher than on Mar 5, 2025.',
  );
});
