import {
  PROCEDURE_ORIGIN_LABELS,
  procedureCreate,
  type Procedure,
  type ProcedureOrigin,
} from '@fsvp/contracts/program/procedure';
import { recordFormValues, type FormValues } from '@fsvp/web-kit';

export const PROCEDURE_FIELD_LABELS = {
  title: 'Title',
  documentId: 'Document',
  effectiveFrom: 'First day',
  establishedBy: 'Established by',
  reviewNote: 'Review and assessment',
} satisfies Partial<Record<keyof Procedure, string>>;

/** The values of the form's fields. */
export type ProcedureValues = FormValues<Procedure, keyof typeof PROCEDURE_FIELD_LABELS, 'effectiveFrom'>;

/** Texts of values that are not shown as they are stored. */
export const PROCEDURE_VALUE_TEXTS = {
  establishedBy: (origin: ProcedureOrigin) => PROCEDURE_ORIGIN_LABELS[origin],
};

export const newProcedure = (effectiveFrom: string): ProcedureValues =>
  recordFormValues(procedureCreate, PROCEDURE_FIELD_LABELS, { effectiveFrom });

export const toFormValues = (procedure: Procedure): ProcedureValues =>
  recordFormValues(procedureCreate, PROCEDURE_FIELD_LABELS, procedure);

/** The body of the call: what the importer established itself needs no review. */
export function toBody({ reviewNote, ...values }: ProcedureValues) {
  return { ...values, reviewNote: values.establishedBy === 'other_entity' ? reviewNote : null };
}
