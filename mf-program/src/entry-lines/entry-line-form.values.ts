import type { EntryLine } from '@fsvp/contracts/program/entry-line';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { FSVP_ENTITY_ROLE, type Importer } from '@fsvp/contracts/program/importer';

/** The values of the form's fields. */
export interface EntryLineValues {
  entryNumber: string;
  lineNumber: string;
  productCode: string;
  role: EntryLine['role'] | null;
  arrivedOn: string | null;
  declaredName: string;
  declaredEmail: string;
  declaredDuns: string;
}

export const ENTRY_LINE_FIELD_LABELS: Record<keyof EntryLineValues, string> = {
  entryNumber: 'Entry number',
  lineNumber: 'Line',
  productCode: 'FDA product code',
  role: 'Entry code',
  arrivedOn: 'Arrived on',
  declaredName: 'Declared name',
  declaredEmail: 'Declared email address',
  declaredDuns: 'Declared DUNS number',
};

/** An entry declares the importer of the file. */
export const newEntryLine = ({ legalName, email, duns }: Importer): EntryLineValues => ({
  entryNumber: '',
  lineNumber: '',
  productCode: '',
  role: FSVP_ENTITY_ROLE,
  arrivedOn: null,
  declaredName: legalName,
  declaredEmail: email,
  declaredDuns: duns,
});

export function toFormValues(line: EntryLine): EntryLineValues {
  const { entryNumber, lineNumber, productCode, role, arrivedOn, declaredName, declaredEmail, declaredDuns } = line;
  return {
    entryNumber,
    lineNumber: String(lineNumber),
    productCode,
    role,
    arrivedOn,
    declaredName: declaredName ?? '',
    declaredEmail: declaredEmail ?? '',
    declaredDuns: declaredDuns ?? '',
  };
}

export const toUpdate = (values: EntryLineValues) => values;

export const toCreate = (values: EntryLineValues, { id, importerId }: FsvpFile) => ({
  ...values,
  fileId: id,
  importerId,
});
