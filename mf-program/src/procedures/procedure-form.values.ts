import { PROCEDURE_ORIGIN_LABELS, type Procedure, type ProcedureOrigin } from '@fsvp/contracts/program/procedure';

export interface ProcedureValues {
  title: string;
  documentId: string | null;
  effectiveFrom: string | null;
  establishedBy: ProcedureOrigin;
  reviewNote: string;
}

export const PROCEDURE_FIELD_LABELS: Record<keyof ProcedureValues, string> = {
  title: 'Title',
  documentId: 'Document',
  effectiveFrom: 'First day',
  establishedBy: 'Established by',
  reviewNote: 'Review and assessment',
};

/** Texts of values that are not shown as they are stored. */
export const PROCEDURE_VALUE_TEXTS = {
  establishedBy: (origin: ProcedureOrigin) => PROCEDURE_ORIGIN_LABELS[origin],
};

export const newProcedure = (day: string): ProcedureValues => ({
  title: '',
  documentId: null,
  effectiveFrom: day,
  establishedBy: 'self',
  reviewNote: '',
});

export const toFormValues = ({
  title,
  documentId,
  effectiveFrom,
  establishedBy,
  reviewNote,
}: Procedure): ProcedureValues => ({ title, documentId, effectiveFrom, establishedBy, reviewNote: reviewNote ?? '' });

/** The body of the call: what the importer established itself needs no review. */
export function toBody({ reviewNote, ...values }: ProcedureValues) {
  return { ...values, reviewNote: values.establishedBy === 'other_entity' ? reviewNote : null };
}
