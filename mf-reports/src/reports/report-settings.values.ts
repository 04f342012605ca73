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

/** The settings of a report. */
export interface ReportSettings {
  type: ReportType;
  range: ReportRange;
  /** Null while a custom range lacks it. */
  dateFrom: Day | null;
  dateTo: Day | null;
  /** Filters of the audit trail; null for all records and users, and in other reports. */
  recordId: string | null;
  actor: string | null;
}

/** Defaults: compliance, 30 days. A record id without a type selects the audit trail. */
export function settingsOf({
  type,
  range = DEFAULT_REPORT_RANGE,
  from,
  to,
  recordId,
  actor,
}: Pick<ReportsState, 'type' | 'range' | 'from' | 'to' | 'recordId' | 'actor'>): ReportSettings {
  const selectedType = type ?? (recordId ? 'audit-trail' : 'compliance');
  const filters =
    selectedType === 'audit-trail'
      ? { recordId: recordId ?? null, actor: actor ?? null }
      : { recordId: null, actor: null };
  return {
    type: selectedType,
    range,
    ...(rangeDays(range) ?? { dateFrom: from ?? null, dateTo: to ?? null }),
    ...filters,
  };
}

/** Validation messages by field. */
export interface SettingsProblems {
  dateFrom?: string;
  dateTo?: string;
  recordId?: string;
  actor?: string;
}

const UNREADABLE = 'Enter a date such as Mar 5, 2027';

/** @param submitted whether Generate was clicked; an empty date is a problem only then */
export function problemsOf(settings: ReportSettings, submitted: boolean): SettingsProblems {
  const { recordId, actor } = settings;
  return {
    ...(settings.range === 'custom' ? dateProblems(settings, submitted) : {}),
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

function dateProblems({ dateFrom, dateTo }: ReportSettings, submitted: boolean): SettingsProblems {
  const problemOf = (day: Day | null, missing: string) =>
    day === null ? (submitted ? missing : undefined) : isDay(day) ? undefined : UNREADABLE;
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

type ReportTarget = Pick<ReportRun, 'type' | 'dateFrom' | 'dateTo' | 'recordId' | 'actor'>;

/** Request body for the settings on screen or those of an earlier run. */
export function reportRequest({ type, dateFrom, dateTo, recordId, actor }: ReportTarget) {
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
