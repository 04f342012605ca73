import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { ACTION_STATUSES, type ActionStatus, type listActions } from '@fsvp/contracts/quality/corrective-action';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { sumRows, type Count } from '@fsvp/service-kit/lists/counts/count-cache';
import { Database } from '@fsvp/service-kit/database/database';
import type { Members } from '@fsvp/service-kit/lists/members';
import { asksForExternalId, readSearched } from '@fsvp/service-kit/external-ids/external-id-filter';
import { answerPage, type ReadPage } from '@fsvp/service-kit/lists/read-list';
import { attachmentsJson } from '../document-directory/document-entries.js';
import { ACTION_CHANGES } from '../list-engine/change-logs.js';
import { CountedList } from '../list-engine/counted-list.js';
import { groupFilter, type AcceptedValues } from '../list-engine/counted-page.js';
import {
  buildListParts,
  createListStatement,
  filterByExternalId,
  filterBySupplier,
  filterByValues,
  RECORD_MEMBERS,
  RECORD_SORTS,
  type RecordList,
} from '../list-engine/record-list.js';
import type { WithBucket } from '../list-engine/sort-buckets.js';
import { matchesSearch } from '../list-engine/search.js';
import { exportedColumns } from '../signatures/exported-columns.js';

type ListQuery = HandlerInput<typeof listActions>['query'];

const MEMBERS: Members = {
  ...RECORD_MEMBERS,
  verificationId: 'r.verification_id',
  inspectionId: 'r.inspection_id',
  title: 'r.title',
  description: 'r.description',
  rootCause: 'r.root_cause',
  correctiveAction: 'r.corrective_action',
  preventiveAction: 'r.preventive_action',
  status: 'r.status',
  priority: 'r.priority',
  assignedTo: 'r.assigned_to',
  dueDate: 'iso(r.due_date)',
  completedDate: 'iso(r.completed_date)',
  verificationOfEffectiveness: 'r.verification_of_effectiveness',
};

/** The response member with the records. */
const NAME = 'actions';

const ATTACHMENTS = attachmentsJson('corrective_action_id', 'r.id');

const LIST: RecordList<NonNullable<ListQuery['sort']>> = {
  table: 'corrective_actions',
  members: { ...MEMBERS, attachments: ATTACHMENTS },
  searchedNames: {},
  sorts: {
    title: { sql: 'lower(r.title)', type: 'text' },
    status: { sql: `array_position(array['open', 'in_progress', 'completed', 'closed'], r.status)`, type: 'integer' },
    priority: { sql: 'priority_rank(r.priority)', type: 'integer' },
    dueDate: { sql: 'r.due_date', type: 'timestamptz' },
    supplierName: { sql: 'lower(r.supplier_name)', type: 'text' },
    ...RECORD_SORTS,
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
    this.records = new CountedList(database, { list: LIST, name: NAME, counted, more: countEachStatus });
  }

  /** Counts the actions with one of these stored statuses. */
  async countByStatus(...status: ActionStatus[]): Promise<number> {
    return sumRows(await this.records.count(), groupFilter({ status }));
  }

  list(query: ListQuery): Promise<JsonText> {
    return readSearched(this.database, 'corrective-action', query, (searched) => this.read(searched));
  }

  private async read(query: ListQuery): Promise<JsonText> {
    const { status, priority, supplierId } = query;
    if (!supplierId && !asksForExternalId(query)) return this.records.read(query, { status, priority });
    // A supplier has few enough actions to count them each time. The counts by status ignore the status filter.
    const others = [
      filterBySupplier(supplierId),
      filterByExternalId('corrective-action', query),
      filterByValues('priority', priority),
    ];
    const { hits, selected, matching, values } = buildListParts(
      LIST,
      query,
      [...others, filterByValues('status', status)],
      others,
    );
    const counts = ACTION_STATUSES.map((one) => `'${one}', count(*) filter (where r.status = '${one}')`).join(', ');
    const text = `with ${hits} select ${selected}, (select json_build_object(${counts}) ${matching}) as counts`;
    const [row] = await this.database.rows<ReadPage & { counts: Record<ActionStatus, number> }>(
      createListStatement(text, values, query),
    );
    const page = row!;
    const chosen: readonly ActionStatus[] = status?.length ? [...new Set(status)] : ACTION_STATUSES;
    const total = chosen.reduce((sum, one) => sum + page.counts[one], 0);
    return answerPage(query, { name: NAME }, { ...page, total }, { counts: page.counts });
  }
}

/** Corrective actions created from instant $1 until $2 (both optional) with their signatures, one row each, for reports. */
export const EXPORT_ACTIONS = `select ${exportedColumns('corrective-action', MEMBERS, ATTACHMENTS)} from corrective_actions r
  where r.deleted_at is null and ($1::timestamptz is null or r.created_at >= $1) and ($2::timestamptz is null or r.created_at < $2)
  order by r.created_at, r.id`;
