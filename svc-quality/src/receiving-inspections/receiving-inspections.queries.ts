import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import type { listInspections } from '@fsvp/contracts/receiving-inspection';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import { listParts, ofSupplier, oneOf, prepared, RECORD_JSON, type RecordList } from '../records/record-list.js';

type ListQuery = HandlerInput<typeof listInspections>['query'];

const LIST: RecordList<NonNullable<ListQuery['sort']>> = {
  table: 'receiving_inspections',
  json: `json_build_object(${RECORD_JSON}, 'productName', r.product_name, 'lotNumber', r.lot_number, 'receivedDate', iso(r.received_date),
    'actualTemp', r.actual_temp, 'tempCompliant', r.temp_compliant, 'tempUnit', r.temp_unit, 'requiredTempMin', r.required_temp_min,
    'requiredTempMax', r.required_temp_max, 'quantity', r.quantity, 'quantityUnit', r.quantity_unit, 'inspectionQuestions', r.inspection_questions,
    'status', r.status, 'notes', r.notes, 'failureReasons', r.failure_reasons, 'inspectedBy', r.inspected_by)`,
  searched: ['product_name', 'lot_number'],
  searchedNames: {},
  sorts: {
    productName: 'lower(r.product_name)',
    receivedDate: 'r.received_date',
    status: 'r.status',
    supplierName: 'lower(d.name)',
    createdAt: 'r.created_at',
  },
};

/** Reads of receiving inspections, as SQL that answers JSON. */
@Injectable()
export class ReceivingInspectionsQueries {
  constructor(private readonly database: Database) {}

  async list(query: ListQuery): Promise<JsonText> {
    const { page, matching, values } = listParts(LIST, query, [oneOf('status', query.status), ofSupplier(query.supplier), ofSupplier(query.supplierId)]);
    const text = `select json_build_object('inspections', ${page}, 'total', (select count(*) ${matching}))::text`;
    return this.database.value<JsonText>(prepared(text, values));
  }
}
