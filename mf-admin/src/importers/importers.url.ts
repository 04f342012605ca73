import { FOOD_CLASSES } from '@fsvp/contracts/program/qualification';
import { urlChoice, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

const SORTS = ['legalName', 'duns', 'role'] as const;

export const importersUrl = {
  search: urlText(),
  state: urlChoice(['active', 'inactive']),
  sort: urlChoice(SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
  /** The importer whose details are open. */
  view: urlOptional(),
  /** The eligibility whose details are open in place of those of the importer. */
  eligibility: urlOptional(),
  /** The importer whose form is open. */
  edit: urlOptional(),
  /** The importer for which an eligibility is drafted, and what it begins with. */
  determine: urlOptional(),
  year: urlNumber(),
  foodClass: urlChoice(FOOD_CLASSES),
  /** The draft of an eligibility whose form is open. */
  draft: urlOptional(),
  /** Opens the form of a new importer, and what it begins with. */
  new: urlChoice(['1']),
  legalName: urlText(),
  duns: urlText(),
};
export type ImportersState = UrlState<typeof importersUrl>;

/** Closes the form of a new importer. */
export const NOT_ADDING = { new: undefined, legalName: '', duns: '' } satisfies Partial<ImportersState>;

/** Closes the form of a new eligibility. */
export const NOT_DETERMINING = {
  determine: undefined,
  year: 0,
  foodClass: undefined,
} satisfies Partial<ImportersState>;

/** Removes search and filters from the URL. */
export const UNFILTERED = { search: '', state: undefined, offset: 0 } satisfies Partial<ImportersState>;
