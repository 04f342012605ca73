import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { listIndividuals } from '@fsvp/contracts/program/qualified-individual';
import { Database } from '@fsvp/service-kit/database/database';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, equals, letters, oneOf, type List, type OrderColumn } from '@fsvp/service-kit/lists/list';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { INDIVIDUAL_MEMBERS } from './read-individual.js';

type ListQuery = HandlerInput<typeof listIndividuals>['query'];

const NAME: OrderColumn = { sql: letters('i.name'), type: 'text' };

const LIST: List<ListQuery> = {
  name: 'individuals',
  from: 'qualified_individuals i',
  row: 'i',
  members: INDIVIDUAL_MEMBERS,
  sorts: {
    name: NAME,
    employer: [
      { sql: '(i.employer is null)', type: 'boolean' },
      { sql: `coalesce(${letters('i.employer')}, '')`, type: 'text' },
    ],
    relation: [{ sql: 'i.relation', type: 'text' }, NAME],
    // Ascending: those whose qualification ends first, those whose qualification has no end, those without one.
    validUntil: [
      { sql: '(signed.id is null)', type: 'boolean' },
      { sql: '(signed.valid_until is null)', type: 'boolean' },
      { sql: `coalesce(signed.valid_until, '2000-01-01')`, type: 'date' },
      NAME,
    ],
  },
  filters: {
    relation: oneOf('i.relation'),
    activity: (activities, values) => `signed.activities && ${values.add(activities)}::text[]
      and ${values.add(today())}::date between signed.valid_from and coalesce(signed.valid_until, 'infinity'::date)`,
    userId: equals('i.user_id'),
  },
  search: contains('i.name', 'i.employer'),
};

/** Joined where each person's qualification is compared. */
const BY_QUALIFICATION: List<ListQuery> = {
  ...LIST,
  from: `qualified_individuals i
    left join qualifications signed on signed.individual_id = i.id and signed.state = 'signed' and signed.deleted_at is null`,
};

/** The list of qualified individuals, as SQL that returns JSON. */
@Injectable()
export class QualifiedIndividualsQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    const list = query.sort === 'validUntil' || query.activity?.length ? BY_QUALIFICATION : LIST;
    return readList(this.database, list, query);
  }
}
