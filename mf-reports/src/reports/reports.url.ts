import { REPORT_TYPES, REPORT_RANGES } from '@fsvp/contracts/reports/report';
import { urlChoice, urlId, urlNumber, urlOptional, type UrlState } from '@fsvp/web-kit';

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
  /** Settings of the FSVP readiness: the day, by default today, one importer, one supplier. */
  asOf: urlOptional(),
  importer: urlId(),
  supplierId: urlId(),
  /** The run whose preview is open. */
  run: urlOptional(),
  /** The page of recent reports. */
  offset: urlNumber(),
};

/** Removes the settings that only one of the reports has. */
export const UNFILTERED = {
  recordId: undefined,
  actor: undefined,
  asOf: undefined,
  importer: undefined,
  supplierId: undefined,
} satisfies Partial<UrlState<typeof reportsUrl>>;

export type ReportsState = UrlState<typeof reportsUrl>;
