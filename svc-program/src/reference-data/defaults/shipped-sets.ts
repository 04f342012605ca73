import { FEDERAL_HOLIDAYS } from './federal-holidays.js';
import { FOOD_TRACEABILITY_LIST } from './food-traceability-list.js';
import { HAZARD_LIBRARY } from './hazard-library.js';
import { PRODUCT_INDUSTRIES } from './product-industries.js';
import { RECOGNISED_SYSTEMS } from './recognised-systems.js';
import { REFUSAL_CHARGES } from './refusal-charges.js';
import type { ShippedSet } from './shipped-set.types.js';
import { SIZE_CUTOFFS } from './size-cutoffs.js';

/** The reference data that comes with the suite. A newer edition is another set with another id. */
export const SHIPPED_SETS: readonly ShippedSet[] = [
  RECOGNISED_SYSTEMS,
  ...SIZE_CUTOFFS,
  ...PRODUCT_INDUSTRIES,
  REFUSAL_CHARGES,
  FOOD_TRACEABILITY_LIST,
  FEDERAL_HOLIDAYS,
  HAZARD_LIBRARY,
];
