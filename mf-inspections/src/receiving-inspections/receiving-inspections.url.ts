import { INSPECTION_STATUSES } from '@fsvp/contracts/quality/receiving-inspection';
import { urlChoice, urlId, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

const SORTS = ['productName', 'supplierName', 'receivedDate', 'status'] as const;

/** URL state of the list of inspections. */
export const inspectionsUrl = {
  search: urlText(),
  status: urlChoice(INSPECTION_STATUSES),
  supplier: urlId(),
  sort: urlChoice(SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
  /** The inspection whose details are open. */
  view: urlOptional(),
  /** The inspection whose form is open. */
  edit: urlOptional(),
  /** Opens the form of a new inspection (hrefs). */
  new: urlChoice(['1']),
};
export type InspectionsState = UrlState<typeof inspectionsUrl>;
