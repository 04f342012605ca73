import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listImporters } from '@fsvp/contracts/program/importer';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import type { OrderKey } from '@fsvp/service-kit/lists/keyset';
import { jsonSql } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { likePattern, SqlValues } from '@fsvp/service-kit/database/sql';
import { IMPORTER_MEMBERS } from './read-importer.js';

type ListQuery = HandlerInput<typeof listImporters>['query'];
type Key = Omit<OrderKey, 'direction'>;

const NAME: Key = { sql: 'lower(i.legal_name)', type: 'text' };
const SORTS: Record<NonNullable<ListQuery['sort']>, Key[]> = {
  legalName: [NAME],
  duns: [{ sql: 'i.duns', type: 'text' }],
  role: [{ sql: 'i.role', type: 'text' }, NAME],
  createdAt: [{ sql: 'i.created_at', type: 'timestamptz' }],
  updatedAt: [{ sql: 'i.updated_at', type: 'timestamptz' }],
};
const SEARCHED = ['i.legal_name', 'i.duns', 'i.email', 'i.city'];

/** The list of importers, as SQL that returns JSON. */
@Injectable()
export class ImportersQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    const { search, active, role, updatedSince, sort = 'createdAt', order } = query;
    const values = new SqlValues();
    const pattern = search && values.add(likePattern(search));
    const direction = order ?? (sort === 'createdAt' ? 'desc' : 'asc');
    return readList(this.database, query, {
      name: 'importers',
      json: jsonSql(IMPORTER_MEMBERS, query.fields),
      from: 'importers i',
      conditions: [
        'i.deleted_at is null',
        pattern && `(${SEARCHED.map((column) => `lower(${column}) like lower(${pattern})`).join(' or ')})`,
        active !== undefined && `i.active = ${values.add(active)}::boolean`,
        role?.length && `i.role = any(${values.add(role)})`,
        updatedSince && `i.updated_at >= ${values.add(updatedSince)}::timestamptz`,
      ],
      keys: [...SORTS[sort], { sql: 'i.id', type: 'uuid' } as const].map((key) => ({ ...key, direction })),
      values,
    });
  }
}
