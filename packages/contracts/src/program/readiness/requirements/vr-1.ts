import { controlledElsewhere } from '../applicability.js';
import type { Evaluation } from '../evaluation.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { describeReviews, findDueDays, findReviewed, hasNothingToReview } from '../verification-evaluations.js';

export const requirement: Requirement = {
  group: 'verification',
  title: REQUIREMENT_TITLES['VR-1'],
  citations: ['1.506(e)(3)', '1.511(c)(5)(iii)'],
  blocking: false,
  regimes: ['standard', 'ds_other'],
  unless: controlledElsewhere,
  why: 'You must promptly review and assess each result and document that, because a result that does not provide assurance requires action.',
  needs: 'A signed review of each result that finds it adequate',
  who: 'qualified',
};

export const evaluation = (): Evaluation => ({
  findRecords: findReviewed,
  notes: describeReviews,
  isSatisfied: hasNothingToReview,
  findChangeDays: findDueDays,
  source: 'quality',
  nextAction: { label: 'Review the results', opens: 'activities' },
});
