import {
  JOINED_COLUMNS,
  type ColumnChoice,
  type ImportInspection,
  type SupplierColumn,
} from '@fsvp/contracts/supplier-import';
import { supplierUpdate } from '@fsvp/contracts/supplier';
import { FIXED_FIELDS, IMPORT_FIELD_LABELS, type FixedField, type FixedValues } from './import-fields.js';

export type FileColumn = ImportInspection['columns'][number];

/** Which field each column of the file fills, by the column's number; null means that it is not imported. */
export type ColumnMatch = Readonly<Record<number, SupplierColumn | null>>;

/** 'Town', or 'Column 3' where the heading is blank. */
export function nameOfColumn({ heading, number }: FileColumn): string {
  return heading.trim() || `Column ${number}`;
}

/** The suggestions for a file's columns; a choice made before is kept where the same column is still there. */
export function matchOf(
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

/** What is sent, in the file's order: joined cells come in that order too. */
export function choicesOf(match: ColumnMatch): ColumnChoice[] {
  return Object.entries(match).flatMap(([number, column]) => (column ? [{ column, number: Number(number) }] : []));
}

export function isFilled(match: ColumnMatch, field: SupplierColumn): boolean {
  return Object.values(match).includes(field);
}

/** The other column that fills the same field, where the field takes one column only. */
export function rivalOf(match: ColumnMatch, number: number): number | undefined {
  const field = match[number];
  if (!field || JOINED_COLUMNS.includes(field)) return undefined;
  return choicesOf(match).find((choice) => choice.column === field && choice.number !== number)?.number;
}

/** What is wrong with a value for every row, by the rules of the supplier's own form. */
export function fixedProblem(field: FixedField, fixed: FixedValues): string | undefined {
  const value = fixed[field]?.trim();
  if (!value) return undefined;
  const result = supplierUpdate.safeParse({ [field]: value });
  return result.success ? undefined : result.error.issues[0]?.message;
}

/** The reason why the file cannot be checked yet; undefined when it can. */
export function whyNotReady(match: ColumnMatch, fixed: FixedValues): string | undefined {
  const twice = choicesOf(match).find(({ number }) => rivalOf(match, number) !== undefined);
  if (twice) return `${IMPORT_FIELD_LABELS[twice.column]} is chosen for two columns. Keep one of them.`;
  if (!isFilled(match, 'name')) return `Choose the column that holds the ${IMPORT_FIELD_LABELS.name}.`;
  if (!isFilled(match, 'country') && !fixed.country?.trim())
    return `Choose the column that holds the ${IMPORT_FIELD_LABELS.country}, or enter one for every row.`;
  const wrong = FIXED_FIELDS.find((field) => fixedProblem(field, fixed));
  return wrong && `Correct the ${IMPORT_FIELD_LABELS[wrong]} for every row.`;
}
