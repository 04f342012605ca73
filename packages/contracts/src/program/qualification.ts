/** The words of qualifications, for pages and services. (Specification: beyond/e-signature.md, 1 and 4.) */

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

export const FOOD_CLASSES = ['human', 'animal'] as const;
export type FoodClass = (typeof FOOD_CLASSES)[number];
export const FOOD_CLASS_LABELS: Record<FoodClass, string> = { human: 'Food for people', animal: 'Food for animals' };

/** What a qualification rests on (21 CFR 1.500, "qualified individual"); no fixed course is required (G23 C.3). */
export const QUALIFICATION_BASES = ['education', 'training', 'experience'] as const;
export type QualificationBasis = (typeof QUALIFICATION_BASES)[number];
export const QUALIFICATION_BASIS_LABELS: Record<QualificationBasis, string> = {
  education: 'Education',
  training: 'Training',
  experience: 'Experience',
};

export const INDIVIDUAL_RELATIONS = ['own', 'contractor', 'third_party', 'government'] as const;
export type IndividualRelation = (typeof INDIVIDUAL_RELATIONS)[number];
export const INDIVIDUAL_RELATION_LABELS: Record<IndividualRelation, string> = {
  own: 'Own staff',
  contractor: 'Contractor',
  third_party: 'Third party',
  government: 'Government',
};

/** The states of a signed record (beyond/index.md, 4). */
export const SIGNED_STATES = ['draft', 'signed', 'superseded', 'withdrawn'] as const;
export type SignedState = (typeof SIGNED_STATES)[number];
export const SIGNED_STATE_LABELS: Record<SignedState, string> = {
  draft: 'Draft',
  signed: 'Signed',
  superseded: 'Superseded',
  withdrawn: 'Withdrawn',
};
