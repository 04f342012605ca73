import * as z from 'zod/mini';
import { READ } from '../core/access.js';
import { addDays, type Day, today as currentDay } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import {
  csvQuery,
  id,
  idParams,
  instant,
  instantText,
  nullableInstant,
  nullableText,
  wholeNumber,
} from '../core/fields.js';

export const STANDARD_REPORT_TYPES = [
  'compliance',
  'risk-assessment',
  'verification',
  'corrective-actions',
  'audit-trail',
] as const;
/** Those of the FSVP program; screens show them below the others. */
export const PROGRAM_REPORT_TYPES = ['fsvp-readiness'] as const;
export const REPORT_TYPES = [...STANDARD_REPORT_TYPES, ...PROGRAM_REPORT_TYPES] as const;
export type ReportType = (typeof REPORT_TYPES)[number];
export const REPORT_TYPE_LABELS: Record<ReportType, string> = {
  compliance: 'FSMA Compliance Report',
  'risk-assessment': 'Risk Assessment Summary',
  verification: 'Verification Activities',
  'corrective-actions': 'Corrective Actions',
  'audit-trail': 'Audit Trail',
  'fsvp-readiness': 'FSVP Readiness',
};
export const REPORT_TYPE_DESCRIPTIONS: Record<ReportType, string> = {
  compliance: 'FSVP status of every supplier',
  'risk-assessment': 'Suppliers by risk level and their hazard analyses',
  verification: 'Verification activities in the date range',
  'corrective-actions': 'Corrective actions in the date range',
  'audit-trail': 'Every change: who, when, before and after',
  'fsvp-readiness': 'FSVP files by supplier, and the requirements of each, as of a day',
};

export const REPORT_RANGES = ['7', '30', '90', '365', 'custom'] as const;
export type ReportRange = (typeof REPORT_RANGES)[number];
export const REPORT_RANGE_LABELS: Record<ReportRange, string> = {
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  '365': '1 year',
  custom: 'Custom range',
};
export const DEFAULT_REPORT_RANGE: ReportRange = '30';

/** First and last day (inclusive) of a preset range that ends today; null for a custom range. */
export function rangeDays(range: ReportRange, today: Day = currentDay()): { dateFrom: Day; dateTo: Day } | null {
  return range === 'custom' ? null : { dateFrom: addDays(today, 1 - Number(range)), dateTo: today };
}

export const REPORT_FORMATS = ['json', 'csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The name of a downloaded report: {reportType}-report-{yyyy-MM-dd}.json. */
export function reportFileName(type: ReportType, format: ReportFormat, day: Day = currentDay()): string {
  return `${type}-report-${day}.${format}`;
}

/** The entries of Recent Reports, marked 'Sample', while there are no runs. */
export const SAMPLE_REPORTS = [
  { title: 'FSMA Compliance Report', when: '2 hours ago' },
  { title: 'Risk Assessment Summary', when: '1 day ago' },
  { title: 'Verification Activities', when: '3 days ago' },
] as const;

/** Settings of 'fsvp-readiness'; null or absent in the other reports, and absent from a service of an earlier release. */
const readinessSettings = {
  /** The day that is judged. */
  asOf: z.optional(nullableText),
  importerId: z.optional(nullableText),
  supplierId: z.optional(nullableText),
};

/** The JSON form of a report. Each row is a flat object; that of a signed record also has the list of its signatures. */
export const reportBody = z
  .object({
    reportType: z.enum(REPORT_TYPES),
    generatedAt: instantText,
    dateFrom: nullableText,
    dateTo: nullableText,
    /** Filters of the audit trail; null in the other reports. */
    recordId: nullableText,
    actor: nullableText,
    ...readinessSettings,
    summary: z.record(z.string(), z.unknown()),
    /** Definition of each figure in the summary (REPORT_FIGURES). */
    definitions: z.record(z.string(), z.string()),
    rows: z.array(z.record(z.string(), z.unknown())),
  })
  .check(z.meta({ id: 'Report' }));
export type ReportBody = z.output<typeof reportBody>;

export const RUN_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export const reportRun = z
  .object({
    id: z.string(),
    type: z.enum(REPORT_TYPES),
    dateFrom: nullableText,
    dateTo: nullableText,
    recordId: nullableText,
    actor: nullableText,
    ...readinessSettings,
    status: z.enum(RUN_STATUSES),
    /** 0 to 100. */
    progress: z.int(),
    rows: z.nullable(z.int()),
    summary: z.nullable(z.record(z.string(), z.unknown())),
    /** Reason of the failure, in one sentence. */
    error: nullableText,
    formats: z.array(z.enum(REPORT_FORMATS)),
    createdBy: nullableText,
    createdAt: instantText,
    finishedAt: nullableInstant,
  })
  .check(z.meta({ id: 'ReportRun' }));
export type ReportRun = z.output<typeof reportRun>;

interface Range {
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

function isOrdered(range: Range): boolean {
  return !range.dateFrom || !range.dateTo || range.dateFrom <= range.dateTo;
}

/** The actor of changes without a signed-in user: the sample import, a scan, a consumer. */
export const SYSTEM_ACTOR = 'system';

const settings = {
  dateFrom: z.optional(instant()),
  dateTo: z.optional(instant()),
  /** Audit trail only: the history of one record. Rejected by the other reports. */
  recordId: z.optional(id),
  /** Audit trail only: a user id or `system`. Rejected by the other reports. */
  actor: z.optional(z.union([z.literal(SYSTEM_ACTOR), id], `Enter a user id or '${SYSTEM_ACTOR}'`)),
  /** FSVP readiness only, like the next two: the day that is judged; by default today. Rejected by the other reports. */
  asOf: z.optional(z.iso.date('Enter a day as 2027-03-01')),
  importerId: z.optional(id),
  supplierId: z.optional(id),
};
const ordered = z.refine<Range>(isOrdered, { message: 'The start date is after the end date', path: ['dateFrom'] });

/** The path accepts hyphens and underscores. */
const typeInPath = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.replaceAll('_', '-')),
  ),
  z.enum(REPORT_TYPES, `One of ${REPORT_TYPES.join(', ')}`),
);

const tag = 'Reports';

export const getReport = defineCall({
  id: 'getReport',
  method: 'GET',
  path: '/api/reports/{type}',
  summary: 'Generate a report and wait for it',
  tag,
  access: READ,
  params: z.object({ type: typeInPath }),
  query: z.object(settings).check(ordered),
  response: reportBody,
});
export const createReportRun = defineCall({
  id: 'createReportRun',
  method: 'POST',
  path: '/api/reports',
  summary: 'Start a report run; the worker generates it',
  tag,
  access: READ,
  body: z.object({ type: typeInPath, ...settings }).check(ordered, z.meta({ id: 'ReportRunCreate' })),
  response: reportRun,
  location: '/api/reports/runs/{id}',
  status: 202,
});
export const listReportRuns = defineCall({
  id: 'listReportRuns',
  method: 'GET',
  path: '/api/reports',
  summary: 'Report runs, newest first',
  tag,
  access: READ,
  query: z.object({ limit: z._default(wholeNumber(1, 100), 10), offset: z._default(wholeNumber(0, 100_000_000), 0) }),
  response: z.object({ runs: z.array(reportRun), total: z.int() }).check(z.meta({ id: 'ReportRunList' })),
});
export const getReportRun = defineCall({
  id: 'getReportRun',
  method: 'GET',
  path: '/api/reports/runs/{id}',
  summary: 'One report run with its progress',
  tag,
  access: READ,
  params: idParams,
  response: reportRun,
});
export const cancelReportRun = defineCall({
  id: 'cancelReportRun',
  method: 'POST',
  path: '/api/reports/runs/{id}/cancel',
  summary: 'Cancel a queued or running report; 409 when it has already ended',
  tag,
  access: READ,
  params: idParams,
  response: reportRun,
  status: 200,
});
export const downloadReportRun = defineCall({
  id: 'downloadReportRun',
  method: 'GET',
  path: '/api/reports/runs/{id}/download',
  summary: 'Download the finished report',
  tag,
  access: READ,
  params: z.object({ id }),
  query: z.extend(csvQuery, {
    format: z._default(z.enum(REPORT_FORMATS, `One of ${REPORT_FORMATS.join(', ')}`), 'json'),
  }),
  responseType: 'application/octet-stream',
});
