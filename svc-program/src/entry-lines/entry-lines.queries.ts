import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listEntryLines } from '@fsvp/contracts/program/entry-line';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import type { OrderKey } from '@fsvp/service-kit/lists/keyset';
import { jsonSql } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { likePattern, SqlValues } from '@fsvp/service-kit/database/sql';
import { ENTRY_LINE_MEMBERS, ENTRY_LINES } from './read-entry-line.js';

type ListQuery = HandlerInput<typeof listEntryLines>['query'];

const SORTS: Record<NonNullable<ListQuery['sort']>, Omit<OrderKey, 'direction'>[]> = {
  entryNumber: [
    { sql: 'l.entry_number', type: 'text' },
    { sql: 'l.line_number', type: 'integer' },
  ],
  arrivedOn: [{ sql: 'l.arrived_on', type: 'date' }],
  role: [{ sql: 'l.role', type: 'text' }],
  createdAt: [{ sql: 'l.created_at', type: 'timestamptz' }],
  updatedAt: [{ sql: 'l.updated_at', type: 'timestamptz' }],
};

/** The list of entry lines, as SQL that returns JSON. */
@Injectable()
export class EntryLinesQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    const { search, importerId, fileId, role, arrivedFrom, arrivedTo, updatedSince, sort = 'createdAt' } = query;
    const values = new SqlValues();
    const pattern = search && values.add(likePattern(search.replaceAll('-', '')));
    const direction = query.order ?? (sort === 'createdAt' ? 'desc' : 'asc');
    return readList(this.database, query, {
      name: 'entryLines',
      json: jsonSql(ENTRY_LINE_MEMBERS, query.fields),
      from: ENTRY_LINES,
      conditions: [
        'l.deleted_at is null',
        pattern && `replace(l.entry_number, '-', '') like upper(${pattern})`,
        importerId && `l.importer_id = ${values.add(importerId)}`,
        fileId && `l.file_id = ${values.add(fileId)}`,
        role?.length && `l.role = any(${values.add(role)})`,
        arrivedFrom && `l.arrived_on >= ${values.add(arrivedFrom)}::date`,
        arrivedTo && `l.arrived_on <= ${values.add(arrivedTo)}::date`,
        updatedSince && `l.updated_at >= ${values.add(updatedSince)}::timestamptz`,
      ],
      keys: [...SORTS[sort], { sql: 'l.id', type: 'uuid' } as const].map((key) => ({ ...key, direction })),
      values,
    });
  }
}
