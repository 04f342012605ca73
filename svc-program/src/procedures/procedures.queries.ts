import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listProcedures } from '@fsvp/contracts/program/procedure';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import type { OrderKey } from '@fsvp/service-kit/lists/keyset';
import { jsonSql } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { likePattern, SqlValues } from '@fsvp/service-kit/database/sql';
import { PROCEDURE_MEMBERS, PROCEDURES } from './read-procedure.js';

type ListQuery = HandlerInput<typeof listProcedures>['query'];
type Key = Omit<OrderKey, 'direction'>;

const VERSION: Key = { sql: 'p.version_number', type: 'integer' };
const SORTS: Record<NonNullable<ListQuery['sort']>, Key[]> = {
  importerName: [{ sql: 'lower(i.legal_name)', type: 'text' }, { sql: 'p.code', type: 'text' }, VERSION],
  code: [{ sql: 'p.code', type: 'text' }, VERSION],
  title: [{ sql: 'lower(p.title)', type: 'text' }],
  effectiveFrom: [{ sql: 'p.effective_from', type: 'date' }],
  createdAt: [{ sql: 'p.created_at', type: 'timestamptz' }],
  updatedAt: [{ sql: 'p.updated_at', type: 'timestamptz' }],
};

/** The list of procedures, as SQL that returns JSON. */
@Injectable()
export class ProceduresQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    const { search, importerId, code, state, updatedSince, sort = 'createdAt', order } = query;
    const values = new SqlValues();
    const pattern = search && values.add(likePattern(search));
    const direction = order ?? (sort === 'createdAt' ? 'desc' : 'asc');
    return readList(this.database, query, {
      name: 'procedures',
      json: jsonSql(PROCEDURE_MEMBERS, query.fields),
      from: PROCEDURES,
      conditions: [
        'p.deleted_at is null',
        pattern && `(lower(p.title) like lower(${pattern}) or lower(i.legal_name) like lower(${pattern}))`,
        importerId && `p.importer_id = ${values.add(importerId)}`,
        code?.length && `p.code = any(${values.add(code)})`,
        state?.length && `p.state = any(${values.add(state)})`,
        updatedSince && `p.updated_at >= ${values.add(updatedSince)}::timestamptz`,
      ],
      keys: [...SORTS[sort], { sql: 'p.id', type: 'uuid' } as const].map((key) => ({ ...key, direction })),
      values,
    });
  }
}
