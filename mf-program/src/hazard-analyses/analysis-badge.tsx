import { daysBetween, today } from '@fsvp/contracts/core/calendar-day';
import { FOOD_ANALYSIS_STATE_LABELS, type FoodAnalysis, type FoodAnalysisState } from '@fsvp/contracts/program/food';
import { Badge, type Tone } from '@fsvp/ui';

/** Days before the end of an analysis from which it is due again (beyond/hazard-analysis.md, 8). */
const DUE_DAYS = 90;

const TONES: Record<FoodAnalysisState, Tone> = {
  none: 'neutral',
  draft: 'blue',
  current: 'green',
  stale: 'yellow',
  expired: 'red',
};

/** Whether the signed analysis counts for a few weeks only. */
export const isDueSoon = (validUntil: string | null): boolean =>
  validUntil !== null && daysBetween(today(), validUntil) <= DUE_DAYS;

/** What the hazard analyses of a food are worth now. */
export function AnalysisBadge({ analysis: { state, validUntil } }: { analysis: FoodAnalysis }) {
  if (state === 'current' && isDueSoon(validUntil)) return <Badge tone="yellow">Due soon</Badge>;
  return <Badge tone={TONES[state]}>{FOOD_ANALYSIS_STATE_LABELS[state]}</Badge>;
}
