import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listVerifications, VerificationStatus } from '@fsvp/contracts/quality/verification';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { sumRows } from '@fsvp/service-kit/lists/counts/count-cache';
import { Database } from '@fsvp/service-kit/database/database';
import type { Members } from '@fsvp/service-kit/lists/members';
import { asksForExternalId, readSearched } from '@fsvp/service-kit/external-ids/external-id-filter';
import { answerPage, type ReadPage } from '@fsvp/service-kit/lists/read-list';
import { attachmentsJson } from '../document-directory/document-entries.js';
import { VERIFICATION_CHANGES } from '../list-engine/change-logs.js';
import { CountedList } from '../list-engine/counted-list.js';
import { groupFilter } from '../list-engine/counted-page.js';
import {
  buildListParts,
  createListStatement,
  filterByExternalId,
  filterBySupplier,
  filterByValues,
  RECORD_MEMBERS,
  RECORD_SORTS,
  type Filter,
  type RecordList,
} from '../list-engine/record-list.js';
import { matchesSearch } from '../list-engine/search.js';
import { exportedColumns } from '../signatures/exported-columns.js';

type ListQuery = HandlerInput<typeof listVerifications>['query'];

const MEMBERS: Members = {
  ...RECORD_MEMBERS,
  type: 'r.type',
  title: 'r.title',
  description: 'r.description',
  status: 'r.status',
  scheduledDate: 'iso(r.scheduled_date)',
  completedDate: 'iso(r.completed_date)',
  dueDate: 'iso(r.due_date)',
  assignedTo: 'r.assigned_to',
  findings: 'r.findings',
  recommendations: 'r.recommendations',
  followUpRequired: 'r.follow_up_required',
  followUpDate: 'iso(r.follow_up_date)',
  cost: 'r.cost',
};

/** The response member with the records. */
const NAME = 'activities';

const ATTACHMENTS = attachmentsJson('verification_id', 'r.id');

const LIST: RecordList<NonNullable<ListQuery['sort']>> = {
  table: 'verification_activities',
  members: { ...MEMBERS, attachments: ATTACHMENTS },
  searchedNames: {},
  sorts: {
    title: { sql: 'lower(r.title)', type: 'text' },
    status: { sql: 'r.status', type: 'text' },
    type: { sql: 'r.type', type: 'text' },
    dueDate: { sql: 'r.due_date', type: 'timestamptz' },
    scheduledDate: { sql: 'r.scheduled_date', type: 'timestamptz' },
    supplierName: { sql: 'lower(r.supplier_name)', type: 'text' },
    ...RECORD_SORTS,
  },
};

/**
 * Overdue includes scheduled rows past their due date (`displayedVerificationStatus`). The first condition makes the
 * index on status and due date usable.
 */
function filterByStatus(accepted: ListQuery['status']): Filter | undefined {
  if (!accepted?.includes('overdue')) return filterByValues('status', accepted);
  return (values) =>
    `r.status = any(${values.add([...accepted, 'scheduled'])}) and (r.status = any(${values.add(accepted)}) or r.due_date < ${values.add(`${today()}T00:00:00Z`)}::timestamptz)`;
}

/** Queries on verification activities that return JSON from the database. */
@Injectable()
export class VerificationActivitiesQueries {
  private readonly records: CountedList<NonNullable<ListQuery['sort']>, 'status' | 'type'>;

  constructor(private readonly database: Database) {
    const counted = {
      table: LIST.table,
      log: VERIFICATION_CHANGES,
      by: ['status', 'type'] as const,
      matches: matchesSearch,
    };
    this.records = new CountedList(database, { list: LIST, name: NAME, counted });
  }

  /** Counts the activities with one of these stored statuses. */
  async countByStatus(...status: VerificationStatus[]): Promise<number> {
    return sumRows(await this.records.count(), groupFilter({ status }));
  }

  list(query: ListQuery): Promise<JsonText> {
    return readSearched(this.database, 'verification-activity', query, (searched) => this.read(searched));
  }

  private async read(query: ListQuery): Promise<JsonText> {
    const { status, type, supplierId } = query;
    const kept = !supplierId && !status?.includes('overdue') && !asksForExternalId(query);
    // Those of one supplier and overdue ones are few enough to count each time.
    if (kept) return this.records.read(query, { status, type });
    const { hits, selected, matching, values } = buildListParts(LIST, query, [
      filterByStatus(status),
      filterByValues('type', type),
      filterBySupplier(supplierId),
      filterByExternalId('verification-activity', query),
    ]);
    const text = `with ${hits} select ${selected}, (select count(*) ${matching})::int as total`;
    const [page] = await this.database.rows<ReadPage>(createListStatement(text, values, query));
    return answerPage(query, { name: NAME }, page as ReadPage);
  }
}

/** Verification activities scheduled from day $1 to day $2 (both optional) with their signatures, one row each, for reports. */
export const EXPORT_VERIFICATIONS = `select ${exportedColumns('verification-activity', MEMBERS, ATTACHMENTS)} from verification_activities r
  where r.deleted_at is null and ($1::date is null or r.scheduled_date >= $1::date) and ($2::date is null or r.scheduled_date < $2::date + 1)
  order by r.scheduled_date, r.id`;
