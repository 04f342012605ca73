import { ASSURANCE_RULES, type Assurance, type AssuranceKind } from '@fsvp/contracts/program/assurance';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';

/** The values of the form's fields. */
export interface AssuranceValues {
  kind: AssuranceKind | null;
  /** Whether it is for this file, or for all files of the importer for one of its customers. */
  party: 'file' | 'customer';
  customerName: string;
  effectiveOn: string | null;
  signerName: string;
  signerTitle: string;
  statement: string;
  documentId: string | null;
  /** What the assurance of a qualified facility includes. */
  includes: 'controls' | 'law';
  controlsDescription: string;
  nonFederalLawStatement: string;
}

export const ASSURANCE_FIELD_LABELS: Record<keyof AssuranceValues, string> = {
  kind: 'Assurance',
  party: 'For',
  customerName: 'Customer',
  effectiveOn: 'Effective on',
  signerName: 'Signed by',
  signerTitle: 'Title',
  statement: 'What is assured',
  documentId: 'Document',
  includes: 'It includes',
  controlsDescription: 'Preventive controls',
  nonFederalLawStatement: 'Compliance with non-Federal law',
};

export const INCLUDES_LABELS: Record<AssuranceValues['includes'], string> = {
  controls: 'A description of the preventive controls',
  law: 'A statement of compliance with non-Federal food safety law',
};

export const newAssurance = (kind: AssuranceKind | null): AssuranceValues => ({
  kind,
  party: 'file',
  customerName: '',
  effectiveOn: null,
  signerName: '',
  signerTitle: '',
  statement: '',
  documentId: null,
  includes: 'controls',
  controlsDescription: '',
  nonFederalLawStatement: '',
});

export function toFormValues(assurance: Assurance): AssuranceValues {
  const { kind, importerId, customerName, effectiveOn, signerName, signerTitle, statement, documentId } = assurance;
  const { controlsDescription, nonFederalLawStatement } = assurance;
  return {
    kind,
    party: importerId ? 'customer' : 'file',
    customerName: customerName ?? '',
    effectiveOn,
    signerName,
    signerTitle,
    statement,
    documentId,
    includes: nonFederalLawStatement ? 'law' : 'controls',
    controlsDescription: controlsDescription ?? '',
    nonFederalLawStatement: nonFederalLawStatement ?? '',
  };
}

/** Whether a customer gives it, so that it can be for all files of the importer. */
export const isOfCustomer = (kind: AssuranceKind | null) => kind !== null && ASSURANCE_RULES[kind].from === 'customer';

/** Whether it includes controls or other law (21 CFR 1.512(b)(3)(ii)). */
export const includesControls = (kind: AssuranceKind | null, { circumstances }: FsvpFile) =>
  circumstances.smallSupplier === 'qualified_facility' && (kind === 'VS-2' || kind === 'SS-2');

/** The field that a qualified facility must fill in and did not; undefined if none. */
export function lackingControls(values: AssuranceValues, file: FsvpFile) {
  if (!includesControls(values.kind, file)) return undefined;
  const field = values.includes === 'controls' ? 'controlsDescription' : 'nonFederalLawStatement';
  return values[field].trim() ? undefined : field;
}

/** The fields that a correction can change. */
export function toUpdate(values: AssuranceValues, file: FsvpFile) {
  const { kind, party, customerName, includes, controlsDescription, nonFederalLawStatement } = values;
  const { effectiveOn, signerName, signerTitle, statement, documentId } = values;
  return {
    effectiveOn,
    signerName,
    signerTitle,
    statement,
    documentId,
    ...(party === 'customer' && { customerName }),
    ...(includesControls(kind, file) && {
      controlsDescription: includes === 'controls' ? controlsDescription : null,
      nonFederalLawStatement: includes === 'law' ? nonFederalLawStatement : null,
    }),
  };
}

export function toCreate(values: AssuranceValues, file: FsvpFile) {
  const party = isOfCustomer(values.kind) ? values.party : 'file';
  return {
    kind: values.kind,
    ...toUpdate({ ...values, party }, file),
    ...(party === 'customer' ? { importerId: file.importerId } : { fileId: file.id }),
  };
}
