import { Injectable } from '@nestjs/common';
import { today, type Day } from '@fsvp/contracts/calendar-day';
import type { Supplier } from '@fsvp/contracts/supplier';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import { findByExternalId } from '@fsvp/service-kit/external-ids/external-id-filter';
import { KnownPages, type KnownPage } from '@fsvp/service-kit/lists/known-pages';
import { answerPage } from '@fsvp/service-kit/lists/read-list';
import { notFound } from '@fsvp/service-kit/problem.error';
import { streamNdjson } from '@fsvp/service-kit/row-stream';
import type { Readable } from 'node:stream';
import { countFiltered, SupplierCounts } from './supplier-counts.js';
import {
  buildPageStatement,
  buildSearchStatement,
  hasTrigram,
  supplierJson,
  type ListQuery,
  type PageRow,
  type SearchRow,
} from './supplier-list.queries.js';

const EXPORT_ROWS = `select json_build_object('id', id, 'name', name, 'city', city, 'country', country, 'status', status, 'riskLevel', risk_level,
  'fsvpRequired', fsvp_required, 'fsvpStatus', fsvp_status(fsvp_required, next_verification_day, $1::date), 'lastVerificationDate', iso(last_verification_date),
  'nextVerificationDate', next_verification_day || 'T00:00:00.000Z', 'verificationFrequencyMonths', verification_frequency_months,
  'createdAt', iso(created_at))::text as json
  from suppliers where deleted_at is null order by lower(name), id`;

const LIST = { name: 'suppliers' };

/** Queries on suppliers that return JSON from the database. */
@Injectable()
export class SuppliersQueries {
  private readonly pages = new KnownPages();

  constructor(
    private readonly database: Database,
    private readonly counts: SupplierCounts,
  ) {}

  async list(query: ListQuery): Promise<JsonText> {
    const { search } = query;
    if (!search) return this.listAll(query);
    // One scan finds both, unless the text is too short for an index.
    const byExternalId = hasTrigram(search) ? [] : await findByExternalId(this.database, 'supplier', search);
    const asOf = today();
    const known = this.knownPage(query, asOf);
    const [row] = await this.database.rows<SearchRow>(
      buildSearchStatement({ ...query, search }, asOf, byExternalId, known.state),
    );
    const { last, total, ...read } = row as SearchRow;
    return answerPage(query, LIST, { page: known.textOf(read), last, total });
  }

  /** Reads a page and the changes since the count in one snapshot, so that the total is exact. */
  private async listAll(query: ListQuery): Promise<JsonText> {
    const asOf = today();
    const cache = this.counts.asOf(asOf);
    for (;;) {
      const askedAt = performance.now();
      const counted = await cache.of();
      const known = this.knownPage(query, asOf);
      const statement = buildPageStatement(query, { cache, count: counted }, asOf, known.state);
      const [row] = await this.database.rows<PageRow>(statement);
      const { last, total, changes, snapshot, server, ...read } = row as PageRow;
      const count = cache.renew(counted, { changes, snapshot, server }, askedAt);
      if (!count) continue;
      return answerPage(query, LIST, { page: known.textOf(read), last, total: total ?? countFiltered(count, query) });
    }
  }

  /** Who follows a cursor reads each page once. */
  private knownPage(query: ListQuery, asOf: Day): KnownPage {
    return this.pages.of(query.cursor ? undefined : { query, asOf });
  }

  /** @throws 404 if there is no such supplier */
  async get(id: string): Promise<Supplier> {
    const found = await this.database.value<Supplier | undefined>({
      name: 'supplier',
      text: `select ${supplierJson('$2::date')} as json from suppliers where id = $1 and deleted_at is null`,
      values: [id, today()],
    });
    if (!found) throw notFound('supplier');
    return found;
  }

  /** Streams every supplier with its current status, one JSON object per row, for reports. */
  exportRows(): Readable {
    return streamNdjson(this.database, EXPORT_ROWS, [today()]);
  }
}
