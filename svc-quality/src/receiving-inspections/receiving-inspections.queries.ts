import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { listInspections } from '@fsvp/contracts/quality/receiving-inspection';
import { Database } from '@fsvp/service-kit/database/database';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { CountedList } from '@fsvp/service-kit/lists/counted-list';
import { equals, letters, oneOf } from '@fsvp/service-kit/lists/list';
import { recordMembers } from '@fsvp/service-kit/lists/members';
import { INSPECTION_CHANGES } from '../change-logs.js';
import { countedRecords, WITH_SUPPLIER } from '../record-list.js';
import { ReceivingInspectionEntity } from './receiving-inspection.entity.js';

type ListQuery = HandlerInput<typeof listInspections>['query'];

/** Queries on receiving inspections that return JSON from the database. */
@Injectable()
export class ReceivingInspectionsQueries {
  private readonly records: CountedList<ListQuery, 'status'>;

  constructor(database: Database) {
    this.records = new CountedList<ListQuery, 'status'>(database, {
      ...countedRecords('receiving_inspections', INSPECTION_CHANGES, ['status']),
      name: 'inspections',
      recordType: 'receiving-inspection',
      members: recordMembers(ReceivingInspectionEntity, fieldsOf(listInspections), WITH_SUPPLIER),
      sorts: {
        productName: [
          { sql: letters('r.product_name'), type: 'text' },
          { sql: letters(`coalesce(r.lot_number, '')`), type: 'text' },
        ],
        receivedDate: { sql: 'r.received_date', type: 'timestamptz' },
        status: { sql: 'r.status', type: 'text' },
        supplierName: { sql: letters('r.supplier_name'), type: 'text' },
      },
      // A supplier has few enough inspections to count them each time.
      filters: { status: oneOf('r.status'), supplier: equals('r.supplier_id'), supplierId: equals('r.supplier_id') },
      countedBy: { status: 'status' },
    });
  }

  list(query: ListQuery): Promise<JsonText> {
    return this.records.read(query);
  }
}
