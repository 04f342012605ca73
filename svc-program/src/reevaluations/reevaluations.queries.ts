import { Injectable } from '@nestjs/common';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { DUE_FILTERS, listReevaluations } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { Database } from '@fsvp/service-kit/database/database';
import type { SqlValues } from '@fsvp/service-kit/database/sql';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, equals, letters, oneOf, type List } from '@fsvp/service-kit/lists/list';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { REEVALUATION_MEMBERS, REEVALUATIONS } from './read-reevaluation.js';

type ListQuery = HandlerInput<typeof listReevaluations>['query'];

const SOON_DAYS = 30;

/** Only what is open is due. */
function isDue(wanted: readonly (typeof DUE_FILTERS)[number][], values: SqlValues): string {
  const day = values.add(today());
  const last = values.add(addDays(today(), SOON_DAYS));
  const conditions = {
    overdue: `r.due_on < ${day}::date`,
    next_30_days: `r.due_on between ${day}::date and ${last}::date`,
    later: `r.due_on > ${last}::date`,
  };
  return `(r.status = 'open' and (${wanted.map((one) => conditions[one]).join(' or ')}))`;
}

const LIST: List<ListQuery> = {
  name: 'reevaluations',
  from: REEVALUATIONS,
  row: 'r',
  // Nothing is left to do for a file that was closed.
  live: `not (r.status = 'open' and f.lifecycle = 'closed')`,
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
    due: isDue,
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
