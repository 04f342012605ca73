import type { ShippedSet } from './shipped-set.types.js';

/**
 * FDA's edition of 2022 (deflator with 2012 = 100), and that of 2024 (2017 = 100). The amounts of food for animals are 2.5 times those of
 * human food. A suite that loaded the first set with an earlier release has it without the name of its edition.
 */
export const SIZE_CUTOFFS: readonly ShippedSet[] = [
  {
    id: '01a20ada-2c03-74ec-b32f-79d564648dce',
    kind: 'size_cutoffs',
    effectiveFrom: '2022-04-01',
    effectiveTo: null,
    source:
      'US FDA, FSMA Inflation Adjusted Cut Offs, page of 2022: amounts for the baseline of $1,000,000 (human food), 2012 to 2021',
    retrievedOn: '2026-11-24',
    csv: `year,foodClass,amount,edition,baseYear
2012,human,1019181,2022,2012
2013,human,1037057,2022,2012
2014,human,1056554,2022,2012
2015,human,1067643,2022,2012
2016,human,1079343,2022,2012
2017,human,1099727,2022,2012
2018,human,1124238,2022,2012
2019,human,1144999,2022,2012
2020,human,1158044,2022,2012
2021,human,1206405,2022,2012
`,
  },
  {
    id: '01a21e07-a785-722f-ad99-b92f9e916667',
    kind: 'size_cutoffs',
    effectiveFrom: '2022-04-01',
    effectiveTo: null,
    source:
      'Computed: 2.5 times the amounts of human food of US FDA, FSMA Inflation Adjusted Cut Offs, page of 2022, without cents, because the baseline of food for animals is $2,500,000. Not compared with the page',
    retrievedOn: '2026-11-27',
    csv: `year,foodClass,amount,edition,baseYear
2012,animal,2547952,2022,2012
2013,animal,2592642,2022,2012
2014,animal,2641385,2022,2012
2015,animal,2669107,2022,2012
2016,animal,2698357,2022,2012
2017,animal,2749317,2022,2012
2018,animal,2810595,2022,2012
2019,animal,2862497,2022,2012
2020,animal,2895110,2022,2012
2021,animal,3016012,2022,2012
`,
  },
  {
    id: '01a21e07-a786-7545-a2ec-67542a07a346',
    kind: 'size_cutoffs',
    effectiveFrom: '2024-04-01',
    effectiveTo: null,
    source:
      "Computed, not copied from FDA's page: the deflators of FDA's edition of 2024 (104.008, 105.381, 110.213, 117.973 and 122.273 for 2019 to 2023, 2017 = 100) times FDA's amount for 2017 in the edition of 2022 ($1,099,727), without cents; food for animals 2.5 times that. Compare with US FDA, FSMA Inflation Adjusted Cut Offs, before you rely on an amount near the limit",
    retrievedOn: '2026-11-27',
    csv: `year,foodClass,amount,edition,baseYear
2019,human,1143804,2024,2017
2020,human,1158903,2024,2017
2021,human,1212042,2024,2017
2022,human,1297380,2024,2017
2023,human,1344669,2024,2017
2019,animal,2859510,2024,2017
2020,animal,2897257,2024,2017
2021,animal,3030105,2024,2017
2022,animal,3243450,2024,2017
2023,animal,3361672,2024,2017
`,
  },
];
