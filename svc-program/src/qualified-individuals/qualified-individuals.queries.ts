import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/call';
import type { listIndividuals } from '@fsvp/contracts/qualified-individual';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import { likePattern, listJson, SqlValues, whereAll } from '@fsvp/service-kit/sql';
import { INDIVIDUAL } from './read-individual.js';

type ListQuery = HandlerInput<typeof listIndividuals>['query'];

/** Ascending: those whose qualification ends first, those whose qualification has no end, those without one. */
const SORTS: Record<NonNullable<ListQuery['sort']>, string[]> = {
  name: ['lower(i.name)'],
  employer: ['i.employer is null', 'lower(i.employer)'],
  relation: ['i.relation', 'lower(i.name)'],
  validUntil: ['signed.id is null', 'signed.valid_until is null', 'signed.valid_until', 'lower(i.name)'],
  createdAt: ['i.created_at'],
};

/** The list of qualified individuals, as SQL that returns JSON. */
@Injectable()
export class QualifiedIndividualsQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    const { search, relation, activity, userId, sort = 'createdAt', order, limit, offset } = query;
    const values = new SqlValues();
    const pattern = search && values.add(likePattern(search));
    const direction = order ?? (sort === 'createdAt' ? 'desc' : 'asc');
    const matching = `from qualified_individuals i
      left join qualifications signed on signed.individual_id = i.id and signed.state = 'signed' and signed.deleted_at is null
      ${whereAll([
        'i.deleted_at is null',
        pattern && `(lower(i.name) like lower(${pattern}) or lower(i.employer) like lower(${pattern}))`,
        relation?.length && `i.relation = any(${values.add(relation)})`,
        activity?.length && `signed.activities && ${values.add(activity)}::text[] and ${validOn(values.add(today()))}`,
        userId && `i.user_id = ${values.add(userId)}`,
      ])}`;
    const orderBy = [...SORTS[sort], 'i.id'].map((part) => `${part} ${direction}`).join(', ');
    const page = `select i.* ${matching} order by ${orderBy} limit ${values.add(limit)} offset ${values.add(offset)}`;
    const text = listJson('individuals', INDIVIDUAL, page, `select count(*) ${matching}`);
    // Without a name it is planned for its values, because the best plan depends on the filters.
    return this.database.value<JsonText>({ name: '', text, values: values.values });
  }
}

const validOn = (day: string) =>
  `${day}::date between signed.valid_from and coalesce(signed.valid_until, 'infinity'::date)`;
