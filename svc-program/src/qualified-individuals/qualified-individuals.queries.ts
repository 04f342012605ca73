import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listIndividuals } from '@fsvp/contracts/program/qualified-individual';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import type { OrderKey } from '@fsvp/service-kit/lists/keyset';
import { jsonSql } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { likePattern, SqlValues } from '@fsvp/service-kit/database/sql';
import { INDIVIDUAL_MEMBERS } from './read-individual.js';

type ListQuery = HandlerInput<typeof listIndividuals>['query'];

type Key = Omit<OrderKey, 'direction'>;

const NAME: Key = { sql: 'lower(i.name)', type: 'text' };

/** Ascending: those whose qualification ends first, those whose qualification has no end, those without one. */
const SORTS: Record<NonNullable<ListQuery['sort']>, Key[]> = {
  name: [NAME],
  employer: [
    { sql: '(i.employer is null)', type: 'boolean' },
    { sql: `coalesce(lower(i.employer), '')`, type: 'text' },
  ],
  relation: [{ sql: 'i.relation', type: 'text' }, NAME],
  validUntil: [
    { sql: '(signed.id is null)', type: 'boolean' },
    { sql: '(signed.valid_until is null)', type: 'boolean' },
    { sql: `coalesce(signed.valid_until, '2000-01-01')`, type: 'date' },
    NAME,
  ],
  createdAt: [{ sql: 'i.created_at', type: 'timestamptz' }],
  updatedAt: [{ sql: 'i.updated_at', type: 'timestamptz' }],
};

/** The list of qualified individuals, as SQL that returns JSON. */
@Injectable()
export class QualifiedIndividualsQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    const { search, relation, activity, userId, updatedSince, sort = 'createdAt', order } = query;
    const values = new SqlValues();
    const pattern = search && values.add(likePattern(search));
    const direction = order ?? (sort === 'createdAt' ? 'desc' : 'asc');
    return readList(this.database, query, {
      name: 'individuals',
      json: jsonSql(INDIVIDUAL_MEMBERS, query.fields),
      from: `qualified_individuals i
        left join qualifications signed on signed.individual_id = i.id and signed.state = 'signed' and signed.deleted_at is null`,
      conditions: [
        'i.deleted_at is null',
        pattern && `(lower(i.name) like lower(${pattern}) or lower(i.employer) like lower(${pattern}))`,
        relation?.length && `i.relation = any(${values.add(relation)})`,
        activity?.length && `signed.activities && ${values.add(activity)}::text[] and ${validOn(values.add(today()))}`,
        userId && `i.user_id = ${values.add(userId)}`,
        updatedSince && `i.updated_at >= ${values.add(updatedSince)}::timestamptz`,
      ],
      keys: [...SORTS[sort], { sql: 'i.id', type: 'uuid' } as const].map((key) => ({ ...key, direction })),
      values,
    });
  }
}

const validOn = (day: string) =>
  `${day}::date between signed.valid_from and coalesce(signed.valid_until, 'infinity'::date)`;
