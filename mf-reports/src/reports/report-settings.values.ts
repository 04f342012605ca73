import type { Day } from '@fsvp/contracts/calendar-day';
import { DEFAULT_REPORT_RANGE, rangeDays, type ReportRange, type ReportRun, type ReportType } from '@fsvp/contracts/report';
import { formatDate, isoDay } from '@fsvp/ui';
import type { ReportsState } from './reports.url.js';

/** What a report is generated for. */
export interface ReportSettings {
  type: ReportType;
  range: ReportRange;
  /** Null while a custom range lacks it. */
  dateFrom: Day | null;
  dateTo: Day | null;
}

/** The report is compliance and the range 30 days until others are chosen (specification §4). */
export function settingsOf({ type = 'compliance', range = DEFAULT_REPORT_RANGE, from, to }: Pick<ReportsState, 'type' | 'range' | 'from' | 'to'>): ReportSettings {
  return { type, range, ...(rangeDays(range) ?? { dateFrom: from ?? null, dateTo: to ?? null }) };
}

/** What is wrong with the days of a custom range, by field. */
export interface DateProblems {
  dateFrom?: string;
  dateTo?: string;
}

const UNREADABLE = 'Enter a date such as Mar 5, 2027';

/** @param asked whether the report was asked for already: only then is an empty date a problem */
export function dateProblems({ dateFrom, dateTo }: ReportSettings, asked: boolean): DateProblems {
  const problemOf = (day: Day | null, missing: string) => (day === null ? (asked ? missing : undefined) : isDay(day) ? undefined : UNREADABLE);
  const problems = { dateFrom: problemOf(dateFrom, 'Choose a start date'), dateTo: problemOf(dateTo, 'Choose an end date') };
  if (dateFrom && dateTo && isDay(dateFrom) && isDay(dateTo) && dateFrom > dateTo) problems.dateFrom = 'The start date lies after the end date';
  return problems;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(text) === text;
}

/** The settings as the call takes them. */
export function reportRequest({ type, dateFrom, dateTo }: ReportSettings) {
  return { type, dateFrom: instantOf(dateFrom), dateTo: instantOf(dateTo) };
}

function instantOf(day: Day | null): string | undefined {
  return day === null ? undefined : `${day}T00:00:00.000Z`;
}

export function isOfSettings(run: ReportRun, { type, dateFrom, dateTo }: ReportSettings): boolean {
  return run.type === type && run.dateFrom === dateFrom && run.dateTo === dateTo;
}

/** 'Oct 23, 2026 – Nov 21, 2026'. */
export function periodText({ dateFrom, dateTo }: Pick<ReportRun, 'dateFrom' | 'dateTo'>): string {
  if (dateFrom && dateTo) return `${formatDate(dateFrom)} – ${formatDate(dateTo)}`;
  if (dateFrom) return `From ${formatDate(dateFrom)}`;
  return dateTo ? `Until ${formatDate(dateTo)}` : 'All dates';
}
