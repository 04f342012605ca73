import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { ACTION_STATUSES, listActions, type ActionStatus } from '@fsvp/contracts/quality/corrective-action';
import { Database } from '@fsvp/service-kit/database/database';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { CountedList } from '@fsvp/service-kit/lists/counted-list';
import { sumRows } from '@fsvp/service-kit/lists/counts/count-cache';
import { equals, letters, oneOf } from '@fsvp/service-kit/lists/list';
import { recordMembers } from '@fsvp/service-kit/lists/members';
import { ACTION_CHANGES } from '../change-logs.js';
import { attachmentsJson } from '../document-directory/document-entries.js';
import { countedRecords, WITH_SUPPLIER } from '../record-list.js';
import { exportedColumns } from '../signatures/exported-columns.js';
import { CorrectiveActionEntity } from './corrective-action.entity.js';

type ListQuery = HandlerInput<typeof listActions>['query'];

const MEMBERS = recordMembers(CorrectiveActionEntity, fieldsOf(listActions), {
  ...WITH_SUPPLIER,
  attachments: attachmentsJson('corrective_action_id', 'r.id'),
});

/** Queries on corrective actions that return JSON from the database. */
@Injectable()
export class CorrectiveActionsQueries {
  private readonly records: CountedList<ListQuery, 'status' | 'priority'>;

  constructor(database: Database) {
    this.records = new CountedList<ListQuery, 'status' | 'priority'>(database, {
      ...countedRecords('corrective_actions', ACTION_CHANGES, ['status', 'priority']),
      name: 'actions',
      recordType: 'corrective-action',
      members: MEMBERS,
      sorts: {
        title: { sql: letters('r.title'), type: 'text' },
        status: {
          sql: `array_position(array['open', 'in_progress', 'completed', 'closed'], r.status)`,
          type: 'integer',
        },
        priority: { sql: 'priority_rank(r.priority)', type: 'integer' },
        dueDate: { sql: 'r.due_date', type: 'timestamptz' },
        supplierName: { sql: letters('r.supplier_name'), type: 'text' },
      },
      // A supplier has few enough actions to count them each time.
      filters: { status: oneOf('r.status'), priority: oneOf('r.priority'), supplierId: equals('r.supplier_id') },
      countedBy: { status: 'status', priority: 'priority' },
      facet: { filter: 'status', column: 'r.status', values: ACTION_STATUSES },
    });
  }

  /** Counts the actions with one of these stored statuses. */
  async countByStatus(...statuses: ActionStatus[]): Promise<number> {
    return sumRows(await this.records.count(), ({ status }) => statuses.includes(status as ActionStatus));
  }

  list(query: ListQuery): Promise<JsonText> {
    return this.records.read(query);
  }
}

/** Corrective actions created from instant $1 until $2 (both optional) with their signatures, one row each, for reports. */
export const EXPORT_ACTIONS = `select ${exportedColumns('corrective-action', MEMBERS, 'corrective_action_id')} from corrective_actions r
  where r.deleted_at is null and ($1::timestamptz is null or r.created_at >= $1) and ($2::timestamptz is null or r.created_at < $2)
  order by r.created_at, r.id`;
