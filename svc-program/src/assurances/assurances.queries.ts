import { Injectable } from '@nestjs/common';
import type { listAssurances } from '@fsvp/contracts/program/assurance';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import type { OrderKey } from '@fsvp/service-kit/lists/keyset';
import { jsonSql } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { likePattern, SqlValues } from '@fsvp/service-kit/database/sql';
import { ASSURANCE_MEMBERS, ASSURANCES } from './read-assurance.js';

type ListQuery = HandlerInput<typeof listAssurances>['query'];

const SORTS: Record<NonNullable<ListQuery['sort']>, Omit<OrderKey, 'direction'>> = {
  kind: { sql: 'a.kind', type: 'text' },
  effectiveOn: { sql: 'a.effective_on', type: 'date' },
  validUntil: { sql: 'a.valid_until', type: 'date' },
  signerName: { sql: 'lower(a.signer_name)', type: 'text' },
  createdAt: { sql: 'a.created_at', type: 'timestamptz' },
  updatedAt: { sql: 'a.updated_at', type: 'timestamptz' },
};
const SEARCHED = ['a.customer_name', 'a.signer_name', 'a.statement'];

/** The list of assurances, as SQL that returns JSON. */
@Injectable()
export class AssurancesQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    const { search, fileId, importerId, kind, updatedSince, sort = 'createdAt' } = query;
    const values = new SqlValues();
    const pattern = search && values.add(likePattern(search));
    const direction = query.order ?? (sort === 'createdAt' ? 'desc' : 'asc');
    return readList(this.database, query, {
      name: 'assurances',
      json: jsonSql(ASSURANCE_MEMBERS, query.fields),
      from: ASSURANCES,
      conditions: [
        'a.deleted_at is null',
        pattern && `(${SEARCHED.map((column) => `lower(${column}) like lower(${pattern})`).join(' or ')})`,
        fileId && `a.file_id = ${values.add(fileId)}`,
        importerId && `a.importer_id = ${values.add(importerId)}`,
        kind?.length && `a.kind = any(${values.add(kind)})`,
        updatedSince && `a.updated_at >= ${values.add(updatedSince)}::timestamptz`,
      ],
      keys: [SORTS[sort], { sql: 'a.id', type: 'uuid' } as const].map((key) => ({ ...key, direction })),
      values,
    });
  }
}
