/** How far the result of a verification activity is, and what kind of activity it describes. */

export const RESULT_STATES = ['none', 'draft', 'complete', 'reviewed_adequate', 'reviewed_inadequate'] as const;
export type ResultState = (typeof RESULT_STATES)[number];
export const RESULT_STATE_LABELS: Record<ResultState, string> = {
  none: 'No result',
  draft: 'Result in preparation',
  complete: 'To be reviewed',
  reviewed_adequate: 'Adequate',
  reviewed_inadequate: 'Inadequate',
};

export const RESULT_ACTIVITIES = ['audit', 'inspection', 'sampling_testing', 'records_review', 'other'] as const;
export type ResultActivity = (typeof RESULT_ACTIVITIES)[number];
export const RESULT_ACTIVITY_LABELS: Record<ResultActivity, string> = {
  audit: 'Onsite audit',
  inspection: 'Inspection in place of an audit',
  sampling_testing: 'Sampling and testing',
  records_review: 'Review of records',
  other: 'Other activity',
};
/** Section of 21 CFR that says what each result holds. */
export const RESULT_CITATIONS: Record<ResultActivity, string> = {
  audit: '1.506(e)(1)(i)',
  inspection: '1.506(e)(1)(i)(E)',
  sampling_testing: '1.506(e)(1)(ii)',
  records_review: '1.506(e)(1)(iii)',
  other: '1.506(e)(1)(iv)',
};
/** What an activity of a verification plan is, by the section of its result: a review of records is of the type “Certificate Review”. */
export function plannedActivityLabel(activity: {
  planLineKey: string | null;
  citation: string | null;
}): string | undefined {
  const found = RESULT_ACTIVITIES.find((one) => RESULT_CITATIONS[one] === activity.citation);
  return activity.planLineKey !== null && found ? RESULT_ACTIVITY_LABELS[found] : undefined;
}
