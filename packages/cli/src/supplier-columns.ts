import { cleanCell } from '@fsvp/tables/cells';
import { CliError } from './cli.error.js';

/** Fields of a supplier that a file can fill, named as in the API. */
export const SUPPLIER_FIELDS = [
  ...['name', 'address', 'city', 'state', 'country', 'postalCode', 'contactPerson', 'email', 'phone', 'riskLevel'],
  ...['status', 'fsvpRequired', 'lastVerificationDate', 'verificationFrequencyMonths', 'notes', 'fsvpProgram'],
  ...['duns', 'fei', 'fdaRegistration', 'fdaRegistrationEnd', 'approvalNumbers', 'tradeNames', 'sites'],
  ...['fsvpImporterName', 'fsvpImporterDuns', 'fsvpVerificationMethods', 'fsvpCorrectiveActions', 'fsvpRecordKeeping'],
] as const;

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const fieldNamed = (text: string) => SUPPLIER_FIELDS.find((field) => plain(field) === plain(text));

/** @throws if it is no field of suppliers */
export function requireField(text: string): string {
  const field = fieldNamed(text);
  if (!field) throw new CliError(`'${text}' is not a field of suppliers. Use one of ${SUPPLIER_FIELDS.join(', ')}.`);
  return field;
}

/** Which column fills which field. */
export interface ColumnMap {
  /** By column; undefined for one that is not read. */
  fields: (string | undefined)[];
  ignored: string[];
}

/**
 * Finds the fields of columns: by `map`, else by a heading that is the name of a field, such as 'Postal code'.
 * @param map fields by heading
 * @throws if `map` names a heading that the file lacks, or two columns fill one field
 */
export function mapColumns(headings: readonly string[], map: Record<string, string[]> = {}): ColumnMap {
  const chosen = new Map(Object.entries(map).map(([heading, [field]]) => [cleanCell(heading), requireField(field!)]));
  const present = headings.map(cleanCell);
  for (const heading of chosen.keys())
    if (!present.includes(heading))
      throw new CliError(`The file has no column '${heading}'. It has ${present.join(', ')}.`);
  const taken = new Set(chosen.values());
  const fields = present.map((heading) => {
    const field = fieldNamed(heading);
    return chosen.get(heading) ?? (field && !taken.has(field) ? field : undefined);
  });
  const double = fields.find((field, index) => field && fields.indexOf(field) !== index);
  if (double) throw new CliError(`Two columns fill '${double}'. Rename one of them.`);
  return { fields, ignored: present.filter((_, index) => !fields[index]) };
}
