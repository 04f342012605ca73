import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';

/** SQL of the facts of a food on which its hazards depend. @param food alias of the table */
export const hazardFacts = (food: string): string =>
  `(jsonb_build_object('foodClass', ${food}.food_class) || (${food}.facts - 'traceabilityListed'))`;

/** SQL of the facts that a version `a` was last signed or confirmed for; of a draft, those it was saved with. */
export const STANDING_FACTS = `coalesce(a.confirmations->-1->'facts', a.facts)`;

/** The tables of a version `a` with its food, its signature and the version that replaced it. */
export const ANALYSES = `food_hazard_analyses a join foods food on food.id = a.food_id
  left join lateral (
    select signer_name, signed_at from signatures
    where record_type = 'food-hazard-analysis' and record_id = a.id and meaning <> 'confirmed' and withdrawn_at is null
    order by signed_at desc limit 1
  ) signature on true
  left join lateral (
    select later.version_number, s.signed_at from food_hazard_analyses later
    join signatures s on s.record_type = 'food-hazard-analysis' and s.record_id = later.id and s.meaning <> 'confirmed'
    where a.state = 'superseded' and later.food_id = a.food_id and later.version_number > a.version_number
    order by later.version_number limit 1
  ) next on true`;

/** A version of an analysis as calls return it, as SQL of `ANALYSES`. */
export const ANALYSIS_MEMBERS: Members = {
  id: 'a.id',
  version: 'a.version',
  createdBy: 'a.created_by',
  createdAt: 'iso(a.created_at)',
  updatedAt: 'iso(a.updated_at)',
  foodId: 'a.food_id',
  foodName: 'food.name',
  versionNumber: 'a.version_number',
  state: 'a.state',
  basis: 'a.basis',
  covers: 'a.covers',
  consumers: 'a.consumers',
  facts: 'a.facts',
  hazards: 'a.hazards',
  considered: 'a.considered',
  originsConsidered: 'a.origins_considered',
  factors: 'a.factors',
  sources: 'a.sources',
  reviewed: 'a.reviewed',
  outcome: 'a.outcome',
  controlCount: 'a.control_count',
  outdated: `${STANDING_FACTS} is distinct from ${hazardFacts('food')}`,
  signedByName: 'signature.signer_name',
  signedAt: 'iso(signature.signed_at)',
  confirmedAt: `a.confirmations->-1->>'signedAt'`,
  validUntil: 'a.valid_until',
  replacedBy: 'next.version_number',
  replacedAt: 'iso(next.signed_at)',
};

/** @returns undefined if there is none, or none any more */
export async function readAnalysis(manager: EntityManager, id: string): Promise<FoodHazardAnalysis | undefined> {
  const [row] = await manager.query<{ json: FoodHazardAnalysis }[]>(
    `select ${jsonSql(ANALYSIS_MEMBERS)} as json from ${ANALYSES} where a.id = $1 and a.deleted_at is null`,
    [id],
  );
  return row?.json;
}

/** The signed version `v` and the draft `d` of a food, as SQL. A signed version says more than the draft of the next one. */
export const versionsOf = (food: string): string => `left join food_hazard_analyses v
      on v.food_id = ${food}.id and v.state = 'signed' and v.deleted_at is null
    left join food_hazard_analyses d on d.food_id = ${food}.id and d.state = 'draft' and d.deleted_at is null`;
/** What counts of them, as SQL of `versionsOf`. */
export const stateOf = (food: string): string => `case
        when v.id is null then case when d.id is null then 'none' else 'draft' end
        when coalesce(v.confirmations->-1->'facts', v.facts) is distinct from ${hazardFacts(food)} then 'stale'
        when v.valid_until < suite_day(now()) then 'expired'
        else 'current' end`;

/** What counts of the analyses of a food `r`, as SQL that gives the JSON that calls return: for the foods of a page only. */
export const FOOD_ANALYSIS_JSON = `(select json_build_object('state', ${stateOf('r')}, 'signedId', v.id,
  'draftId', d.id, 'versionNumber', coalesce(v.version_number, d.version_number),
  'hazardCount', coalesce(v.hazard_count, d.hazard_count, 0), 'controlCount', coalesce(v.control_count, d.control_count, 0),
  'validUntil', v.valid_until) from (select) one_food ${versionsOf('r')})`;

/** The last day of the signed version of a food `r`, as SQL. */
export const FOOD_VALID_UNTIL = `(select v.valid_until from food_hazard_analyses v
  where v.food_id = r.id and v.state = 'signed' and v.deleted_at is null)`;
