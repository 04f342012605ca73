import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { listVerifications, type VerificationStatus } from '@fsvp/contracts/quality/verification';
import { Database } from '@fsvp/service-kit/database/database';
import type { SqlValues } from '@fsvp/service-kit/database/sql';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { CountedList } from '@fsvp/service-kit/lists/counted-list';
import { sumRows } from '@fsvp/service-kit/lists/counts/count-cache';
import { equals, letters, oneOf } from '@fsvp/service-kit/lists/list';
import { recordMembers } from '@fsvp/service-kit/lists/members';
import { VERIFICATION_CHANGES } from '../change-logs.js';
import { attachmentsJson } from '../document-directory/document-entries.js';
import { countedRecords, WITH_SUPPLIER } from '../record-list.js';
import { exportedColumns } from '../signatures/exported-columns.js';
import { CITATION } from './result-columns.js';
import { VerificationActivityEntity } from './verification-activity.entity.js';

type ListQuery = HandlerInput<typeof listVerifications>['query'];

type Counted = 'status' | 'type' | 'result_state';

const MEMBERS = recordMembers(VerificationActivityEntity, fieldsOf(listVerifications), {
  ...WITH_SUPPLIER,
  attachments: attachmentsJson('verification_id', 'r.id'),
  citation: CITATION,
  resultState: 'r.result_state',
});

/**
 * Overdue includes scheduled rows past their due date (`displayedVerificationStatus`). The first condition makes the
 * index on status and due date usable.
 */
function filterByStatus(accepted: readonly string[], values: SqlValues): string {
  if (!accepted.includes('overdue')) return oneOf('r.status')(accepted, values);
  return `r.status = any(${values.add([...accepted, 'scheduled'])}) and (r.status = any(${values.add(accepted)}) or r.due_date < ${values.add(`${today()}T00:00:00Z`)}::timestamptz)`;
}

/** Queries on verification activities that return JSON from the database. */
@Injectable()
export class VerificationActivitiesQueries {
  private readonly records: CountedList<ListQuery, Counted>;

  constructor(database: Database) {
    this.records = new CountedList<ListQuery, Counted>(database, {
      ...countedRecords('verification_activities', VERIFICATION_CHANGES, ['status', 'type', 'result_state']),
      name: 'activities',
      recordType: 'verification-activity',
      members: MEMBERS,
      sorts: {
        title: { sql: letters('r.title'), type: 'text' },
        status: { sql: 'r.status', type: 'text' },
        type: { sql: 'r.type', type: 'text' },
        dueDate: { sql: 'r.due_date', type: 'timestamptz' },
        scheduledDate: { sql: 'r.scheduled_date', type: 'timestamptz' },
        supplierName: { sql: letters('r.supplier_name'), type: 'text' },
      },
      filters: {
        status: filterByStatus,
        type: oneOf('r.type'),
        supplierId: equals('r.supplier_id'),
        fileId: equals('r.file_id'),
        resultState: oneOf('r.result_state'),
      },
      // Those of one supplier or file and overdue ones are few enough to count them each time.
      countedBy: { status: 'status', type: 'type', resultState: 'result_state' },
      uncounted: ({ status }) => Boolean(status?.includes('overdue')),
    });
  }

  /** Counts the activities with one of these stored statuses. */
  async countByStatus(...statuses: VerificationStatus[]): Promise<number> {
    return sumRows(await this.records.count(), ({ status }) => statuses.includes(status as VerificationStatus));
  }

  list(query: ListQuery): Promise<JsonText> {
    return this.records.read(query);
  }
}

/** Verification activities scheduled from day $1 to day $2 (both optional) with their signatures, one row each, for reports. */
export const EXPORT_VERIFICATIONS = `select ${exportedColumns('verification-activity', MEMBERS, 'verification_id')} from verification_activities r
  where r.deleted_at is null and ($1::date is null or r.scheduled_date >= $1::date) and ($2::date is null or r.scheduled_date < $2::date + 1)
  order by r.scheduled_date, r.id`;
