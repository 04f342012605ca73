import { withQuery, type RecordHrefs } from '../core/href.js';

export const reportHrefs = {
  reports: () => '/reports',
  /** Opens the audit trail report, limited to one record. */
  history: (recordId: string) => withQuery('/reports', { type: 'audit-trail', recordId }),
  report: (runId: string) => withQuery('/reports', { run: runId }),
};

/** Those that no screen links to are only here: the shell loads every member of `hrefs`. */
export const reportRecordHrefs: RecordHrefs = {
  'report-run': reportHrefs.report,
};
