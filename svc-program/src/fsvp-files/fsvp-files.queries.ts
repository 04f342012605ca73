import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import type { listFsvpFiles } from '@fsvp/contracts/fsvp-file';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import type { OrderKey } from '@fsvp/service-kit/lists/keyset';
import { jsonSql } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { likePattern, SqlValues } from '@fsvp/service-kit/sql';
import { FILE_MEMBERS, FILES } from './read-fsvp-file.js';

type ListQuery = HandlerInput<typeof listFsvpFiles>['query'];
type Key = Omit<OrderKey, 'direction'>;

/** In the order of the word: from preparing to closed. */
const LIFECYCLE_ORDER = `array_position(array['preparing', 'importing', 'suspended', 'closed'], f.lifecycle::text)`;

const SORTS: Record<NonNullable<ListQuery['sort']>, Key> = {
  number: { sql: 'f.number', type: 'text' },
  supplierName: { sql: `lower(coalesce(s.name, ''))`, type: 'text' },
  foodName: { sql: 'lower(food.name)', type: 'text' },
  lifecycle: { sql: LIFECYCLE_ORDER, type: 'integer' },
  createdAt: { sql: 'f.created_at', type: 'timestamptz' },
  updatedAt: { sql: 'f.updated_at', type: 'timestamptz' },
};

/** The list of FSVP files, as SQL that returns JSON. */
@Injectable()
export class FsvpFilesQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    const { search, supplierId, foodId, importerId, ownerId, lifecycle, updatedSince, sort = 'createdAt' } = query;
    const values = new SqlValues();
    const pattern = search && values.add(likePattern(search));
    const direction = query.order ?? (sort === 'createdAt' ? 'desc' : 'asc');
    return readList(this.database, query, {
      name: 'fsvpFiles',
      json: jsonSql(FILE_MEMBERS, query.fields),
      from: FILES,
      conditions: [
        pattern &&
          `(lower(f.number) like lower(${pattern}) or lower(s.name) like lower(${pattern})
            or lower(food.name) like lower(${pattern}) or lower(i.legal_name) like lower(${pattern}))`,
        supplierId && `f.supplier_id = ${values.add(supplierId)}`,
        foodId && `f.food_id = ${values.add(foodId)}`,
        importerId && `f.importer_id = ${values.add(importerId)}`,
        ownerId && `f.owner_id = ${values.add(ownerId)}`,
        lifecycle?.length && `f.lifecycle = any(${values.add(lifecycle)})`,
        updatedSince && `f.updated_at >= ${values.add(updatedSince)}::timestamptz`,
      ],
      keys: [SORTS[sort], { sql: 'f.id', type: 'uuid' } as const].map((key) => ({ ...key, direction })),
      values,
    });
  }
}
