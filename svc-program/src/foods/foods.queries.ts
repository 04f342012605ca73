import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { listFoods } from '@fsvp/contracts/program/food';
import { Database } from '@fsvp/service-kit/database/database';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { oneOf, type List, type OrderColumn } from '@fsvp/service-kit/lists/list';
import { recordMembers } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { likePattern } from '@fsvp/service-kit/database/sql';
import { FoodEntity } from './food.entity.js';

type ListQuery = HandlerInput<typeof listFoods>['query'];

const NAME: OrderColumn = { sql: 'lower(r.name)', type: 'text' };

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
  search: (search, values) => {
    const pattern = values.add(likePattern(search));
    return `(lower(r.name) like lower(${pattern}) or lower(r.description) like lower(${pattern})
      or array_to_string(r.product_codes, ' ') like upper(${pattern}))`;
  },
};

/** Reads of foods, as SQL that returns JSON. */
@Injectable()
export class FoodsQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }
}
