import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { ACTION_STATUSES, type listActions } from '@fsvp/contracts/corrective-action';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import { listParts, ofSupplier, oneOf, prepared, RECORD_JSON, type RecordList } from '../records/record-list.js';

type ListQuery = HandlerInput<typeof listActions>['query'];

const LIST: RecordList<NonNullable<ListQuery['sort']>> = {
  table: 'corrective_actions',
  json: `json_build_object(${RECORD_JSON}, 'verificationId', r.verification_id, 'inspectionId', r.inspection_id, 'title', r.title,
    'description', r.description, 'rootCause', r.root_cause, 'correctiveAction', r.corrective_action, 'preventiveAction', r.preventive_action,
    'status', r.status, 'priority', r.priority, 'assignedTo', r.assigned_to, 'dueDate', iso(r.due_date), 'completedDate', iso(r.completed_date),
    'verificationOfEffectiveness', r.verification_of_effectiveness)`,
  searched: ['title', 'description'],
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

  /** The counts disregard the status filter; it comes last, so that both conditions number their values alike. */
  async list(query: ListQuery): Promise<JsonText> {
    const others = [oneOf('priority', query.priority), ofSupplier(query.supplierId)];
    const { page, matching, values } = listParts(LIST, query, [...others, oneOf('status', query.status)]);
    const whateverStatus = listParts(LIST, query, others);
    const counts = ACTION_STATUSES.map((status) => `'${status}', count(*) filter (where r.status = '${status}')`).join(', ');
    const text = `select json_build_object('actions', ${page},
      'total', (select count(*) ${matching}), 'counts', (select json_build_object(${counts}) ${whateverStatus.matching}))::text`;
    return this.database.value<JsonText>(prepared(text, values));
  }
}

/** Corrective actions created from day $1 to day $2, either of them absent, one JSON object a row, for reports. */
export const EXPORT_ACTIONS = `select ${LIST.json}::text as json from corrective_actions r
  where r.deleted_at is null and ($1::date is null or r.created_at >= $1::date) and ($2::date is null or r.created_at < $2::date + 1)
  order by r.created_at, r.id`;
