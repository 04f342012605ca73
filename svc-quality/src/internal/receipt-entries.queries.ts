import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listReceiptEntries } from '@fsvp/contracts/quality/internal';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';

const PAGE = `select coalesce(json_agg(json_build_object('id', r.id, 'supplierId', r.supplier_id, 'productName', r.product_name,
    'lotNumber', r.lot_number, 'receivedDate', iso(r.received_date), 'createdAt', iso(r.created_at), 'status', r.status,
    'changedAt', iso(r.updated_at), 'gateState', r.gate_state, 'gateReason', r.gate_reason, 'gateReleaseNeeded', r.gate_release_needed, 'version', r.version, 'deleted', r.deleted_at is not null) order by r.id), '[]')::text
  from (select * from receiving_inspections where $1::uuid is null or id > $1 order by id limit $2::int) r`;

/** Receiving inspections for services that keep a copy of them. */
@Injectable()
export class ReceiptEntriesQueries {
  constructor(private readonly database: Database) {}

  list({ after, limit }: HandlerInput<typeof listReceiptEntries>['query']): Promise<JsonText> {
    return this.database.value<JsonText>({ name: 'receipt-entries', text: PAGE, values: [after ?? null, limit] });
  }
}
