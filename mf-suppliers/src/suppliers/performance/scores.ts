import { numberOf } from '@fsvp/contracts/core/number-text';
import { SCORE, type SupplierPerformance } from '@fsvp/contracts/suppliers/supplier';
import { formatInstantDate } from '@fsvp/ui';

/** '91.50'. */
export function scoreText(score: number): string {
  return score.toFixed(SCORE.scale);
}

/** The mean of the valid scores, with as many decimal places as a score has; null without any. */
export function meanOf(scores: readonly (number | string | null)[]): number | null {
  const valid = scores
    .map(numberOf)
    .filter((score) => score !== null && score >= SCORE.min && score <= SCORE.max) as number[];
  if (valid.length === 0) return null;
  // Sums hundredths, because sums of decimals such as 0.1 + 0.2 are not exact.
  const hundredths = valid.reduce((sum, score) => sum + Math.round(score * 100), 0);
  return Math.round(hundredths / valid.length) / 100;
}

/**
 * Compares the latest overall score with the previous one; undefined with fewer than two.
 * @param evaluations latest first
 */
export function trendText(
  evaluations: readonly Pick<SupplierPerformance, 'evaluationDate' | 'overallScore'>[],
): string | undefined {
  const [latest, before] = evaluations.filter(({ overallScore }) => overallScore !== null);
  if (!latest || !before) return undefined;
  const difference = latest.overallScore! - before.overallScore!;
  const change =
    difference === 0 ? 'the same as' : `${scoreText(Math.abs(difference))} ${difference > 0 ? 'higher' : 'lower'} than`;
  return `Overall score ${scoreText(latest.overallScore!)} on ${formatInstantDate(latest.evaluationDate)}, ${change} on ${formatInstantDate(before.evaluationDate)}.`;
}
