import type { Readable } from 'node:stream';
import type { ReportType } from '@fsvp/contracts/reports/report';
import type {
  ReportColumn,
  ReportRange,
  ReportRow,
  ReportSection,
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
  /** Of a report with rows of several kinds. */
  sections?: ReportSection[];
  /** At the end of each page of the PDF. */
  footer?: string;
}

/** Reads the rows from the first one, each as a line of JSON. Each format calls it once, or once for each section. */
export type RowLines = () => AsyncIterable<string>;

/** Writes a report in one format, streamed in bounded memory. */
export type WriteFormat = (head: ReportHead, lines: RowLines) => Readable;

/** What has a table of its own: the sections, or all rows together. */
export interface RowTable {
  title: string;
  /** Name of its sheet. */
  sheet: string;
  columns: ReportColumn[];
  lines: RowLines;
  section: ReportSection | undefined;
}

export function listTables({ sections, rowsTitle, columns }: ReportHead, lines: RowLines): RowTable[] {
  if (!sections) return [{ title: rowsTitle, sheet: 'Rows', columns, lines, section: undefined }];
  return sections.map((section) => ({ ...section, lines: () => linesOf(section, lines), section }));
}

async function* linesOf({ key }: ReportSection, lines: RowLines): AsyncGenerator<string> {
  // `section` is the first member of a row, so that the rows of other sections need not be parsed.
  const start = `{"section":${JSON.stringify(key)},`;
  for await (const line of lines()) if (line.startsWith(start)) yield line;
}

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
  const details: [string, string][] = [head.asOf ? ['As Of', formatDay(head.asOf)] : ['Period', formatPeriod(head)]];
  if (head.recordId) details.push(['Record', head.recordId]);
  if (head.actor) details.push(['Who', head.actorName ?? head.actor]);
  details.push(['Generated', formatInstant(head.generatedAt)]);
  return details;
}
