import { FOOD_ANALYSIS_STATES } from '@fsvp/contracts/program/food';
import { COMMODITIES } from '@fsvp/contracts/program/readiness/regime';
import { FOOD_CLASSES } from '@fsvp/contracts/program/qualification';
import { urlChoice, urlId, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

const SORTS = ['name', 'foodClass', 'industryCode', 'commodity', 'analysisDue', 'updatedAt'] as const;

/** The parts of a food; without one, its hazard analysis. */
export const FOOD_TABS = ['analysis', 'template', 'versions', 'files', 'details'] as const;
export type FoodTab = (typeof FOOD_TABS)[number];

export const foodsUrl = {
  search: urlText(),
  foodClass: urlChoice(FOOD_CLASSES),
  /** Two digits. */
  industry: urlOptional(),
  commodity: urlChoice(COMMODITIES),
  /** The state of the hazard analysis. */
  analysisState: urlChoice(FOOD_ANALYSIS_STATES),
  sort: urlChoice(SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
  /** The food that is shown in place of the list. */
  view: urlOptional(),
  tab: urlChoice(FOOD_TABS),
  /** The version of its hazard analysis that is shown. */
  version: urlId(),
  /** The version that it is compared with. */
  compare: urlId(),
  /** A version of a hazard analysis, whose food is to be shown. */
  analysis: urlOptional(),
  /** A hazard analysis of a supplier to adopt: into the draft of the food that is shown, else of one to be chosen. */
  adopt: urlId(),
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
  analysisState: undefined,
  offset: 0,
} satisfies Partial<FoodsState>;

/** Leads back to the list. */
export const NO_FOOD = {
  view: undefined,
  tab: undefined,
  version: undefined,
  compare: undefined,
  adopt: undefined,
} satisfies Partial<FoodsState>;
