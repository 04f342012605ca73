import * as z from 'zod/mini';
import { READ } from '../../core/access.js';
import { defineCall } from '../../core/call.js';
import { id } from '../../core/fields.js';

/** How well a supplier has performed over 24 months (21 CFR 1.505(a)(1)(iii); beyond/verification-engine.md, 2). The numbers are our policy. */

export const PERFORMANCE_BANDS = ['good', 'fair', 'poor', 'unknown'] as const;
export type PerformanceBand = (typeof PERFORMANCE_BANDS)[number];
export const PERFORMANCE_BAND_LABELS: Record<PerformanceBand, string> = {
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  unknown: 'Not known yet',
};

/** Months over which performance is judged. */
export const PERFORMANCE_MONTHS = 24;

/** What the band is computed from; counts over the last 24 months. */
export const performanceMetrics = z
  .object({
    /** All receipts, and those that failed. */
    receipts: z.int(),
    failedReceipts: z.int(),
    inadequateReviews: z.int(),
    overdueActions: z.int(),
    /** Refusals, recalls, red-list entries and warning letters that a person confirmed; null while there is no screening. */
    confirmedMatches: z.nullable(z.int()),
    /** Documents that came more than 14 days late; null while documents are not requested by the suite. */
    lateDocuments: z.nullable(z.int()),
    /** Months since the supplier's first receipt, 0 without one. */
    months: z.int(),
  })
  .check(z.meta({ id: 'PerformanceMetrics' }));
export type PerformanceMetrics = z.output<typeof performanceMetrics>;

export const performanceSnapshot = z
  .object({
    supplierId: z.string(),
    /** Day for which it was computed. */
    day: z.string(),
    formula: z.literal('perf-1'),
    metrics: performanceMetrics,
    /** What each metric takes from 100 points, in words. */
    lines: z.array(z.object({ text: z.string(), points: z.int() }).check(z.meta({ id: 'PerformanceLine' }))),
    points: z.int(),
    band: z.enum(PERFORMANCE_BANDS),
    /** The first day since which every stored snapshot is good; null if this one is not. */
    goodSince: z.nullable(z.string()),
  })
  .check(z.meta({ id: 'PerformanceSnapshot' }));
export type PerformanceSnapshot = z.output<typeof performanceSnapshot>;

export const getPerformanceBand = defineCall({
  id: 'getPerformanceBand',
  method: 'GET',
  path: '/api/performance-bands/{supplierId}',
  summary: 'How well a supplier has performed until today, with the formula line by line',
  tag: 'Supplier evaluations',
  access: READ,
  params: z.object({ supplierId: id }),
  response: performanceSnapshot,
});
