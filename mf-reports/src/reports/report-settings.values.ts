import type { Day } from '@fsvp/contracts/calendar-day';
import { id } from '@fsvp/contracts/fields';
import {
  DEFAULT_REPORT_RANGE,
  rangeDays,
  SYSTEM_ACTOR,
  type ReportRange,
  type ReportRun,
  type ReportType,
} from '@fsvp/contracts/report';
import { formatDate, isoDay } from '@fsvp/ui';
import type { ReportsState } from './reports.url.js';

/** What a report is generated for. */
export interface ReportSettings {
  type: ReportType;
  range: ReportRange;
  /** Null while a custom range lacks it. */
  dateFrom: Day | null;
  dateTo: Day | null;
  /** Of the audit trail; null for all records and everyone, and in the other reports. */
  recordId: string | null;
  actor: string | null;
}

/** The report is compliance and the range 30 days until others are chosen; only the audit trail is of one record. */
export function settingsOf({
  type,
  range = DEFAULT_REPORT_RANGE,
  from,
  to,
  recordId,
  actor,
}: Pick<ReportsState, 'type' | 'range' | 'from' | 'to' | 'recordId' | 'actor'>): ReportSettings {
  const known = type ?? (recordId ? 'audit-trail' : 'compliance');
  const narrowed =
    known === 'audit-trail' ? { recordId: recordId ?? null, actor: actor ?? null } : { recordId: null, actor: null };
  return { type: known, range, ...(rangeDays(range) ?? { dateFrom: from ?? null, dateTo: to ?? null }), ...narrowed };
}

/** What is wrong with the settings, by field. */
export interface SettingsProblems {
  dateFrom?: string;
  dateTo?: string;
  recordId?: string;
  actor?: string;
}

const UNREADABLE = 'Enter a date such as Mar 5, 2027';

/** @param asked whether the report was asked for already: only then is an empty date a problem */
export function problemsOf(settings: ReportSettings, asked: boolean): SettingsProblems {
  const { recordId, actor } = settings;
  return {
    ...(settings.range === 'custom' ? dateProblems(settings, asked) : {}),
    recordId:
      recordId === null || id.safeParse(recordId).success
        ? undefined
        : 'Enter the full record ID, as shown in its address',
    actor:
      actor === null || actor === SYSTEM_ACTOR || id.safeParse(actor).success
        ? undefined
        : 'Choose who made the changes',
  };
}

function dateProblems({ dateFrom, dateTo }: ReportSettings, asked: boolean): SettingsProblems {
  const problemOf = (day: Day | null, missing: string) =>
    day === null ? (asked ? missing : undefined) : isDay(day) ? undefined : UNREADABLE;
  const problems = {
    dateFrom: problemOf(dateFrom, 'Choose a start date'),
    dateTo: problemOf(dateTo, 'Choose an end date'),
  };
  if (dateFrom && dateTo && isDay(dateFrom) && isDay(dateTo) && dateFrom > dateTo)
    problems.dateFrom = 'The start date is after the end date';
  return problems;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(text) === text;
}

type Asked = Pick<ReportRun, 'type' | 'dateFrom' | 'dateTo' | 'recordId' | 'actor'>;

/** The settings, or those of an earlier run, as the call takes them. */
export function reportRequest({ type, dateFrom, dateTo, recordId, actor }: Asked) {
  return {
    type,
    dateFrom: instantOf(dateFrom),
    dateTo: instantOf(dateTo),
    recordId: recordId ?? undefined,
    actor: actor ?? undefined,
  };
}

function instantOf(day: Day | null): string | undefined {
  return day === null ? undefined : `${day}T00:00:00.000Z`;
}

export function isOfSettings(run: ReportRun, settings: ReportSettings): boolean {
  return (['type', 'dateFrom', 'dateTo', 'recordId', 'actor'] as const).every((name) => run[name] === settings[name]);
}

/** 'Oct 23, 2026 – Nov 21, 2026'. */
export function periodText({ dateFrom, dateTo }: Pick<ReportRun, 'dateFrom' | 'dateTo'>): string {
  if (dateFrom && dateTo) return `${formatDate(dateFrom)} – ${formatDate(dateTo)}`;
  if (dateFrom) return `From ${formatDate(dateFrom)}`;
  return dateTo ? `Until ${formatDate(dateTo)}` : 'All dates';
}
