import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { getSupplierReceipts } from '@fsvp/contracts/quality/internal';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';

const RECEIPTS = `select json_build_object(
    'receipts', count(*) filter (where day >= $2::date),
    'failedReceipts', count(*) filter (where day >= $2::date and status = 'failed'),
    'firstReceivedOn', min(day))::text
  from (select status, suite_day(received_date) as day from receiving_inspections
    where supplier_id = $1 and deleted_at is null) receipts
  where day <= $3::date`;

/** Receipts of a supplier, for its performance. */
@Injectable()
export class SupplierReceiptsQueries {
  constructor(private readonly database: Database) {}

  get({ supplierId, from, until }: HandlerInput<typeof getSupplierReceipts>['query']): Promise<JsonText> {
    return this.database.value<JsonText>({
      name: 'supplier-receipts',
      text: RECEIPTS,
      values: [supplierId, from, until],
    });
  }
}
