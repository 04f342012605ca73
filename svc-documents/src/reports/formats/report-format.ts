import type { Readable } from 'node:stream';
import type { ReportType } from '@fsvp/contracts/report';
import type { ReportColumn, ReportRange, ReportRow, Summary } from '../types/report-definition.js';

/** What stands above a report's rows. */
export interface ReportHead extends ReportRange {
  reportType: ReportType;
  title: string;
  generatedAt: string;
  summary: Summary;
  columns: ReportColumn[];
}

/** The rows, from the first: each format reads them for itself, as JSON text, one object a line. */
export type RowLines = () => AsyncIterable<string>;

/** Writes a report in one format, streamed in bounded memory. */
export type WriteFormat = (head: ReportHead, lines: RowLines) => Readable;

export function parseRow(line: string): ReportRow {
  return JSON.parse(line) as ReportRow;
}

/** 'fsvpDueSoon' in plain words: 'FSVP Due Soon'. */
export function plainWords(key: string): string {
  const words = key.replace(/[_-]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  const title = words.replace(/^fsvp\b/i, 'FSVP').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return title.replace('Non Compliant', 'Non-Compliant');
}

/** A summary as label and text, nested figures spelled out. */
export function summaryTexts(summary: Summary): [label: string, text: string][] {
  return Object.entries(summary).map(([key, value]) => [plainWords(key), summaryText(key, value)]);
}

function summaryText(key: string, value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (/rate$/i.test(key) && typeof value === 'number') return `${value}%`;
  if (key === 'totalCost' && typeof value === 'number') return `$${value.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value !== 'object') return isInstant(value) ? instantText(value) : String(value as string);
  return Object.entries(value).map(([name, count]) => `${/^[\w-]+$/.test(name) ? plainWords(name) : name}: ${String(count)}`).join(', ') || '-';
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** An instant or day as people read it: 'Mar 5, 2024' (§9). */
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
