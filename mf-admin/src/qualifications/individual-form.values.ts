import { INDIVIDUAL_RELATION_LABELS, type IndividualRelation } from '@fsvp/contracts/program/qualification';
import type { QualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';

/** The values of the fields of a new person. */
export interface IndividualValues {
  name: string;
  employer: string;
  relation: IndividualRelation;
}

/** The values of the fields of an existing person. */
export interface EditedIndividualValues extends IndividualValues {
  userId: string | null;
}

/** The fields' labels. */
export const INDIVIDUAL_FIELD_LABELS: Record<keyof EditedIndividualValues, string> = {
  name: 'Name',
  employer: 'Employer',
  relation: 'Relation',
  userId: 'Account',
};

/** Texts of values that are not shown as they are stored. */
export const INDIVIDUAL_VALUE_TEXTS = {
  relation: (relation: IndividualRelation) => INDIVIDUAL_RELATION_LABELS[relation],
};

export const NEW_INDIVIDUAL: IndividualValues = { name: '', employer: '', relation: 'third_party' };

export function toFormValues({ name, employer, relation, userId }: QualifiedIndividual): EditedIndividualValues {
  return { name, employer: employer ?? '', relation, userId };
}
