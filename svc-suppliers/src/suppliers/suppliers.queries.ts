import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/calendar-day';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import { streamNdjson } from '@fsvp/service-kit/row-stream';
import type { Readable } from 'node:stream';
import { buildListStatement, type ListQuery } from './supplier-list.queries.js';

const EXPORT_ROWS = `select json_build_object('id', id, 'name', name, 'city', city, 'country', country, 'status', status, 'riskLevel', risk_level,
  'fsvpRequired', fsvp_required, 'fsvpStatus', fsvp_status(fsvp_required, next_verification_day, $1::date), 'lastVerificationDate', iso(last_verification_date),
  'nextVerificationDate', next_verification_day || 'T00:00:00.000Z', 'verificationFrequencyMonths', verification_frequency_months,
  'createdAt', iso(created_at))::text as json
  from suppliers where deleted_at is null order by lower(name), id`;

/** Queries on suppliers that return JSON from the database. */
@Injectable()
export class SuppliersQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return this.database.value<JsonText>(buildListStatement(query));
  }

  /** Streams every supplier with its current status, one JSON object per row, for reports. */
  exportRows(): Readable {
    return streamNdjson(this.database, EXPORT_ROWS, [today()]);
  }
}
