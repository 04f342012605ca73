import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { ACTION_STATUSES, type ActionStatus, type listActions } from '@fsvp/contracts/corrective-action';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import { listParts, listStatement, ofSupplier, oneOf, RECORD_JSON, type RecordList } from '../records/record-list.js';
import { suppliersNamed } from '../records/search.js';

type ListQuery = HandlerInput<typeof listActions>['query'];

const LIST: RecordList<NonNullable<ListQuery['sort']>> = {
  table: 'corrective_actions',
  json: `json_build_object(${RECORD_JSON}, 'verificationId', r.verification_id, 'inspectionId', r.inspection_id, 'title', r.title,
    'description', r.description, 'rootCause', r.root_cause, 'correctiveAction', r.corrective_action, 'preventiveAction', r.preventive_action,
    'status', r.status, 'priority', r.priority, 'assignedTo', r.assigned_to, 'dueDate', iso(r.due_date), 'completedDate', iso(r.completed_date),
    'verificationOfEffectiveness', r.verification_of_effectiveness)`,
  searchedNames: { supplier_id: 'supplier_directory' },
  sorts: {
    title: 'lower(r.title)',
    status: `array_position(array['open', 'in_progress', 'completed', 'closed'], r.status)`,
    priority: 'priority_rank(r.priority)',
    dueDate: 'r.due_date',
    supplierName: 'lower(d.name)',
    createdAt: 'r.created_at',
  },
};

/** Reads of corrective actions, as SQL that answers JSON. */
@Injectable()
export class CorrectiveActionsQueries {
  constructor(private readonly database: Database) {}

  /** The counts disregard the status filter, and the total is the sum of those it accepts: the matches are gone through once. */
  async list(query: ListQuery): Promise<JsonText> {
    const named = query.search ? await suppliersNamed(this.database, query.search) : undefined;
    const others = [oneOf('priority', query.priority), ofSupplier(query.supplierId)];
    const { page, matching, values } = listParts(LIST, query, [...others, oneOf('status', query.status)], { named, counted: others });
    const total = (query.status?.length ? [...new Set(query.status)] : ACTION_STATUSES).join(' + ');
    const counts = ACTION_STATUSES.map((status) => `'${status}', ${status}`).join(', ');
    const text = `select json_build_object('actions', ${page}, 'total', ${total}, 'counts', json_build_object(${counts}))::text
      from (select ${ACTION_STATUSES.map((status) => countOf(status, query.search ? undefined : matching)).join(', ')} ${query.search ? matching : ''}) counted`;
    return this.database.value<JsonText>(listStatement(text, values, query.search));
  }
}

/** A status's count among the matches at hand, or of its own part of an index. */
function countOf(status: ActionStatus, matching: string | undefined): string {
  return matching ? `(select count(*) ${matching} and r.status = '${status}') as ${status}` : `count(*) filter (where r.status = '${status}') as ${status}`;
}

/** Corrective actions created from day $1 to day $2, either of them absent, one JSON object a row, for reports. */
export const EXPORT_ACTIONS = `select ${LIST.json}::text as json from corrective_actions r
  where r.deleted_at is null and ($1::date is null or r.created_at >= $1::date) and ($2::date is null or r.created_at < $2::date + 1)
  order by r.created_at, r.id`;
