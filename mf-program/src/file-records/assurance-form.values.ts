import { today } from '@fsvp/contracts/core/calendar-day';
import {
  ASSURANCE_RULES,
  isForYear,
  yearOfSmallStatus,
  type Assurance,
  type AssuranceKind,
} from '@fsvp/contracts/program/assurance';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';

/** The values of the form's fields. */
export interface AssuranceValues {
  kind: AssuranceKind | null;
  /** Whether it is for this file, or for all files of the importer for one of its customers. */
  party: 'file' | 'customer';
  customerName: string;
  effectiveOn: string | null;
  /** Of an assurance of small status. */
  year: number | null;
  signerName: string;
  signerTitle: string;
  statement: string;
  documentId: string | null;
  controlsDescription: string;
  nonFederalLawStatement: string;
}

export const ASSURANCE_FIELD_LABELS: Record<keyof AssuranceValues, string> = {
  kind: 'Assurance',
  party: 'For',
  customerName: 'Customer',
  effectiveOn: 'Effective on',
  year: 'Calendar year',
  signerName: 'Signed by',
  signerTitle: 'Title',
  statement: 'What is assured',
  documentId: 'Document',
  controlsDescription: 'Preventive controls',
  nonFederalLawStatement: 'Compliance with non-Federal law',
};

/** @param isLacking the file has none of this kind for today */
export const newAssurance = (kind: AssuranceKind | null, isLacking: boolean): AssuranceValues => ({
  kind,
  party: 'file',
  customerName: '',
  effectiveOn: null,
  year: kind && isForYear(kind) ? (isLacking ? Number(today().slice(0, 4)) : yearOfSmallStatus(today())) : null,
  signerName: '',
  signerTitle: '',
  statement: '',
  documentId: null,
  controlsDescription: '',
  nonFederalLawStatement: '',
});

export function toFormValues(assurance: Assurance): AssuranceValues {
  const { kind, importerId, customerName, effectiveOn, year, signerName, signerTitle, statement, documentId } =
    assurance;
  const { controlsDescription, nonFederalLawStatement } = assurance;
  return {
    kind,
    party: importerId ? 'customer' : 'file',
    customerName: customerName ?? '',
    effectiveOn,
    year,
    signerName,
    signerTitle,
    statement,
    documentId,
    controlsDescription: controlsDescription ?? '',
    nonFederalLawStatement: nonFederalLawStatement ?? '',
  };
}

/** Whether a customer gives it, so that it can be for all files of the importer. */
export const isOfCustomer = (kind: AssuranceKind | null) => kind !== null && ASSURANCE_RULES[kind].from === 'customer';

/** Whether it can include controls and other law, which an assurance of small status must (21 CFR 1.512(b)(3)(ii)). */
export const includesControls = (kind: AssuranceKind | null, { circumstances }: FsvpFile) =>
  circumstances.smallSupplier === 'qualified_facility' && (kind === 'VS-2' || kind === 'SS-2');

/** The fields that a correction can change. */
export function toUpdate(values: AssuranceValues, file: FsvpFile) {
  const { kind, party, customerName, controlsDescription, nonFederalLawStatement } = values;
  const { effectiveOn, year, signerName, signerTitle, statement, documentId } = values;
  return {
    effectiveOn,
    signerName,
    signerTitle,
    statement,
    documentId,
    ...(party === 'customer' && { customerName }),
    ...(kind && isForYear(kind) && { year }),
    ...(includesControls(kind, file) && { controlsDescription, nonFederalLawStatement }),
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
