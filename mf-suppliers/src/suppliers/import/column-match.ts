import {
  JOINED_COLUMNS,
  type ColumnChoice,
  type ImportInspection,
  type SupplierColumn,
} from '@fsvp/contracts/suppliers/supplier-import';
import { supplierUpdate } from '@fsvp/contracts/suppliers/supplier';
import { FIXED_FIELDS, IMPORT_FIELD_LABELS, type FixedField, type FixedValues } from './import-fields.js';

export type FileColumn = ImportInspection['columns'][number];

/** The field that each column of the file is imported as, by column number; null if it is not imported. */
export type ColumnMatch = Readonly<Record<number, SupplierColumn | null>>;

/** 'Town', or 'Column 3' where the heading is blank. */
export function columnName({ heading, number }: FileColumn): string {
  return heading.trim() || `Column ${number}`;
}

/** The suggested match. If the file has the same columns as before, keeps the choices of the user. */
export function initialMatch(
  columns: readonly FileColumn[],
  before?: { columns: readonly FileColumn[]; match: ColumnMatch },
): ColumnMatch {
  const kept = before?.columns.length === columns.length ? before : undefined;
  const entries = columns.map(({ number, heading, suggested }, index) => {
    const same = kept?.columns[index]?.heading === heading;
    return [number, same ? (kept?.match[number] ?? null) : suggested] as const;
  });
  return Object.fromEntries(entries);
}

/** The choices for the request, in the order of the file, in which cells are also joined. */
export function choicesOf(match: ColumnMatch): ColumnChoice[] {
  return Object.entries(match).flatMap(([number, column]) => (column ? [{ column, number: Number(number) }] : []));
}

export function isFilled(match: ColumnMatch, field: SupplierColumn): boolean {
  return Object.values(match).includes(field);
}

/** Another column that is imported as the same field, unless the field can join several columns. */
export function conflictingColumn(match: ColumnMatch, number: number): number | undefined {
  const field = match[number];
  if (!field || JOINED_COLUMNS.includes(field)) return undefined;
  return choicesOf(match).find((choice) => choice.column === field && choice.number !== number)?.number;
}

/** Validates a value for every row with the rules of the supplier form. */
export function fixedProblem(field: FixedField, fixed: FixedValues): string | undefined {
  const value = fixed[field]?.trim();
  if (!value) return undefined;
  const result = supplierUpdate.safeParse({ [field]: value });
  return result.success ? undefined : result.error.issues[0]?.message;
}

/** Why the file cannot be checked yet; undefined if it can. */
export function reasonNotReady(match: ColumnMatch, fixed: FixedValues): string | undefined {
  const twice = choicesOf(match).find(({ number }) => conflictingColumn(match, number) !== undefined);
  if (twice) return `${IMPORT_FIELD_LABELS[twice.column]} is chosen for two columns. Keep one of them.`;
  if (!isFilled(match, 'name')) return `Choose the column that holds the ${IMPORT_FIELD_LABELS.name}.`;
  if (!isFilled(match, 'country') && !fixed.country?.trim())
    return `Choose the column that holds the ${IMPORT_FIELD_LABELS.country}, or enter one for every row.`;
  const wrong = FIXED_FIELDS.find((field) => fixedProblem(field, fixed));
  return wrong && `Correct the ${IMPORT_FIELD_LABELS[wrong]} for every row.`;
}
