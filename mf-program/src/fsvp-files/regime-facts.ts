import type { Food } from '@fsvp/contracts/program/food';
import { FOOD_FACT_LABELS, type FoodFacts } from '@fsvp/contracts/program/readiness/regime';

/** The facts of a food that decide which regimes fit. */
export function regimeFactsOf({ foodClass, facts }: Food): FoodFacts {
  const all: Record<string, unknown> = { ...facts, foodClass };
  return Object.fromEntries(Object.keys(FOOD_FACT_LABELS).map((name) => [name, all[name]])) as FoodFacts;
}
