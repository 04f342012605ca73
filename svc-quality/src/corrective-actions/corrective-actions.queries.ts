import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { ACTION_STATUSES, type ActionStatus, type listActions } from '@fsvp/contracts/corrective-action';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { sumRows, type Count } from '@fsvp/service-kit/counts/count-cache';
import { Database } from '@fsvp/service-kit/database';
import { attachmentsJson } from '../document-directory/document-entries.js';
import { ACTION_CHANGES } from '../list-engine/change-logs.js';
import { CountedList } from '../list-engine/counted-list.js';
import { groupFilter, type AcceptedValues } from '../list-engine/counted-page.js';
import {
  buildListParts,
  createListStatement,
  filterBySupplier,
  filterByValues,
  RECORD_JSON,
  type RecordList,
} from '../list-engine/record-list.js';
import type { WithBucket } from '../list-engine/sort-buckets.js';
import { matchesSearch } from '../list-engine/search.js';
import { exportedColumns } from '../signatures/exported-columns.js';

type ListQuery = HandlerInput<typeof listActions>['query'];

const MEMBERS = `${RECORD_JSON}, 'verificationId', r.verification_id, 'inspectionId', r.inspection_id, 'title', r.title,
    'description', r.description, 'rootCause', r.root_cause, 'correctiveAction', r.corrective_action, 'preventiveAction', r.preventive_action,
    'status', r.status, 'priority', r.priority, 'assignedTo', r.assigned_to, 'dueDate', iso(r.due_date), 'completedDate', iso(r.completed_date),
    'verificationOfEffectiveness', r.verification_of_effectiveness`;

const ATTACHMENTS = attachmentsJson('corrective_action_id', 'r.id');

const LIST: RecordList<NonNullable<ListQuery['sort']>> = {
  table: 'corrective_actions',
  json: `json_build_object(${MEMBERS}, 'attachments', ${ATTACHMENTS})`,
  searchedNames: {},
  sorts: {
    title: 'lower(r.title)',
    status: `array_position(array['open', 'in_progress', 'completed', 'closed'], r.status)`,
    priority: 'priority_rank(r.priority)',
    dueDate: 'r.due_date',
    supplierName: 'lower(r.supplier_name)',
    createdAt: 'r.created_at',
  },
};

/** The counts by status ignore the status filter. */
function countEachStatus(
  count: Count<WithBucket<'status' | 'priority'>>,
  { priority }: AcceptedValues<'status' | 'priority'>,
) {
  return {
    counts: Object.fromEntries(
      ACTION_STATUSES.map((status) => [status, sumRows(count, groupFilter({ status: [status], priority }))]),
    ),
  };
}

/** Queries on corrective actions that return JSON from the database. */
@Injectable()
export class CorrectiveActionsQueries {
  private readonly records: CountedList<NonNullable<ListQuery['sort']>, 'status' | 'priority'>;

  constructor(private readonly database: Database) {
    const counted = {
      table: LIST.table,
      log: ACTION_CHANGES,
      by: ['status', 'priority'] as const,
      matches: matchesSearch,
    };
    this.records = new CountedList(database, { list: LIST, name: 'actions', counted, more: countEachStatus });
  }

  /** Counts the actions with one of these stored statuses. */
  async countByStatus(...status: ActionStatus[]): Promise<number> {
    return sumRows(await this.records.count(), groupFilter({ status }));
  }

  async list(query: ListQuery): Promise<JsonText> {
    const { status, priority, supplierId } = query;
    if (!supplierId) return this.records.read(query, { status, priority });
    // A supplier has few enough actions to count them each time. The counts by status ignore the status filter.
    const others = [filterBySupplier(supplierId), filterByValues('priority', priority)];
    const { page, matching, values } = buildListParts(
      LIST,
      query,
      [...others, filterByValues('status', status)],
      others,
    );
    const total = (status?.length ? [...new Set(status)] : ACTION_STATUSES).join(' + ');
    const text = `select json_build_object('actions', ${page}, 'total', ${total}, 'counts', json_build_object(${ACTION_STATUSES.map((one) => `'${one}', ${one}`).join(', ')}))::text
      from (select ${ACTION_STATUSES.map((one) => `count(*) filter (where r.status = '${one}') as ${one}`).join(', ')} ${matching}) counted`;
    return this.database.value<JsonText>(createListStatement(text, values, query.search));
  }
}

/** Corrective actions created from instant $1 until $2 (both optional) with their signatures, one row each, for reports. */
export const EXPORT_ACTIONS = `select ${exportedColumns('corrective-action', MEMBERS, ATTACHMENTS)} from corrective_actions r
  where r.deleted_at is null and ($1::timestamptz is null or r.created_at >= $1) and ($2::timestamptz is null or r.created_at < $2)
  order by r.created_at, r.id`;
