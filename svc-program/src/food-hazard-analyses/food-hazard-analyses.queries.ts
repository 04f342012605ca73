import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type {
  listFoodHazardAnalyses,
  listHazardAdoptions,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { Database } from '@fsvp/service-kit/database/database';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, equals, letters, oneOf, type List, type OrderColumn } from '@fsvp/service-kit/lists/list';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { ANALYSES, ANALYSIS_MEMBERS } from './read-analysis.js';

type ListQuery = HandlerInput<typeof listFoodHazardAnalyses>['query'];
type AdoptionsQuery = HandlerInput<typeof listHazardAdoptions>['query'];

const VERSION: OrderColumn = { sql: 'a.version_number', type: 'integer' };

const LIST: List<ListQuery> = {
  name: 'foodHazardAnalyses',
  from: 'food_hazard_analyses a left join foods food on food.id = a.food_id',
  membersFrom: ANALYSES,
  row: 'a',
  members: ANALYSIS_MEMBERS,
  sorts: {
    foodName: [{ sql: letters('food.name'), type: 'text' }, VERSION],
    validUntil: [{ sql: `coalesce(a.valid_until, 'infinity')`, type: 'date' }, VERSION],
  },
  filters: { foodId: equals('a.food_id'), state: oneOf('a.state') },
  search: contains('food.name'),
};

/** Reads of analyses, as SQL that returns JSON. */
@Injectable()
export class FoodHazardAnalysesQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }

  adoptions({ hazardAnalysisId = [] }: AdoptionsQuery): Promise<JsonText> {
    return this.database.value({
      name: 'hazard-adoptions',
      // The condition is that of the index.
      text: `select json_build_object('adoptions', coalesce(json_agg(json_build_object(
          'hazardAnalysisId', adopted.id, 'foodId', a.food_id, 'foodName', food.name, 'analysisId', a.id,
          'versionNumber', a.version_number, 'state', a.state) order by ${letters('food.name')}, a.version_number, adopted.id), '[]'))::text
        from food_hazard_analyses a join foods food on food.id = a.food_id
        cross join lateral (
          select distinct hazard->>'adoptedFrom' as id from jsonb_array_elements(a.hazards) hazard
          where hazard->>'adoptedFrom' = any($1::text[])
        ) adopted
        where a.state in ('draft', 'signed') and a.deleted_at is null
          and jsonb_path_query_array(a.hazards, '$[*].adoptedFrom') ?| $1::text[]`,
      values: [hazardAnalysisId],
    });
  }
}
