import { PLAIN_FACTS, type Food } from '@fsvp/contracts/food';
import type { ReferenceSet } from '@fsvp/contracts/reference-set';

export const FOOD_ID = '0197a000-0000-7000-8000-0000000000a1';
export const SET_ID = '0197a000-0000-7000-8000-0000000000e1';

const RECORD = {
  version: 3,
  createdBy: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
};

/** A food as the server returns it. */
export function sampleFood(changes: Partial<Food> = {}): Food {
  return {
    ...RECORD,
    id: FOOD_ID,
    name: 'Frozen shrimp',
    description: 'Raw, headless, in bags',
    foodClass: 'human',
    industryCode: '16',
    productCodes: ['16J**05'],
    facts: { ...PLAIN_FACTS, commodity: 'fish', rawCommodity: true },
    ...changes,
  };
}

/** Two of FDA's industries, in force today. */
export const INDUSTRIES = {
  ...RECORD,
  id: SET_ID,
  kind: 'product_industries',
  effectiveFrom: '2017-05-30',
  effectiveTo: null,
  source: 'US FDA, product codes',
  retrievedOn: '2026-01-01',
  rowCount: 2,
  shipped: true,
  rows: [
    { industryCode: '24', name: 'Vegetables and Vegetable Products' },
    { industryCode: '16', name: 'Fishery/Seafood Products' },
  ],
} satisfies ReferenceSet;
