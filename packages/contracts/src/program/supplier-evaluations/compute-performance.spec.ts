import { describe, expect, it } from '@jest/globals';
import { computePerformance } from './compute-performance.js';
import type { PerformanceMetrics } from './performance.js';

const METRICS: PerformanceMetrics = {
  receipts: 40,
  failedReceipts: 0,
  inadequateReviews: 0,
  overdueActions: 0,
  confirmedMatches: null,
  lateDocuments: null,
  months: 24,
};
const of = (metrics: Partial<PerformanceMetrics>) => computePerformance({ ...METRICS, ...metrics });

describe('the formula perf-1', () => {
  it.each<[string, Partial<PerformanceMetrics>, number, string]>([
    ['nothing taken away', {}, 100, 'good'],
    ['failed receipts by their share', { failedReceipts: 2 }, 90, 'good'],
    ['rounded', { receipts: 7, failedReceipts: 1 }, 71, 'fair'],
    ['at most 40 for receipts', { failedReceipts: 40 }, 60, 'fair'],
    ['15 for an inadequate result', { inadequateReviews: 1 }, 85, 'good'],
    ['at most 30 for them', { inadequateReviews: 5 }, 70, 'fair'],
    ['10 for an overdue action', { overdueActions: 1 }, 90, 'good'],
    ['at most 20 for them', { overdueActions: 3 }, 80, 'fair'],
    ['20 for a confirmed match', { confirmedMatches: 1 }, 80, 'fair'],
    ['at most 40 for them', { confirmedMatches: 3 }, 60, 'fair'],
    ['1 for a late document', { lateDocuments: 1 }, 99, 'good'],
    ['at most 10 for them', { lateDocuments: 30 }, 90, 'good'],
    ['below 60', { failedReceipts: 40, lateDocuments: 1 }, 59, 'poor'],
    ['below 85', { inadequateReviews: 1, lateDocuments: 1 }, 84, 'fair'],
    ['4 receipts in 11 months', { receipts: 4, months: 11 }, 100, 'unknown'],
    ['5 receipts in 11 months', { receipts: 5, months: 11 }, 100, 'good'],
    ['no receipt in 12 months', { receipts: 0, months: 12 }, 100, 'good'],
    ['few receipts, with points lost', { receipts: 4, failedReceipts: 4, months: 0 }, 60, 'unknown'],
  ])('%s', (_, metrics, points, band) => {
    const result = of(metrics);
    expect([result.points, result.band]).toEqual([points, band]);
    expect(result.lines.reduce((sum, line) => sum + line.points, 100)).toBe(points);
  });

  it('says each line in words', () => {
    const { lines } = of({ failedReceipts: 2, overdueActions: 1 });
    expect(lines).toEqual([
      { text: '2 of 40 receipts failed: 200 × 2 / 40 points, at most 40', points: -10 },
      { text: '0 inadequate results: 15 points each, at most 30', points: 0 },
      { text: '1 overdue corrective action: 10 points each, at most 20', points: -10 },
      {
        text: 'Confirmed refusals, recalls, red-list entries and warning letters: not known to the suite',
        points: 0,
      },
      { text: 'Requested documents more than 14 days late: not known to the suite', points: 0 },
    ]);
    expect(of({ receipts: 0 }).lines[0]).toEqual({ text: 'No receipts', points: 0 });
  });
});
