import type { ShippedSet } from './shipped-set.types.js';

/** As they are observed: a holiday on a Saturday on the Friday before, one on a Sunday on the Monday after. */
export const FEDERAL_HOLIDAYS: ShippedSet = {
  id: '01a20ada-2c04-74eb-9109-b7566c7de5e6',
  kind: 'federal_holidays',
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  source:
    '5 U.S.C. 6103(a) and (b), Executive Order 11582: legal public holidays of 2026 to 2028 on the days on which they are observed',
  retrievedOn: '2026-11-24',
  csv: `day,name
2026-01-01,New Year's Day
2026-01-19,"Birthday of Martin Luther King, Jr."
2026-02-16,Washington's Birthday
2026-05-25,Memorial Day
2026-06-19,Juneteenth National Independence Day
2026-07-03,Independence Day
2026-09-07,Labor Day
2026-10-12,Columbus Day
2026-11-11,Veterans Day
2026-11-26,Thanksgiving Day
2026-12-25,Christmas Day
2027-01-01,New Year's Day
2027-01-18,"Birthday of Martin Luther King, Jr."
2027-02-15,Washington's Birthday
2027-05-31,Memorial Day
2027-06-18,Juneteenth National Independence Day
2027-07-05,Independence Day
2027-09-06,Labor Day
2027-10-11,Columbus Day
2027-11-11,Veterans Day
2027-11-25,Thanksgiving Day
2027-12-24,Christmas Day
2027-12-31,New Year's Day
2028-01-17,"Birthday of Martin Luther King, Jr."
2028-02-21,Washington's Birthday
2028-05-29,Memorial Day
2028-06-19,Juneteenth National Independence Day
2028-07-04,Independence Day
2028-09-04,Labor Day
2028-10-09,Columbus Day
2028-11-10,Veterans Day
2028-11-23,Thanksgiving Day
2028-12-25,Christmas Day
`,
};
