import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { listFoods } from '@fsvp/contracts/program/food';
import { Database } from '@fsvp/service-kit/database/database';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, letters, oneOf, type List, type OrderColumn } from '@fsvp/service-kit/lists/list';
import { recordMembers } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { FoodEntity } from './food.entity.js';

type ListQuery = HandlerInput<typeof listFoods>['query'];

const NAME: OrderColumn = { sql: letters('r.name'), type: 'text' };

const LIST: List<ListQuery> = {
  name: 'foods',
  from: 'foods r',
  row: 'r',
  members: recordMembers(FoodEntity, fieldsOf(listFoods)),
  sorts: {
    name: NAME,
    foodClass: [{ sql: 'r.food_class', type: 'text' }, NAME],
    industryCode: [{ sql: 'r.industry_code', type: 'text' }, NAME],
    commodity: [{ sql: `r.facts->>'commodity'`, type: 'text' }, NAME],
  },
  filters: {
    foodClass: oneOf('r.food_class'),
    industryCode: oneOf('r.industry_code'),
    commodity: oneOf(`r.facts->>'commodity'`),
  },
  search: contains('r.name', 'r.description', `array_to_string(r.product_codes, ' ')`),
};

/** Reads of foods, as SQL that returns JSON. */
@Injectable()
export class FoodsQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }
}
