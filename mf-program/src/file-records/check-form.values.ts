import { countryCode } from '@fsvp/contracts/core/country';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { StandingCheck, StandingCheckKind } from '@fsvp/contracts/program/standing-check';
import type { RecognisedSystem } from './api/list-recognised-systems.js';

/** The values of the form's fields. */
export interface CheckValues {
  kind: StandingCheckKind;
  countryCode: string | null;
  authority: string;
  found: 'yes' | 'no' | null;
  how: string;
  documentId: string | null;
  checkedOn: string | null;
}

export const CHECK_FIELD_LABELS: Record<keyof CheckValues, string> = {
  kind: 'What was checked',
  countryCode: 'Country of the supplier',
  authority: 'Authority',
  found: 'Result',
  how: 'How it was checked',
  documentId: 'Document',
  checkedOn: 'Checked on',
};

/** What a check of each kind found. */
export const FOUND_LABELS: Record<StandingCheckKind, Record<'yes' | 'no', string>> = {
  scope: { yes: 'In scope of the recognition', no: 'Not in scope' },
  standing: { yes: 'In good standing', no: 'Not in good standing' },
};

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
export const countryName = (code: string) => names.of(code) ?? code;

/** A new check begins with the supplier's country and its authority. */
export function newCheck(
  kind: StandingCheckKind,
  { supplierCountry }: FsvpFile,
  systems: readonly RecognisedSystem[],
): CheckValues {
  const code = supplierCountry ? countryCode(supplierCountry) : null;
  return {
    kind,
    countryCode: code,
    authority: systems.find(({ country }) => country === code)?.authority ?? '',
    found: null,
    how: '',
    documentId: null,
    checkedOn: null,
  };
}

export function toFormValues(check: StandingCheck): CheckValues {
  const { kind, countryCode: country, authority, found, how, documentId, checkedOn } = check;
  return { kind, countryCode: country, authority, found: found ? 'yes' : 'no', how, documentId, checkedOn };
}

const answerOf = (found: CheckValues['found']) => (found === null ? undefined : found === 'yes');

export const toCreate = (values: CheckValues) => ({ ...values, found: answerOf(values.found) });

/** The kind stays. */
export function toUpdate({ kind: _kind, ...values }: CheckValues) {
  return { ...values, found: answerOf(values.found) };
}
