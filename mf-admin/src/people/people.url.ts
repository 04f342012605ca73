import { ROLES } from '@fsvp/contracts/access/roles';
import { ACCOUNT_SORTS, ACCOUNT_STATUSES } from '@fsvp/contracts/access/account';
import { urlChoice, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

/** People without an account have no status. */
export const STATUS_FILTERS = [...ACCOUNT_STATUSES, 'no_account'] as const;
export const QUALIFICATION_FILTERS = ['qualified', 'ends_soon', 'ended', 'none'] as const;
export type QualificationFilter = (typeof QUALIFICATION_FILTERS)[number];
/** `ending`: by the day on which the qualification or the account ends. */
export const PEOPLE_SORTS = ['ending', ...ACCOUNT_SORTS] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

export const peopleUrl = {
  search: urlText(),
  role: urlChoice(ROLES),
  status: urlChoice(STATUS_FILTERS),
  qualification: urlChoice(QUALIFICATION_FILTERS),
  sort: urlChoice(PEOPLE_SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
  /** The account whose details are open. */
  view: urlOptional(),
  /** The qualified individual without an account whose details are open. */
  individual: urlOptional(),
  /** The account whose form is open. */
  edit: urlOptional(),
  /** The qualified individual whose form is open. */
  editIndividual: urlOptional(),
  /** The person for whom a qualification is added. */
  qualify: urlOptional(),
  /** The draft of a qualification whose form is open. */
  draft: urlOptional(),
  /** Opens the form of an invitation, or of a person without an account. */
  new: urlChoice(['1', 'individual']),
};
export type PeopleState = UrlState<typeof peopleUrl>;

/** Removes search and filters from the URL. */
export const UNFILTERED = {
  search: '',
  role: undefined,
  status: undefined,
  qualification: undefined,
  offset: 0,
} satisfies Partial<PeopleState>;
