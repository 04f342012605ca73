import type { Food } from '@fsvp/contracts/program/food';
import type { FoodEntity } from './food.entity.js';

/** A record as the calls return it. */
export function toFood({ deletedAt: _deletedAt, ...fields }: FoodEntity): Food {
  return fields;
}
