import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { ActionPriority } from '@fsvp/contracts/quality/corrective-action';
import type { HazardRating } from '@fsvp/contracts/quality/hazard-analysis';
import type { RiskLevel } from '@fsvp/contracts/suppliers/supplier';
import type { SupplierStatus } from '@fsvp/contracts/suppliers/supplier-status';
import type { ReportSources } from './report-sources.js';

/**
 * Type of a column's values. `code` is one code or several, separated by ', '; `day` is a calendar date; `instantDay` and
 * `instant` are instants, shown as their day in the suite's time zone and with the time; `json` is shown as text;
 * `signatures` is a list of `PrintedSignature`.
 */
export type ColumnKind = 'text' | 'code' | 'number' | 'day' | 'instantDay' | 'instant' | 'flag' | 'json' | 'signatures';

export type Tone = 'good' | 'warn' | 'bad';

export interface ReportColumn {
  key: string;
  label: string;
  kind?: ColumnKind;
  /** Relative width in the PDF; columns without it are only in the other formats. */
  pdf?: number;
  /** An amount of money; the PDF shows its cents. */
  amount?: boolean;
  /** Column whose value the PDF shows when this one is empty. */
  fallback?: string;
  /** Labels of codes in the PDF, by default `codeLabel`. */
  labels?: Readonly<Record<string, string>>;
  /** Colors of important values in the PDF. The text alone has the same meaning. */
  tones?: Readonly<Record<string, Tone>>;
}

/** A part of the rows with columns of its own. The workbook has a sheet for it, the PDF a table. */
export interface ReportSection {
  /** Value of `section`, the first member of its rows. */
  key: string;
  title: string;
  /** Name of its sheet. */
  sheet: string;
  columns: ReportColumn[];
  /** Whether the PDF has a row; by default it has all. */
  isPrinted?(row: ReportRow): boolean;
  /** Below its table in the PDF. */
  note?: string;
}

/** Both days are included; null means no limit. */
export interface ReportRange {
  dateFrom: Day | null;
  dateTo: Day | null;
}

/** Filters of a report. Only the audit trail has `recordId` and `actor`, only the FSVP readiness the last three. */
export interface ReportSettings extends ReportRange {
  recordId: string | null;
  /** A user's id, or `system`. */
  actor: string | null;
  /** The day that is judged. */
  asOf?: Day | null;
  importerId?: string | null;
  supplierId?: string | null;
}

export type ReportRow = Record<string, unknown>;
export type Summary = Record<string, unknown>;

/** Builds the summary from the rows, so that every figure can be verified with the rows. */
export interface Summarizer<Row extends ReportRow> {
  add(row: Row): void;
  result(): Summary;
}

/** One type of report: its ordered, streamed rows and its summary. */
export interface ReportDefinition<Row extends ReportRow = ReportRow> {
  /** Heading of the rows. */
  rowsTitle: string;
  columns: ReportColumn[];
  /** If the rows are of several kinds; `columns` are then those of all of them. */
  sections?: ReportSection[];
  /** At the end of each page of the PDF. */
  footer?: string;
  rows(sources: ReportSources, settings: ReportSettings): AsyncIterable<Row>;
  /** Counts the rows if that is cheap. Used only for the progress. */
  countRows?(sources: ReportSources, settings: ReportSettings): Promise<number>;
  summarize(generatedAt: string, settings: ReportSettings): Summarizer<Row>;
}

/** Creates a counter with the value 0 for each key. */
export function createCounters<K extends string>(keys: readonly K[]): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
}

/** Tones of risk levels, hazard ratings and priorities. */
export const LEVEL_TONES: Record<RiskLevel | HazardRating | ActionPriority, Tone> = {
  low: 'good',
  medium: 'warn',
  high: 'bad',
  critical: 'bad',
};

export const SUPPLIER_STATUS_TONES: Record<SupplierStatus, Tone> = {
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
  suspended: 'bad',
};

/** The last column of a report that has a signed record; the other reports are without it. */
export const SIGNATURES_COLUMN: ReportColumn = { key: 'signatures', label: 'Signatures', kind: 'signatures' };

export const STATUS_NOTE = 'Reflects status when generated. The date range does not filter it.';
