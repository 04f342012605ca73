import type { PerformanceBand, PerformanceMetrics, PerformanceSnapshot } from './performance.js';

/** The formula `perf-1`, line by line (beyond/verification-engine.md, 2). The law names the factors only: the numbers are our policy. */

type Line = PerformanceSnapshot['lines'][number];

/** Points of which the formula takes away. */
const START = 100;
const MIN_RECEIPTS = 5;
const MIN_MONTHS = 12;
const MIN_GOOD = 85;
const MIN_FAIR = 60;

/** Points that are taken away, never as minus zero. */
const minus = (points: number): number => (points ? -points : 0);
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Such as "2 overdue corrective actions: 10 points each, at most 20". @param count null while the suite does not know it */
function lineFor(count: number | null, one: string, many: string, each: number, most: number): Line {
  const rule = `${each} ${each === 1 ? 'point' : 'points'} each, at most ${most}`;
  return count === null
    ? { text: `${many.charAt(0).toUpperCase()}${many.slice(1)}: not known to the suite`, points: 0 }
    : { text: `${counted(count, one, many)}: ${rule}`, points: minus(Math.min(most, count * each)) };
}

function receiptsLine({ receipts, failedReceipts }: PerformanceMetrics): Line {
  if (!receipts) return { text: 'No receipts', points: 0 };
  return {
    text: `${failedReceipts} of ${counted(receipts, 'receipt', 'receipts')} failed: 200 × ${failedReceipts} / ${receipts} points, at most 40`,
    points: minus(Math.min(40, Math.round((200 * failedReceipts) / receipts))),
  };
}

function bandOf({ receipts, months }: PerformanceMetrics, points: number): PerformanceBand {
  if (receipts < MIN_RECEIPTS && months < MIN_MONTHS) return 'unknown';
  if (points >= MIN_GOOD) return 'good';
  return points < MIN_FAIR ? 'poor' : 'fair';
}

/** What the metrics of 24 months add up to. */
export function computePerformance(
  metrics: PerformanceMetrics,
): Pick<PerformanceSnapshot, 'formula' | 'metrics' | 'lines' | 'points' | 'band'> {
  const lines = [
    receiptsLine(metrics),
    lineFor(metrics.inadequateReviews, 'inadequate result', 'inadequate results', 15, 30),
    lineFor(metrics.overdueActions, 'overdue corrective action', 'overdue corrective actions', 10, 20),
    lineFor(
      metrics.confirmedMatches,
      'confirmed refusal, recall, red-list entry or warning letter',
      'confirmed refusals, recalls, red-list entries and warning letters',
      20,
      40,
    ),
    lineFor(
      metrics.lateDocuments,
      'requested document more than 14 days late',
      'requested documents more than 14 days late',
      1,
      10,
    ),
  ];
  const points = lines.reduce((sum, line) => sum + line.points, START);
  return { formula: 'perf-1', metrics, lines, points, band: bandOf(metrics, points) };
}
