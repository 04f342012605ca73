import { today, addDays } from '@fsvp/contracts/core/calendar-day';
import type { ActivityResult, Assessment, ResultReview } from '@fsvp/contracts/quality/activity-result';

export interface ReviewValues {
  assessment: Assessment | null;
  reason: string;
  hazardKeys: string[];
  /** The corrective action on an inadequate result; null: a new one is opened. */
  actionId: string | null;
  action: { title: string; description: string; correctiveAction: string; dueDate: string | null };
}

export const REVIEW_FIELD_LABELS = {
  assessment: 'Assessment',
  reason: 'Reason',
  hazardKeys: 'Hazards',
  actionId: 'Corrective action',
};

/** Days until a corrective action is due, unless another day is chosen. */
const ACTION_DAYS = 14;

export function toReviewValues(review: ResultReview | undefined, result: ActivityResult): ReviewValues {
  const findings = [result.conclusions, result.correctiveActions].filter(Boolean).join('\n');
  return {
    assessment: review?.assessment ?? null,
    reason: review?.reason ?? '',
    hazardKeys: [...(review?.hazardKeys ?? [])],
    actionId: review?.actionIds[0] ?? null,
    action: {
      title: `Inadequate result: ${result.activityTitle}`.slice(0, 255),
      description: findings || 'The result of the verification activity is inadequate.',
      correctiveAction: '',
      dueDate: addDays(today(), ACTION_DAYS),
    },
  };
}
