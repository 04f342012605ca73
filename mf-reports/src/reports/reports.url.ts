import { REPORT_RANGES, REPORT_TYPES } from '@fsvp/contracts/report';
import { urlChoice, urlNumber, urlOptional, type UrlState } from '@fsvp/web-kit';

/** URL state of the reports screen. */
export const reportsUrl = {
  type: urlChoice(REPORT_TYPES),
  range: urlChoice(REPORT_RANGES),
  /** The days of a custom range. */
  from: urlOptional(),
  to: urlOptional(),
  /**
   * Filters of the audit trail: one record, and who made the change. A record id alone links to the record's history.
   */
  recordId: urlOptional(),
  actor: urlOptional(),
  /** The run whose preview is open. */
  run: urlOptional(),
  /** The page of recent reports. */
  offset: urlNumber(),
};
export type ReportsState = UrlState<typeof reportsUrl>;
