import { ROLES } from '@fsvp/contracts/roles';
import { ACCOUNT_SORTS, ACCOUNT_STATUSES } from '@fsvp/contracts/account';
import { urlChoice, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

export const peopleUrl = {
  search: urlText(),
  role: urlChoice(ROLES),
  status: urlChoice(ACCOUNT_STATUSES),
  sort: urlChoice(ACCOUNT_SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
  /** The person whose details are open. */
  view: urlOptional(),
  /** The person whose form is open. */
  edit: urlOptional(),
  /** Opens the form of an invitation. */
  new: urlChoice(['1']),
};
export type PeopleState = UrlState<typeof peopleUrl>;
export type PeopleSort = (typeof ACCOUNT_SORTS)[number];

/** Removes search and filters from the URL. */
export const UNFILTERED = { search: '', role: undefined, status: undefined, offset: 0 } satisfies Partial<PeopleState>;
