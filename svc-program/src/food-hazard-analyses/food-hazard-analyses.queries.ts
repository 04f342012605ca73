import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listFoodHazardAnalyses } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { Database } from '@fsvp/service-kit/database/database';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, equals, letters, oneOf, type List, type OrderColumn } from '@fsvp/service-kit/lists/list';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { ANALYSES, ANALYSIS_MEMBERS } from './read-analysis.js';

type ListQuery = HandlerInput<typeof listFoodHazardAnalyses>['query'];

const VERSION: OrderColumn = { sql: 'a.version_number', type: 'integer' };

const LIST: List<ListQuery> = {
  name: 'foodHazardAnalyses',
  from: ANALYSES,
  row: 'a',
  members: ANALYSIS_MEMBERS,
  sorts: {
    foodName: [{ sql: letters('food.name'), type: 'text' }, VERSION],
    validUntil: [{ sql: `coalesce(a.valid_until, 'infinity')`, type: 'date' }, VERSION],
  },
  filters: { foodId: equals('a.food_id'), state: oneOf('a.state') },
  search: contains('food.name'),
};

/** The list of analyses, as SQL that returns JSON. */
@Injectable()
export class FoodHazardAnalysesQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }
}
