import { today, type Day } from '@fsvp/contracts/core/calendar-day';
import { id } from '@fsvp/contracts/core/fields';
import {
  DEFAULT_REPORT_RANGE,
  rangeDays,
  SYSTEM_ACTOR,
  type ReportRange,
  type ReportRun,
  type ReportType,
} from '@fsvp/contracts/reports/report';
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
  /** Settings of the FSVP readiness, which has no date range; null in other reports. */
  asOf: Day | null;
  importerId: string | null;
  supplierId: string | null;
}

/** Defaults: compliance, 30 days. A record id without a type selects the audit trail. */
export function settingsOf(
  state: Pick<
    ReportsState,
    'type' | 'range' | 'from' | 'to' | 'recordId' | 'actor' | 'asOf' | 'importer' | 'supplierId'
  >,
): ReportSettings {
  const { type = state.recordId ? 'audit-trail' : 'compliance', range = DEFAULT_REPORT_RANGE, from, to } = state;
  const own = { recordId: null, actor: null, asOf: null, importerId: null, supplierId: null };
  if (type === 'fsvp-readiness') {
    const { asOf = today(), importer = null, supplierId = null } = state;
    const day = { range: DEFAULT_REPORT_RANGE, dateFrom: null, dateTo: null };
    return { type, ...day, ...own, asOf, importerId: importer, supplierId };
  }
  const days = rangeDays(range) ?? { dateFrom: from ?? null, dateTo: to ?? null };
  const filters = type === 'audit-trail' ? { recordId: state.recordId ?? null, actor: state.actor ?? null } : {};
  return { type, range, ...days, ...own, ...filters };
}

/** Validation messages by field. */
export interface SettingsProblems {
  dateFrom?: string;
  dateTo?: string;
  recordId?: string;
  actor?: string;
  asOf?: string;
}

const UNREADABLE = 'Enter a date such as Mar 5, 2027';

/** @param submitted whether Generate was clicked; an empty date is a problem only then */
export function problemsOf(settings: ReportSettings, submitted: boolean): SettingsProblems {
  const { recordId, actor, asOf } = settings;
  return {
    ...(settings.range === 'custom' ? dateProblems(settings, submitted) : {}),
    recordId:
      recordId === null || id.safeParse(recordId).success
        ? undefined
        : 'Enter the full record ID from the record’s web address',
    actor:
      actor === null || actor === SYSTEM_ACTOR || id.safeParse(actor).success
        ? undefined
        : 'Choose who made the changes',
    asOf:
      asOf === null || (isDay(asOf) && asOf <= today())
        ? undefined
        : 'Enter today or an earlier date, such as Mar 5, 2026',
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
  return /^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text) && isoDay(text) === text;
}

type ReportTarget = Pick<
  ReportRun,
  'type' | 'dateFrom' | 'dateTo' | 'recordId' | 'actor' | 'asOf' | 'importerId' | 'supplierId'
>;

/** Request body for the settings on screen or those of an earlier run. */
export function reportRequest(target: ReportTarget) {
  const { type, dateFrom, dateTo, recordId, actor, asOf, importerId, supplierId } = target;
  return {
    type,
    dateFrom: instantOf(dateFrom),
    dateTo: instantOf(dateTo),
    recordId: recordId ?? undefined,
    actor: actor ?? undefined,
    asOf: asOf ?? undefined,
    importerId: importerId ?? undefined,
    supplierId: supplierId ?? undefined,
  };
}

function instantOf(day: Day | null): string | undefined {
  return day === null ? undefined : `${day}T00:00:00.000Z`;
}

const SETTINGS = ['type', 'dateFrom', 'dateTo', 'recordId', 'actor', 'asOf', 'importerId', 'supplierId'] as const;

export function isOfSettings(run: ReportRun, settings: ReportSettings): boolean {
  return SETTINGS.every((name) => (run[name] ?? null) === settings[name]);
}

/** 'Oct 23, 2026 – Nov 21, 2026', or the day that is judged. */
export function periodText({ dateFrom, dateTo, asOf }: Pick<ReportRun, 'dateFrom' | 'dateTo' | 'asOf'>): string {
  if (asOf) return `As of ${formatDate(asOf)}`;
  if (dateFrom && dateTo) return `${formatDate(dateFrom)} – ${formatDate(dateTo)}`;
  if (dateFrom) return `From ${formatDate(dateFrom)}`;
  return dateTo ? `Until ${formatDate(dateTo)}` : 'All dates';
}
