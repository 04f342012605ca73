import { REPORT_RANGES, REPORT_TYPES } from '@fsvp/contracts/report';
import { urlChoice, urlNumber, urlOptional, type UrlState } from '@fsvp/web-kit';

/** The state in the address of the reports screen. */
export const reportsUrl = {
  type: urlChoice(REPORT_TYPES),
  range: urlChoice(REPORT_RANGES),
  /** The days of a custom range. */
  from: urlOptional(),
  to: urlOptional(),
  /** What the audit trail is narrowed to: one record, and who made the change. Another screen may link to a record's history by its id alone. */
  recordId: urlOptional(),
  actor: urlOptional(),
  /** The run whose preview is open. */
  run: urlOptional(),
  /** The page of recent reports. */
  offset: urlNumber(),
};
export type ReportsState = UrlState<typeof reportsUrl>;
