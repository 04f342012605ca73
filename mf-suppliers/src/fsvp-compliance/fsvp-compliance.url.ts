import { FSVP_STATUSES } from '@fsvp/contracts/fsvp';
import { urlChoice, urlNumber, urlOptional, urlText } from '@fsvp/web-kit';

const SORTS = ['name', 'country', 'lastVerificationDate'] as const;

/** URL state of the FSVP list. */
export const fsvpUrl = {
  search: urlText(),
  fsvpStatus: urlChoice(FSVP_STATUSES),
  sort: urlChoice(SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
  /** The supplier whose details are open. */
  view: urlOptional(),
};
export type FsvpSort = (typeof SORTS)[number];
