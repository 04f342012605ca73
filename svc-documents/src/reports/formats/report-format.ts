import type { Readable } from 'node:stream';
import type { ReportType } from '@fsvp/contracts/report';
import type {
  ReportColumn,
  ReportRange,
  ReportRow,
  ReportSettings,
  Summary,
} from '../definitions/report-definition.js';

/** Everything in a report except its rows. */
export interface ReportHead extends ReportSettings {
  reportType: ReportType;
  title: string;
  generatedAt: string;
  /** Name of `actor`, if the report is filtered by one. */
  actorName: string | null;
  summary: Summary;
  /** Heading of the rows. */
  rowsTitle: string;
  columns: ReportColumn[];
}

/** Reads the rows from the first one, each as a line of JSON. Each format calls it once. */
export type RowLines = () => AsyncIterable<string>;

/** Writes a report in one format, streamed in bounded memory. */
export type WriteFormat = (head: ReportHead, lines: RowLines) => Readable;

export function parseRow(line: string): ReportRow {
  return JSON.parse(line) as ReportRow;
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** Formats a day, or the UTC day of an instant, for reading: 'Mar 5, 2024' (spec-map: constants-21). */
export function formatDay(instant: string): string {
  return DAY.format(new Date(instant));
}

export function formatInstant(instant: string): string {
  return `${formatDay(instant)} ${instant.slice(11, 16)} UTC`;
}

/** The period as text. */
export function formatPeriod({ dateFrom, dateTo }: ReportRange): string {
  if (dateFrom && dateTo) return `${formatDay(dateFrom)} to ${formatDay(dateTo)}`;
  if (dateFrom) return `From ${formatDay(dateFrom)}`;
  return dateTo ? `Until ${formatDay(dateTo)}` : 'All dates';
}

/** Labels and texts of the period, the filters and the time of generation. */
export function listReportDetails(head: ReportHead): [label: string, text: string][] {
  const details: [string, string][] = [['Period', formatPeriod(head)]];
  if (head.recordId) details.push(['Record', head.recordId]);
  if (head.actor) details.push(['Who', head.actorName ?? head.actor]);
  details.push(['Generated', formatInstant(head.generatedAt)]);
  return details;
}
