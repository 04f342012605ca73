import { Injectable } from '@nestjs/common';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { LIFECYCLES } from '@fsvp/contracts/program/fsvp-file';
import type { DUE_FILTERS, listReevaluations } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { Database } from '@fsvp/service-kit/database/database';
import type { SqlValues } from '@fsvp/service-kit/database/sql';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, equals, letters, oneOf, type List } from '@fsvp/service-kit/lists/list';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { REEVALUATION_MEMBERS, REEVALUATIONS } from './read-reevaluation.js';

type ListQuery = HandlerInput<typeof listReevaluations>['query'];

const SOON_DAYS = 30;

const DUE: Record<(typeof DUE_FILTERS)[number], (values: SqlValues) => string> = {
  overdue: (values) => `r.due_on < ${values.add(today())}::date`,
  next_30_days: (values) =>
    `r.due_on between ${values.add(today())}::date and ${values.add(addDays(today(), SOON_DAYS))}::date`,
  later: (values) => `r.due_on > ${values.add(addDays(today(), SOON_DAYS))}::date`,
};

const LIST: List<ListQuery> = {
  name: 'reevaluations',
  from: `reevaluations r left join fsvp_files f on f.id = r.file_id left join foods food on food.id = f.food_id
    left join supplier_directory s on s.id = f.supplier_id`,
  membersFrom: REEVALUATIONS,
  row: 'r',
  // Nothing is left to do for a file that was closed.
  live: `(r.status <> 'open' or r.file_id not in (select id from listed_files where stage = ${LIFECYCLES.indexOf('closed') + 1}))`,
  members: REEVALUATION_MEMBERS,
  sorts: {
    dueOn: { sql: 'r.due_on', type: 'date' },
    fileNumber: { sql: 'f.number', type: 'text' },
    supplierName: { sql: letters(`coalesce(s.name, '')`), type: 'text' },
    foodName: { sql: letters('food.name'), type: 'text' },
  },
  filters: {
    status: oneOf('r.status'),
    reason: (kinds, values) =>
      `exists (select from jsonb_array_elements(r.reasons) reason where reason->>'kind' = any(${values.add(kinds)}::text[]))`,
    // Only what is open is due.
    due: (wanted, values) => `(r.status = 'open' and (${wanted.map((one) => DUE[one](values)).join(' or ')}))`,
    assigneeId: equals('r.assignee_id'),
    supplierId: equals('r.supplier_id'),
    fileId: equals('r.file_id'),
  },
  search: contains('f.number', `coalesce(s.name, '')`, 'food.name'),
};

/** The list of reevaluations, as SQL that returns JSON. */
@Injectable()
export class ReevaluationsQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }
}
