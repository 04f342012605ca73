import { Injectable } from '@nestjs/common';
import { today, type Day } from '@fsvp/contracts/core/calendar-day';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import type { listNamesakes } from '@fsvp/contracts/suppliers/namesakes';
import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { findByExternalId } from '@fsvp/service-kit/external-ids/external-id-filter';
import { letters } from '@fsvp/service-kit/lists/list';
import { hasChangesSince } from '@fsvp/service-kit/lists/counts/count-cache';
import { answerPage } from '@fsvp/service-kit/lists/read-list';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { streamNdjson } from '@fsvp/service-kit/database/row-stream';
import { SharedReading } from '@fsvp/service-kit/runtime/shared-reading';
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

const SUPPLIER = `select ${supplierJson('$2::date')} as json from suppliers r where r.id = $1 and r.deleted_at is null`;

/** By the index of the order by name. */
const NAMESAKES = `select id as "supplierId", fei, city, country from suppliers r
  where id = any($1::uuid[]) and deleted_at is null and exists (select from suppliers o
    where ${letters('o.name')} = ${letters('r.name')} and o.deleted_at is null and o.id <> r.id)
  order by id`;

const LIST = { name: 'suppliers' };

/** A response, and the count in its snapshot. */
interface ListState {
  response: JsonText;
  count: SupplierCount;
}

/** Not what two statements read: another one may write between them. */
const isCacheable = ({ search }: ListQuery) => !search || hasTrigram(search);

const MAX_LISTS = 500;
/** Of all responses together, in UTF-16 code units. A page of 50 suppliers has 54,000. */
const MAX_LENGTH = 4_000_000;
/** Less than a request may take, so that a reading that hangs does not make others fail. */
const MAX_WAIT_MS = 1000;

/** Queries on suppliers that return JSON from the database. */
@Injectable()
export class SuppliersQueries {
  /** Lists as they were read lately (ADR 100). One large response must not displace all others. */
  private readonly states = new LRUCache<string, ListState>({
    max: MAX_LISTS,
    maxSize: MAX_LENGTH,
    maxEntrySize: MAX_LENGTH / 8,
    sizeCalculation: ({ response }, key) => key.length + response.length,
  });
  private readonly readings = new LRUCache<string, SharedReading<JsonText>>({ max: MAX_LISTS });

  constructor(
    private readonly database: Database,
    private readonly counts: SupplierCounts,
  ) {}

  async list(query: ListQuery): Promise<JsonText> {
    const asOf = today();
    // An API client reads a page after a cursor once.
    if (query.cursor) return (await this.read(query, asOf)).response;
    const key = JSON.stringify([asOf, query]);
    const shared = this.readings.get(key);
    if (shared) return shared.get();
    const reading = new SharedReading(async () => {
      const state = await this.read(query, asOf, this.states.get(key));
      if (isCacheable(query)) this.states.set(key, state);
      return state.response;
    }, MAX_WAIT_MS);
    this.readings.set(key, reading);
    return reading.get();
  }

  /**
   * Reads a page, the total and the changes since the counts in one snapshot.
   * @param last as it was read before: if no supplier has changed since, its response is that of the newer snapshot too
   */
  private async read(query: ListQuery, asOf: Day, last?: ListState): Promise<ListState> {
    const { search } = query;
    const cache = this.counts.asOf(asOf);
    let before = last && hasChangesSince(last.count) ? last : undefined;
    for (;;) {
      const askedAt = performance.now();
      const count = before?.count ?? (await cache.of());
      const known = { cache, count, isRead: before !== undefined };
      // A search with a trigram finds external ids in its own statement.
      const byExternalId =
        search && !hasTrigram(search) ? await findByExternalId(this.database, 'supplier', search) : [];
      const statement = search
        ? buildSearchStatement({ ...query, search }, known, asOf, byExternalId)
        : buildPageStatement(query, known, asOf);
      const [row] = await this.database.rows<ListRow>(statement);
      const { page, last: keys, total, ...changes } = row!;
      const renewed = cache.renew(count, changes, askedAt);
      if (renewed && page === null) return { response: before!.response, count: renewed };
      if (renewed && page !== null) {
        const answer = { page, last: keys, total: total ?? countFiltered(renewed, query) };
        return { response: answerPage(query, LIST, answer), count: renewed };
      }
      before = undefined;
    }
  }

  /** @throws 404 if there is no such supplier */
  async get(id: string): Promise<Supplier> {
    const found = await this.database.value<Supplier | undefined>({
      name: 'supplier',
      text: SUPPLIER,
      values: [id, today()],
    });
    if (!found) throw notFound('supplier');
    return found;
  }

  /** Those of the suppliers that share their name with another one. */
  async listNamesakes(supplierIds: readonly string[]): Promise<ResponseOf<typeof listNamesakes>> {
    const suppliers = await this.database.rows<ResponseOf<typeof listNamesakes>['suppliers'][number]>({
      name: 'namesakes',
      text: NAMESAKES,
      values: [supplierIds],
    });
    return { suppliers };
  }

  /** Streams every supplier with its current status, one JSON object per row, for reports. */
  exportRows(): Readable {
    return streamNdjson(this.database, EXPORT_ROWS, [today()]);
  }
}
