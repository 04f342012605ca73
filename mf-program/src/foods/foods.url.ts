import { COMMODITIES } from '@fsvp/contracts/program/readiness/regime';
import { FOOD_CLASSES } from '@fsvp/contracts/program/qualification';
import { urlChoice, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

const SORTS = ['name', 'foodClass', 'industryCode', 'commodity', 'updatedAt'] as const;

export const foodsUrl = {
  search: urlText(),
  foodClass: urlChoice(FOOD_CLASSES),
  /** Two digits. */
  industry: urlOptional(),
  commodity: urlChoice(COMMODITIES),
  sort: urlChoice(SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
  /** The food whose details are open. */
  view: urlOptional(),
  /** The food whose form is open. */
  edit: urlOptional(),
  /** Opens the form of a new food. */
  new: urlChoice(['1']),
};
export type FoodsState = UrlState<typeof foodsUrl>;

/** Removes search and filters from the URL. */
export const UNFILTERED = {
  search: '',
  foodClass: undefined,
  industry: undefined,
  commodity: undefined,
  offset: 0,
} satisfies Partial<FoodsState>;
