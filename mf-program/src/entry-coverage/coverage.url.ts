import { COVERAGE_KINDS } from '@fsvp/contracts/program/entry-line';
import { urlChoice, urlId, urlNumber, urlText, type UrlState } from '@fsvp/web-kit';

/** The importer has the name that it has in the list, so that it stays when the tab changes. */
export const coverageUrl = {
  /** Without it, lines without a file. */
  lines: urlChoice(COVERAGE_KINDS),
  importer: urlId(),
  find: urlText(),
  from: urlNumber(),
  /** Opens the import of a report. */
  report: urlChoice(['1']),
};
export type CoverageState = UrlState<typeof coverageUrl>;
