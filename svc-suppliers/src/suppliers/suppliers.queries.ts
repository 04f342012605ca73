import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/calendar-day';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import { streamNdjson } from '@fsvp/service-kit/row-stream';
import type { Readable } from 'node:stream';
import { listStatement, type ListQuery } from './supplier-list.queries.js';

const EXPORT_ROWS = `select json_build_object('id', id, 'name', name, 'city', city, 'country', country, 'status', status, 'riskLevel', risk_level,
  'fsvpRequired', fsvp_required, 'fsvpStatus', fsvp_status(fsvp_required, next_verification_day, $1::date), 'lastVerificationDate', iso(last_verification_date),
  'nextVerificationDate', next_verification_day || 'T00:00:00.000Z', 'verificationFrequencyMonths', verification_frequency_months,
  'createdAt', iso(created_at))::text as json
  from suppliers where deleted_at is null order by lower(name), id`;

/** Reads of suppliers, as SQL that answers JSON. */
@Injectable()
export class SuppliersQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return this.database.value<JsonText>(listStatement(query));
  }

  /** Every supplier's standing, one JSON object a row, for reports. */
  exportRows(): Readable {
    return streamNdjson(this.database, EXPORT_ROWS, [today()]);
  }
}
