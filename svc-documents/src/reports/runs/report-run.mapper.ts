import { REPORT_FORMATS, type ReportRun } from '@fsvp/contracts/reports/report';
import type { ReportRunEntity } from './report-run.entity.js';

/** Converts a row to the API's report run. */
export function toReportRun(run: ReportRunEntity): ReportRun {
  const {
    id,
    type,
    dateFrom,
    dateTo,
    recordId,
    actor,
    asOf,
    importerId,
    supplierId,
    status,
    progress,
    rows,
    summary,
    error,
    createdBy,
    createdAt,
    finishedAt,
  } = run;
  const formats = REPORT_FORMATS.filter((format) => run.files[format]);
  return {
    id,
    type,
    dateFrom,
    dateTo,
    recordId,
    actor,
    asOf,
    importerId,
    supplierId,
    status,
    progress,
    rows,
    summary,
    error,
    formats,
    createdBy,
    createdAt,
    finishedAt,
  };
}
