import type { Day } from '@fsvp/contracts/calendar-day';
import type { ReportSources } from './report-sources.js';

/** How a column's values are shown where the format has types: instants as days or with their time, `json` as text. */
export type ColumnKind = 'text' | 'number' | 'day' | 'instant' | 'flag' | 'json';

export interface ReportColumn {
  key: string;
  label: string;
  kind?: ColumnKind;
  /** Share of the page's width in the PDF; a column without one is left to the other formats. */
  pdf?: number;
  /** An amount of money, in the PDF with its cents. */
  amount?: boolean;
  /** The column whose value the PDF shows where this one has none. */
  instead?: string;
}

/** Both ends inclusive; null is open. */
export interface ReportRange {
  dateFrom: Day | null;
  dateTo: Day | null;
}

/** What a report is narrowed to; a record and a person in the audit trail only. */
export interface ReportSettings extends ReportRange {
  recordId: string | null;
  /** A user's id, or `system`. */
  actor: string | null;
}

export type ReportRow = Record<string, unknown>;
export type Summary = Record<string, unknown>;

/** Counts rows as they pass. Every figure can be counted again from the report's own rows. */
export interface Summarizer<Row extends ReportRow> {
  add(row: Row): void;
  result(): Summary;
}

/** One type of report: its rows, in order and streamed, and its summary. */
export interface ReportDefinition<Row extends ReportRow = ReportRow> {
  /** What the rows are, in the plural. */
  rowsTitle: string;
  columns: ReportColumn[];
  rows(sources: ReportSources, settings: ReportSettings): AsyncIterable<Row>;
  /** How many rows are to come, where that is cheap to know; for the progress alone. */
  expected?(sources: ReportSources, settings: ReportSettings): Promise<number>;
  summarize(generatedAt: string): Summarizer<Row>;
}

/** The same counters for a fixed list of values, all from 0. */
export function counters<K extends string>(keys: readonly K[]): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
}

export const STATUS_NOTE = 'Reflects status when generated. The date range does not filter it.';
