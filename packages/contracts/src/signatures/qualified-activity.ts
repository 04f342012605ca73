/** What a qualified individual is qualified to do (21 CFR 1.503). */
export const QUALIFIED_ACTIVITIES = [
  'hazard_analysis',
  'evaluation',
  'approval',
  'plan',
  'audit',
  'sampling_testing',
  'records_review',
  'results_review',
  'corrective_action',
  'eligibility',
  'procedure',
  'screening',
] as const;
export type QualifiedActivity = (typeof QUALIFIED_ACTIVITIES)[number];

/** Each completes "You are not recorded as qualified to …". */
export const QUALIFIED_ACTIVITY_LABELS: Record<QualifiedActivity, string> = {
  hazard_analysis: 'Conduct hazard analyses',
  evaluation: 'Evaluate suppliers',
  approval: 'Approve suppliers',
  plan: 'Plan verification activities',
  audit: 'Audit suppliers onsite',
  sampling_testing: 'Sample and test food',
  records_review: 'Review records of suppliers',
  results_review: 'Review results of verification activities',
  corrective_action: 'Conduct corrective actions',
  eligibility: 'Determine eligibility',
  procedure: 'Establish procedures',
  screening: 'Screen suppliers',
};
