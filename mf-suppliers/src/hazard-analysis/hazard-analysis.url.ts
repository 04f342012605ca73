import { urlChoice, urlId, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

/** URL state of the hazard list. */
export const hazardsUrl = {
  search: urlText(),
  supplierId: urlId(),
  offset: urlNumber(),
  /** The analysis whose details are open. */
  view: urlOptional(),
  /** The analysis whose form is open. */
  edit: urlOptional(),
  /** Opens the form of a new analysis (hrefs). */
  new: urlChoice(['1']),
};
export type HazardsState = UrlState<typeof hazardsUrl>;
