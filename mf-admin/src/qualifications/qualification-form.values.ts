import { today } from '@fsvp/contracts/core/calendar-day';
import type { FoodClass, QualificationBasis } from '@fsvp/contracts/program/qualification';
import type { QualifiedActivity } from '@fsvp/contracts/signatures/qualified-activity';
import type { Qualification } from '@fsvp/contracts/program/qualified-individual';
import { formatDate } from '@fsvp/ui';
import { activityLabels, basisText, foodClassesText, languagesText } from './qualification-texts.js';

/** The values of the form's fields. */
export interface QualificationValues {
  activities: QualifiedActivity[];
  foodClasses: FoodClass[];
  /** Separated by commas or spaces. */
  industryCodes: string;
  languages: string[];
  basis: { kind: QualificationBasis; text: string }[];
  documents: string[];
  validFrom: string | null;
  validUntil: string | null;
}

/** The fields' labels. */
export const QUALIFICATION_FIELD_LABELS: Record<keyof QualificationValues, string> = {
  activities: 'Activities',
  foodClasses: 'Classes of food',
  industryCodes: 'FDA industries',
  languages: 'Languages that the person reads',
  basis: 'Basis',
  documents: 'Documents',
  validFrom: 'First day',
  validUntil: 'Last day',
};

/** Texts of values that are not shown as they are stored. */
export const QUALIFICATION_VALUE_TEXTS = {
  activities: (activities: QualifiedActivity[]) => activityLabels(activities).join(', ') || 'None',
  foodClasses: foodClassesText,
  industryCodes: (codes: string) => codes || 'All industries',
  languages: languagesText,
  basis: basisText,
  documents: (documents: string[]) => (documents.length === 1 ? '1 document' : `${documents.length} documents`),
  validFrom: (day: string | null) => formatDate(day, 'Empty'),
  validUntil: (day: string | null) => formatDate(day, 'No end'),
};

/** The codes of a text. */
export const toIndustryCodes = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

export const newQualification = (): QualificationValues => ({
  activities: [],
  foodClasses: [],
  industryCodes: '',
  languages: ['en'],
  basis: [{ kind: 'education', text: '' }],
  documents: [],
  validFrom: today(),
  validUntil: null,
});

export function toFormValues(qualification: Qualification): QualificationValues {
  const { activities, foodClasses, industryCodes, languages, basis, documents, validFrom, validUntil } = qualification;
  return {
    activities,
    foodClasses,
    industryCodes: industryCodes.join(', '),
    languages,
    basis,
    documents,
    validFrom,
    validUntil,
  };
}

/** What the calls expect. */
export const toBody = (values: QualificationValues) => ({
  ...values,
  industryCodes: toIndustryCodes(values.industryCodes),
});
