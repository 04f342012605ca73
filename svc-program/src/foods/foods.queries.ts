import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listFoods } from '@fsvp/contracts/program/food';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import type { OrderKey } from '@fsvp/service-kit/lists/keyset';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { likePattern, SqlValues } from '@fsvp/service-kit/database/sql';

type ListQuery = HandlerInput<typeof listFoods>['query'];

const MEMBERS: Members = {
  id: 'id',
  version: 'version',
  createdBy: 'created_by',
  createdAt: 'iso(created_at)',
  updatedAt: 'iso(updated_at)',
  name: 'name',
  description: 'description',
  foodClass: 'food_class',
  industryCode: 'industry_code',
  productCodes: 'product_codes',
  facts: 'facts',
};

type Key = Omit<OrderKey, 'direction'>;

const NAME: Key = { sql: 'lower(name)', type: 'text' };

const SORTS: Record<NonNullable<ListQuery['sort']>, Key[]> = {
  name: [NAME],
  foodClass: [{ sql: 'food_class', type: 'text' }, NAME],
  industryCode: [{ sql: 'industry_code', type: 'text' }, NAME],
  commodity: [{ sql: `facts->>'commodity'`, type: 'text' }, NAME],
  createdAt: [{ sql: 'created_at', type: 'timestamptz' }],
  updatedAt: [{ sql: 'updated_at', type: 'timestamptz' }],
};

/** Reads of foods, as SQL that returns JSON. */
@Injectable()
export class FoodsQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    const { search, foodClass, industryCode, commodity, updatedSince, sort = 'createdAt' } = query;
    const values = new SqlValues();
    const pattern = search && values.add(likePattern(search));
    const direction = query.order ?? (sort === 'createdAt' ? 'desc' : 'asc');
    return readList(this.database, query, {
      name: 'foods',
      json: jsonSql(MEMBERS, query.fields),
      from: 'foods',
      conditions: [
        'deleted_at is null',
        pattern &&
          `(lower(name) like lower(${pattern}) or lower(description) like lower(${pattern})
            or array_to_string(product_codes, ' ') like upper(${pattern}))`,
        foodClass?.length && `food_class = any(${values.add(foodClass)})`,
        industryCode?.length && `industry_code = any(${values.add(industryCode)})`,
        commodity?.length && `facts->>'commodity' = any(${values.add(commodity)})`,
        updatedSince && `updated_at >= ${values.add(updatedSince)}::timestamptz`,
      ],
      keys: [...SORTS[sort], { sql: 'id', type: 'uuid' } as const].map((key) => ({ ...key, direction })),
      values,
    });
  }
}
