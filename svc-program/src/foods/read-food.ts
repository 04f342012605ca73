import { listFoods, type Food } from '@fsvp/contracts/program/food';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import { jsonSql, recordMembers, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';
import { FOOD_ANALYSIS_JSON } from '../food-hazard-analyses/read-analysis.js';
import { FoodEntity } from './food.entity.js';

/** A food `r` with what counts of its hazard analyses, as SQL. */
export const FOOD_MEMBERS: Members = recordMembers(FoodEntity, fieldsOf(listFoods), {
  analysis: FOOD_ANALYSIS_JSON,
});

/** @returns undefined if there is none, or none any more */
export async function readFood(manager: EntityManager, id: string): Promise<Food | undefined> {
  const [row] = await manager.query<{ json: Food }[]>(
    `select ${jsonSql(FOOD_MEMBERS)} as json from foods r where r.id = $1 and r.deleted_at is null`,
    [id],
  );
  return row?.json;
}
