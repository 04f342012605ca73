import type { Readable } from 'node:stream';
import type { ReportType } from '@fsvp/contracts/report';
import type {
  ReportColumn,
  ReportRange,
  ReportRow,
  ReportSettings,
  Summary,
} from '../definitions/report-definition.js';

/** The part of a report above its rows. */
export interface ReportHead extends ReportSettings {
  reportType: ReportType;
  title: string;
  generatedAt: string;
  /** What `actor` is called, where the report is narrowed to one. */
  actorName: string | null;
  summary: Summary;
  /** What the rows are. */
  rowsTitle: string;
  columns: ReportColumn[];
}

/** The rows, from the first: each format reads them for itself, as JSON text, one object a line. */
export type RowLines = () => AsyncIterable<string>;

/** Writes a report in one format, streamed in bounded memory. */
export type WriteFormat = (head: ReportHead, lines: RowLines) => Readable;

export function parseRow(line: string): ReportRow {
  return JSON.parse(line) as ReportRow;
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** Formats an instant or a day for reading: 'Mar 5, 2024' (spec-map: constants-21). */
export function dayText(instant: string): string {
  return DAY.format(new Date(instant));
}

export function instantText(instant: string): string {
  return `${dayText(instant)} ${instant.slice(11, 16)} UTC`;
}

/** The period in words. */
export function periodText({ dateFrom, dateTo }: ReportRange): string {
  if (dateFrom && dateTo) return `${dayText(dateFrom)} to ${dayText(dateTo)}`;
  if (dateFrom) return `From ${dayText(dateFrom)}`;
  return dateTo ? `Until ${dayText(dateTo)}` : 'All dates';
}

/** Shown above the figures: the period, the filters, and when the report was generated. */
export function factsOf(head: ReportHead): [label: string, text: string][] {
  const facts: [string, string][] = [['Period', periodText(head)]];
  if (head.recordId) facts.push(['Record', head.recordId]);
  if (head.actor) facts.push(['Who', head.actorName ?? head.actor]);
  facts.push(['Generated', instantText(head.generatedAt)]);
  return facts;
}
