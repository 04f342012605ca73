import type { ShippedSet } from './shipped-set.types.js';

/** Amounts of later years, and of food for animals, were not available when the suite was released. */
export const SIZE_CUTOFFS: ShippedSet = {
  id: '01a20ada-2c03-74ec-b32f-79d564648dce',
  kind: 'size_cutoffs',
  effectiveFrom: '2022-04-01',
  effectiveTo: null,
  source:
    "US FDA, FSMA Inflation Adjusted Cut Offs, page of 2022: amounts for the baseline of $1,000,000 (human food), 2012 to 2021. Load later years, and food for animals, from FDA's current page",
  retrievedOn: '2026-11-24',
  csv: `year,foodClass,amount
2012,human,1019181
2013,human,1037057
2014,human,1056554
2015,human,1067643
2016,human,1079343
2017,human,1099727
2018,human,1124238
2019,human,1144999
2020,human,1158044
2021,human,1206405
`,
};
