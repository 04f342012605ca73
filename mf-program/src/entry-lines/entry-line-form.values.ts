import { entryLineCreate, type EntryLine } from '@fsvp/contracts/program/entry-line';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { FSVP_ENTITY_ROLE, type Importer } from '@fsvp/contracts/program/importer';
import { recordFormValues, type FormValues } from '@fsvp/web-kit';

export const ENTRY_LINE_FIELD_LABELS = {
  entryNumber: 'Entry number',
  lineNumber: 'Line',
  productCode: 'FDA product code',
  role: 'Entry code',
  arrivedOn: 'Arrived on',
  priorNoticeNumber: 'Prior notice confirmation number',
  lots: 'Lots',
  quantity: 'Quantity',
  manufacturerName: 'Manufacturer',
  manufacturerId: 'Manufacturer identifier',
  productDescription: 'Product description',
  declaredName: 'Declared name',
  declaredEmail: 'Declared email address',
  declaredDuns: 'Declared DUNS number',
} satisfies Partial<Record<keyof EntryLine, string>>;

/** The values of the form's fields; the number of the line is text. */
export type EntryLineValues = FormValues<
  Omit<EntryLine, 'lineNumber'> & { lineNumber: string },
  keyof typeof ENTRY_LINE_FIELD_LABELS,
  'role' | 'arrivedOn'
>;

const valuesOf = (from: Partial<EntryLineValues>) =>
  recordFormValues<EntryLineValues>(entryLineCreate, ENTRY_LINE_FIELD_LABELS, from);

/** An entry declares the importer of the file. */
export const newEntryLine = ({ legalName, email, duns }: Importer) =>
  valuesOf({
    lineNumber: '',
    role: FSVP_ENTITY_ROLE,
    declaredName: legalName,
    declaredEmail: email,
    declaredDuns: duns,
  });

export const toFormValues = (line: EntryLine) => valuesOf({ ...line, lineNumber: String(line.lineNumber) });

export const toUpdate = (values: EntryLineValues) => values;

export const toCreate = (values: EntryLineValues, { id, importerId }: FsvpFile) => ({
  ...values,
  fileId: id,
  importerId,
});
