import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listFoods } from '@fsvp/contracts/program/food';
import { Database } from '@fsvp/service-kit/database/database';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, letters, oneOf, type List, type OrderColumn } from '@fsvp/service-kit/lists/list';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { FOOD_VALID_UNTIL, stateOf, versionsOf } from '../food-hazard-analyses/read-analysis.js';
import { FOOD_MEMBERS } from './read-food.js';

type ListQuery = HandlerInput<typeof listFoods>['query'];

const NAME: OrderColumn = { sql: letters('r.name'), type: 'text' };

const LIST: List<ListQuery> = {
  name: 'foods',
  from: 'foods r',
  row: 'r',
  members: FOOD_MEMBERS,
  sorts: {
    name: NAME,
    foodClass: [{ sql: 'r.food_class', type: 'text' }, NAME],
    industryCode: [{ sql: 'r.industry_code', type: 'text' }, NAME],
    commodity: [{ sql: `r.facts->>'commodity'`, type: 'text' }, NAME],
    analysisDue: [{ sql: `coalesce(${FOOD_VALID_UNTIL}, 'infinity')`, type: 'date' }, NAME],
  },
  filters: {
    foodClass: oneOf('r.food_class'),
    industryCode: oneOf('r.industry_code'),
    commodity: oneOf(`r.facts->>'commodity'`),
    analysis: oneOf(stateOf('r')),
  },
  search: contains('r.name', 'r.description', `array_to_string(r.product_codes, ' ')`),
};

/** Joined once where each food is judged; otherwise the analyses of the foods of a page are looked up. */
const BY_ANALYSIS: List<ListQuery> = { ...LIST, from: `foods r ${versionsOf('r')}` };

/** Reads of foods, as SQL that returns JSON. */
@Injectable()
export class FoodsQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, query.analysis?.length ? BY_ANALYSIS : LIST, query);
  }
}
