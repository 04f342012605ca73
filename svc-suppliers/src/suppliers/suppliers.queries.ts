import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { findByExternalId } from '@fsvp/service-kit/external-ids/external-id-filter';
import { letters } from '@fsvp/service-kit/lists/list';
import { answerPage } from '@fsvp/service-kit/lists/read-list';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { streamNdjson } from '@fsvp/service-kit/database/row-stream';
import { LRUCache } from 'lru-cache';
import type { Readable } from 'node:stream';
import { countFiltered, SupplierCounts, type SupplierCount } from './supplier-counts.js';
import {
  buildPageStatement,
  buildSearchStatement,
  hasTrigram,
  supplierJson,
  type ListQuery,
  type ListRow,
} from './supplier-list.queries.js';

const EXPORT_ROWS = `select json_build_object('id', id, 'name', name, 'city', city, 'country', country, 'status', status, 'riskLevel', risk_level,
  'fsvpRequired', fsvp_required, 'fsvpStatus', fsvp_status(fsvp_required, next_verification_day, $1::date), 'lastVerificationDate', iso(last_verification_date),
  'nextVerificationDate', next_verification_day || 'T00:00:00.000Z', 'verificationFrequencyMonths', verification_frequency_months,
  'createdAt', iso(created_at))::text as json
  from suppliers where deleted_at is null order by ${letters('name')}, id`;

const LIST = { name: 'suppliers' };

/** A response, and the groups of the counts in its snapshot, which are the same object for as long as no supplier changes. */
interface CachedResponse {
  response: JsonText;
  groups: SupplierCount['groups'];
}

/** Not what is read once, nor what two statements read: another one may write between them. */
const isCacheable = ({ cursor, search }: ListQuery) => !cursor && (!search || hasTrigram(search));

/** Responses, and together in UTF-16 code units. A page of 50 suppliers has 54,000. */
const MAX_RESPONSES = 500;
const MAX_LENGTH = 4_000_000;

/** Queries on suppliers that return JSON from the database. */
@Injectable()
export class SuppliersQueries {
  /** Responses that were read lately (ADR 52). One large response must not displace all others. */
  private readonly cached = new LRUCache<string, CachedResponse>({
    max: MAX_RESPONSES,
    maxSize: MAX_LENGTH,
    maxEntrySize: MAX_LENGTH / 8,
    sizeCalculation: ({ response }, key) => key.length + response.length,
  });

  constructor(
    private readonly database: Database,
    private readonly counts: SupplierCounts,
  ) {}

  async list(query: ListQuery): Promise<JsonText> {
    if (!isCacheable(query)) return (await this.read(query)).response;
    const key = JSON.stringify(query);
    const cached = this.cached.get(key);
    if (cached && cached.groups === (await this.counts.getCurrent()).groups) return cached.response;
    const read = await this.read(query);
    this.cached.set(key, read);
    return read.response;
  }

  /** Reads a page, the total and the changes since the counts in one snapshot. */
  private async read(query: ListQuery): Promise<CachedResponse> {
    const { search } = query;
    const asOf = today();
    const cache = this.counts.asOf(asOf);
    for (;;) {
      const askedAt = performance.now();
      const count = await cache.of();
      const known = { cache, count };
      // A search with a trigram finds external ids in its own statement.
      const byExternalId =
        search && !hasTrigram(search) ? await findByExternalId(this.database, 'supplier', search) : [];
      const statement = search
        ? buildSearchStatement({ ...query, search }, known, asOf, byExternalId)
        : buildPageStatement(query, known, asOf);
      const [row] = await this.database.rows<ListRow>(statement);
      const { page, last, total, ...changes } = row as ListRow;
      const renewed = cache.renew(count, changes, askedAt);
      if (!renewed) continue;
      const response = answerPage(query, LIST, { page, last, total: total ?? countFiltered(renewed, query) });
      return { response, groups: renewed.groups };
    }
  }

  /** @throws 404 if there is no such supplier */
  async get(id: string): Promise<Supplier> {
    const found = await this.database.value<Supplier | undefined>({
      name: 'supplier',
      text: `select ${supplierJson('$2::date')} as json from suppliers r where r.id = $1 and r.deleted_at is null`,
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
