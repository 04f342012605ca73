import { today } from '@fsvp/contracts/core/calendar-day';

/** The values of the form's fields. */
export interface EvaluationValues {
  evaluationDate: string | null;
  qualityScore: number | null;
  complianceScore: number | null;
  deliveryScore: number | null;
  overallScore: number | null;
  notes: string;
}

export function newEvaluation(): EvaluationValues {
  return {
    evaluationDate: today(),
    qualityScore: null,
    complianceScore: null,
    deliveryScore: null,
    overallScore: null,
    notes: '',
  };
}
