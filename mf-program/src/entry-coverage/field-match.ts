import {
  ENTRY_LINE_COLUMN_NAMES,
  OPTIONAL_ENTRY_LINE_COLUMNS,
  type EntryLineColumn,
} from '@fsvp/contracts/program/entry-line';
import type { EntryLineInspection } from '@fsvp/contracts/program/entry-line-coverage';
import { ENTRY_LINE_FIELD_LABELS } from '../entry-lines/entry-line-form.values.js';

export type ReportColumn = EntryLineInspection['columns'][number];

/** The field that each column of a report has, by the number of the column; null for none. */
export type FieldMatch = Readonly<Record<number, EntryLineColumn | null>>;

export const COLUMN_LABELS: Record<EntryLineColumn, string> = { ...ENTRY_LINE_FIELD_LABELS, fileNumber: 'FSVP file' };

export const initialMatch = (columns: readonly ReportColumn[]): FieldMatch =>
  Object.fromEntries(columns.map(({ number, suggested }) => [number, suggested]));

/** A field has one column: another one that had it loses it. */
export function withField(match: FieldMatch, number: number, field: EntryLineColumn | null): FieldMatch {
  const others = Object.entries(match).map(([other, column]) => [other, column === field ? null : column]);
  return { ...(Object.fromEntries(others) as FieldMatch), [number]: field };
}

/** Labels of required fields without a column. @param entryCode of rows without one */
export function missingFields(match: FieldMatch, entryCode: string | undefined): string[] {
  const chosen = Object.values(match);
  return ENTRY_LINE_COLUMN_NAMES.filter((column) => !OPTIONAL_ENTRY_LINE_COLUMNS.includes(column))
    .filter((column) => !chosen.includes(column) && !(column === 'role' && entryCode))
    .map((column) => COLUMN_LABELS[column]);
}
