import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/calendar-day';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import type { CountCache } from '@fsvp/service-kit/counts/count-cache';
import { Database, type Statement } from '@fsvp/service-kit/database';
import { countAccepted, DocumentCounts, toCards, type CountedBy, type DocumentCount } from './document-counts.js';
import {
  buildCountedPage,
  buildFoundPage,
  buildRecordPage,
  type KnownCount,
  type PageRow,
} from './document-list.queries.js';
import type { ListQuery } from './document-order.js';

/** Up to this many documents of a search are found and sorted; with more, rows are read in order until the page is full. */
const MAX_SORTED = 2000;

/** Read queries; PostgreSQL builds the JSON. */
@Injectable()
export class DocumentsQueries {
  constructor(
    private readonly database: Database,
    private readonly counts: DocumentCounts,
  ) {}

  async list(query: ListQuery): Promise<JsonText> {
    const cache = this.counts.asOf(today());
    const { search, type, supplierId, verificationId, correctiveActionId } = query;
    if (supplierId || verificationId || correctiveActionId)
      return this.readWithCards(cache, (all) => buildRecordPage(query, all));
    if (!search) return this.readWithCards(cache, (all) => buildCountedPage(query, all), { type });
    if (countAccepted(await cache.of(search), { type }) <= MAX_SORTED)
      return this.readWithCards(cache, (all) => buildFoundPage({ ...query, search }, all));
    const [cards, { page, count }] = await Promise.all([
      this.counts.getCards(),
      this.read(cache, search, (known) => buildCountedPage(query, known)),
    ]);
    return toResponse(page, countAccepted(count, { type }), cards);
  }

  /** Reads a page and the counts of all documents in one snapshot. */
  private async readWithCards(
    cache: CountCache<CountedBy>,
    build: (all: KnownCount) => Statement,
    accepted = {},
  ): Promise<JsonText> {
    const { page, total, count } = await this.read(cache, '', build);
    return toResponse(page, total ?? countAccepted(count, accepted), toCards(count));
  }

  /** Reads a page and what has changed since the count of a search, and returns the count with these changes. */
  private async read(
    cache: CountCache<CountedBy>,
    search: string,
    build: (known: KnownCount) => Statement,
  ): Promise<{ page: string; total?: number; count: DocumentCount }> {
    for (;;) {
      const askedAt = performance.now();
      const known = await cache.of(search);
      const [row] = await this.database.rows<PageRow>(build({ cache, count: known }));
      const { page, total, ...changes } = row as PageRow;
      const count = cache.renew(known, changes, askedAt);
      if (count) return total === undefined ? { page, count } : { page, total, count };
    }
  }
}

function toResponse(page: string, total: number, counts: ReturnType<typeof toCards>): JsonText {
  return `{"documents":${page},${JSON.stringify({ total, counts }).slice(1)}` as JsonText;
}
