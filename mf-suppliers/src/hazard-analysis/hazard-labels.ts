import type {
  HazardAnalysis,
  HazardRating,
  HazardType,
  Likelihood,
  Severity,
} from '@fsvp/contracts/quality/hazard-analysis';
import type { Tone } from '@fsvp/ui';

export const HAZARD_TYPE_LABELS: Record<HazardType, string> = {
  biological: 'Biological',
  chemical: 'Chemical',
  physical: 'Physical',
  radiological: 'Radiological',
};
export const SEVERITY_LABELS: Record<Severity, string> = { low: 'Low', medium: 'Medium', high: 'High' };
export const LIKELIHOOD_LABELS: Record<Likelihood, string> = {
  rare: 'Rare',
  unlikely: 'Unlikely',
  possible: 'Possible',
  likely: 'Likely',
  certain: 'Certain',
};
export const RATING_TONES: Record<HazardRating, Tone> = {
  critical: 'red-solid',
  high: 'red',
  medium: 'yellow',
  low: 'green',
};

/** Shown for a product whose name the server no longer returns. */
const UNKNOWN_PRODUCT = 'Unknown Product';

/** The name of the analyzed product; undefined if the analysis covers all products of the supplier. */
export function productOf({
  productId,
  productName,
}: Pick<HazardAnalysis, 'productId' | 'productName'>): string | undefined {
  return productId === null ? undefined : (productName ?? UNKNOWN_PRODUCT);
}

/** 'Biological Hazard'. */
export function hazardTitle(type: HazardType): string {
  return `${HAZARD_TYPE_LABELS[type] ?? type} Hazard`;
}
