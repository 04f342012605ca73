import { urlChoice, urlNumber, urlOptional, urlText } from '@fsvp/web-kit';

/** The state in the address of the hazard list. */
export const hazardsUrl = {
  search: urlText(),
  supplierId: urlOptional(),
  offset: urlNumber(),
  /** The analysis whose details are open. */
  view: urlOptional(),
  /** Opens the form for a new analysis (hrefs). */
  new: urlChoice(['1']),
};
