import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import type { listInspections } from '@fsvp/contracts/receiving-inspection';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database, type Statement } from '@fsvp/service-kit/database';
import { INSPECTION_CHANGES } from '../list-engine/change-logs.js';
import { CountedList } from '../list-engine/counted-list.js';
import {
  buildListParts,
  createListStatement,
  filterBySupplier,
  filterByValues,
  RECORD_JSON,
  type RecordList,
} from '../list-engine/record-list.js';
import { matchesSearch } from '../list-engine/search.js';

type ListQuery = HandlerInput<typeof listInspections>['query'];

const LIST: RecordList<NonNullable<ListQuery['sort']>> = {
  table: 'receiving_inspections',
  json: `json_build_object(${RECORD_JSON}, 'productName', r.product_name, 'lotNumber', r.lot_number, 'receivedDate', iso(r.received_date),
    'actualTemp', r.actual_temp, 'tempCompliant', r.temp_compliant, 'tempUnit', r.temp_unit, 'requiredTempMin', r.required_temp_min,
    'requiredTempMax', r.required_temp_max, 'quantity', r.quantity, 'quantityUnit', r.quantity_unit, 'inspectionQuestions', r.inspection_questions,
    'status', r.status, 'notes', r.notes, 'failureReasons', r.failure_reasons, 'inspectedBy', r.inspected_by)`,
  searchedNames: {},
  sorts: {
    // The search text is the product followed by the lot.
    productName: 'r.search_text',
    receivedDate: 'r.received_date',
    status: 'r.status',
    supplierName: 'lower(r.supplier_name)',
    createdAt: 'r.created_at',
  },
};

/** Queries on receiving inspections that return JSON from the database. */
@Injectable()
export class ReceivingInspectionsQueries {
  private readonly records: CountedList<NonNullable<ListQuery['sort']>, 'status'>;

  constructor(private readonly database: Database) {
    const counted = { table: LIST.table, log: INSPECTION_CHANGES, by: ['status'] as const, matches: matchesSearch };
    this.records = new CountedList(database, { list: LIST, name: 'inspections', counted });
  }

  async list(query: ListQuery): Promise<JsonText> {
    // A supplier has few enough inspections to count them each time.
    if (query.supplier ?? query.supplierId) return this.database.value<JsonText>(buildSupplierListStatement(query));
    return this.records.read(query, { status: query.status });
  }
}

function buildSupplierListStatement(query: ListQuery): Statement {
  const { page, matching, values } = buildListParts(LIST, query, [
    filterByValues('status', query.status),
    filterBySupplier(query.supplier),
    filterBySupplier(query.supplierId),
  ]);
  const text = `select json_build_object('inspections', ${page}, 'total', (select count(*) ${matching}))::text`;
  return createListStatement(text, values, query.search);
}
