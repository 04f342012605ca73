import { FSVP_STATUSES } from '@fsvp/contracts/suppliers/fsvp';
import { urlChoice, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

const SORTS = ['name', 'country', 'lastVerificationDate', 'nextVerificationDate'] as const;

/** URL state of the FSVP list. */
export const fsvpUrl = {
  search: urlText(),
  fsvpStatus: urlChoice(FSVP_STATUSES),
  sort: urlChoice(SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
  /** The supplier whose details are open. */
  view: urlOptional(),
  /** The supplier whose form is open; `program` starts it at the FSVP program details. */
  edit: urlOptional(),
  program: urlChoice(['1']),
};
export type FsvpState = UrlState<typeof fsvpUrl>;

/** Removes the form from the URL. */
export const NO_FORM = { edit: undefined, program: undefined } satisfies Partial<FsvpState>;
