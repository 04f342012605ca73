import { HAZARD_RATING_LABELS, hazardRating } from '@fsvp/contracts/quality/hazard-analysis';
import { Badge } from '@fsvp/ui';
import { RATING_TONES } from './hazard-labels.js';

export function RatingBadge({ score }: { score: number }) {
  const rating = hazardRating(score);
  return <Badge tone={RATING_TONES[rating]}>{HAZARD_RATING_LABELS[rating]}</Badge>;
}
