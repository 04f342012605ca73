import { expect, test } from '@jest/globals';
import { food, PLAIN_FACTS } from '@fsvp/contracts/program/food';
import { newId } from '@fsvp/service-kit/database/columns';
import { FoodEntity } from './food.entity.js';
import { toFood } from './food.mapper.js';

test('returns the fields of the contract and no mark of deletion', () => {
  const instant = '2026-01-02T03:04:05.006Z';
  const fields = {
    id: newId(),
    version: 1,
    createdBy: null,
    createdAt: instant,
    updatedAt: instant,
    name: 'Tuna in oil',
    description: null,
    foodClass: 'human',
    industryCode: '16',
    productCodes: [],
    facts: PLAIN_FACTS,
  };
  const entity = Object.assign(new FoodEntity(), fields, { deletedAt: null });
  expect(toFood(entity)).toEqual(fields);
  expect(food.parse(toFood(entity))).toEqual(fields);
});
