import * as z from 'zod/mini';
import { CHANGED, NEW } from '../core/event.js';
import { instantText, nullableInstant, recordFields } from '../core/fields.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { REPORT_FORMATS, REPORT_TYPES, reportRun } from './report.js';

export const reportRunRecord = defineStoredRecord({
  type: 'report-run',
  service: 'documents',
  response: reportRun,
  derived: ['formats'],
  more: {
    ...recordFields,
    deletedAt: nullableInstant,
    attempt: z.int(),
    tries: z.int(),
    files: z.partialRecord(z.enum(REPORT_FORMATS), z.object({ sha256: z.string(), size: z.int() })),
    notBefore: instantText,
    heartbeatAt: nullableInstant,
  },
  notShown: 'work in progress; who may read a run depends on its type',
  data: z.looseObject({ id: z.string(), type: z.enum(REPORT_TYPES), error: z.nullable(z.string()) }),
  events: { requested: NEW, finished: CHANGED, failed: CHANGED, cancelled: CHANGED, 'files-removed': CHANGED },
});
export const {
  requested: reportRequested,
  finished: reportFinished,
  failed: reportFailed,
  cancelled: reportCancelled,
  /** The files of an old report were removed. The report itself stays. */
  'files-removed': reportFilesRemoved,
} = reportRunRecord.events;
