/** The words of qualifications, for pages and services. (Specification: beyond/e-signature.md, 1 and 4.) */

export const FOOD_CLASSES = ['human', 'animal'] as const;
export type FoodClass = (typeof FOOD_CLASSES)[number];
export const FOOD_CLASS_LABELS: Record<FoodClass, string> = { human: 'Human food', animal: 'Animal food' };

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
  own: 'Employee',
  contractor: 'Contractor',
  third_party: 'Third party',
  government: 'Government',
};
