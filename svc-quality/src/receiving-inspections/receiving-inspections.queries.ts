import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listInspections } from '@fsvp/contracts/quality/receiving-inspection';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { asksForExternalId, readSearched } from '@fsvp/service-kit/external-ids/external-id-filter';
import { answerPage, type ReadPage } from '@fsvp/service-kit/lists/read-list';
import { INSPECTION_CHANGES } from '../list-engine/change-logs.js';
import { CountedList } from '../list-engine/counted-list.js';
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
import { matchesSearch } from '../list-engine/search.js';

type ListQuery = HandlerInput<typeof listInspections>['query'];

const LIST: RecordList<NonNullable<ListQuery['sort']>> = {
  table: 'receiving_inspections',
  members: {
    ...RECORD_MEMBERS,
    productName: 'r.product_name',
    lotNumber: 'r.lot_number',
    receivedDate: 'iso(r.received_date)',
    actualTemp: 'r.actual_temp',
    tempCompliant: 'r.temp_compliant',
    tempUnit: 'r.temp_unit',
    requiredTempMin: 'r.required_temp_min',
    requiredTempMax: 'r.required_temp_max',
    quantity: 'r.quantity',
    quantityUnit: 'r.quantity_unit',
    inspectionQuestions: 'r.inspection_questions',
    status: 'r.status',
    notes: 'r.notes',
    failureReasons: 'r.failure_reasons',
    inspectedBy: 'r.inspected_by',
  },
  searchedNames: {},
  sorts: {
    // The search text is the product followed by the lot.
    productName: { sql: 'r.search_text', type: 'text' },
    receivedDate: { sql: 'r.received_date', type: 'timestamptz' },
    status: { sql: 'r.status', type: 'text' },
    supplierName: { sql: 'lower(r.supplier_name)', type: 'text' },
    ...RECORD_SORTS,
  },
};

/** The response member with the records. */
const NAME = 'inspections';

/** Queries on receiving inspections that return JSON from the database. */
@Injectable()
export class ReceivingInspectionsQueries {
  private readonly records: CountedList<NonNullable<ListQuery['sort']>, 'status'>;

  constructor(private readonly database: Database) {
    const counted = { table: LIST.table, log: INSPECTION_CHANGES, by: ['status'] as const, matches: matchesSearch };
    this.records = new CountedList(database, { list: LIST, name: NAME, counted });
  }

  list(query: ListQuery): Promise<JsonText> {
    return readSearched(this.database, 'receiving-inspection', query, (searched) => this.read(searched));
  }

  private async read(query: ListQuery): Promise<JsonText> {
    const { status, supplier, supplierId } = query;
    if (!supplier && !supplierId && !asksForExternalId(query)) return this.records.read(query, { status });
    // A supplier has few enough inspections to count them each time.
    const { hits, selected, matching, values } = buildListParts(LIST, query, [
      filterByValues('status', status),
      filterBySupplier(supplier),
      filterBySupplier(supplierId),
      filterByExternalId('receiving-inspection', query),
    ]);
    const text = `with ${hits} select ${selected}, (select count(*) ${matching})::int as total`;
    const [page] = await this.database.rows<ReadPage>(createListStatement(text, values, query));
    return answerPage(query, { name: NAME }, page as ReadPage);
  }
}
