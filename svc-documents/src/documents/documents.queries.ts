import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import type { Count } from '@fsvp/service-kit/lists/counts/count-cache';
import { Database, type Statement } from '@fsvp/service-kit/database/database';
import { asksForExternalId, readSearched } from '@fsvp/service-kit/external-ids/external-id-filter';
import { answerPage } from '@fsvp/service-kit/lists/read-list';
import { countAccepted, DocumentCounts, toCards, type DocumentCount } from './document-counts.js';
import { buildCursorPage } from './document-cursor.queries.js';
import {
  buildCountedPage,
  buildFoundPage,
  buildRecordPage,
  buildSpannedPage,
  countTypes,
  type KnownCount,
  type PageRow,
} from './document-list.queries.js';
import type { ListQuery } from './document-order.js';
import { hasTrigram } from './document-search.js';
import { NewestSpans } from './newest-spans.js';

/** Up to this many documents of a search are found and sorted; with more, rows are read in order until the page is full. */
const MAX_SORTED = 2000;
/** Up to this many rows are read for a page from the nearer end of the order by creation. A page farther away has spans. */
const MAX_SCANNED = 5000;
/** After so many attempts that changes made useless, the page is read without spans. */
const MAX_ATTEMPTS = 3;

interface Page<C extends string> extends Pick<PageRow, 'page' | 'last' | 'total' | 'missed' | 'more'> {
  count: Count<C>;
}

/** Read queries; PostgreSQL builds the JSON. */
@Injectable()
export class DocumentsQueries {
  private readonly spans: NewestSpans;

  constructor(
    private readonly database: Database,
    private readonly counts: DocumentCounts,
  ) {
    this.spans = new NewestSpans(database);
  }

  list(query: ListQuery): Promise<JsonText> {
    return readSearched(this.database, 'document', query, (searched) => this.readList(searched));
  }

  private async readList(query: ListQuery): Promise<JsonText> {
    const cache = this.counts.asOf(today());
    const { search, type, supplierId, verificationId, correctiveActionId } = query;
    const withCards = async (build: (all: KnownCount) => Statement) => {
      const page = await this.read(cache, '', build);
      return toResponse(query, page, page.total ?? countAccepted(page.count, { type }), toCards(page.count));
    };
    const counted =
      Boolean(supplierId ?? verificationId ?? correctiveActionId ?? query.updatedSince) || asksForExternalId(query);
    if (query.cursor !== undefined) {
      if (counted || !search) return withCards((known) => buildCursorPage(query, known, { counted }));
      return this.readFound(query, search);
    }
    if (counted) return withCards((known) => buildRecordPage(query, known));
    const all = await cache.of();
    const found = search ? await cache.of(search) : all;
    const number = countAccepted(found, { type });
    const scanned = estimateScanned(query, number, countAccepted(all, {}));
    const readInOrder = isByCreation(query) && (scanned < number || !hasTrigram(search ?? ''));
    if (search && number <= MAX_SORTED && !readInOrder)
      return withCards((known) => buildFoundPage({ ...query, search }, known));
    if (isByCreation(query) && scanned > MAX_SCANNED) {
      const response = await this.readSpanned(query, all);
      if (response) return response;
    }
    if (!search) return withCards((known) => buildCountedPage(query, known));
    const [cards, page] = await Promise.all([
      this.counts.getCards(),
      this.read(cache, search, (known) => buildCountedPage(query, known)),
    ]);
    return toResponse(query, page, countAccepted(page.count, { type }), cards);
  }

  /** Reads the page of a search after a cursor. */
  private async readFound(query: ListQuery, search: string): Promise<JsonText> {
    const cache = this.counts.asOf(today());
    const { type } = query;
    const found = countAccepted(await cache.of(search), { type }) <= MAX_SORTED;
    const [cards, page] = await Promise.all([
      this.counts.getCards(),
      this.read(cache, search, (known) => buildCursorPage(query, known, { found })),
    ]);
    return toResponse(query, page, countAccepted(page.count, { type }), cards);
  }

  /** Reads a page by spans; undefined when changes moved it out of its spans again and again. */
  private async readSpanned(query: ListQuery, all: DocumentCount): Promise<JsonText | undefined> {
    const spans = await this.spans.get(countAccepted(all, {}));
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const [cards, page] = await Promise.all([
        this.counts.getCards(),
        this.read(spans.counts, query.search ?? '', (known) => buildSpannedPage(query, known, spans)),
      ]);
      if (!page.missed) return toResponse(query, page, countTypes(page.count, query.type), cards);
    }
    return undefined;
  }

  /** Reads a page and what has changed since the count of a search, and returns the count with these changes. */
  private async read<C extends string>(
    cache: KnownCount<C>['cache'],
    search: string,
    build: (known: KnownCount<C>) => Statement,
  ): Promise<Page<C>> {
    for (;;) {
      const askedAt = performance.now();
      const known = await cache.of(search);
      const [row] = await this.database.rows<PageRow>(build({ cache, count: known }));
      const { page, last, total, missed, more, ...changes } = row as PageRow;
      const count = cache.renew(known, changes, askedAt);
      if (count) return { page, last, total, missed, more, count } as Page<C>;
    }
  }
}

const isByCreation = ({ sort = 'createdAt' }: ListQuery) => sort === 'createdAt';

/** How many rows are read for a page from the nearer end, if those that pass are spread evenly. */
function estimateScanned({ offset, limit }: ListQuery, passing: number, all: number): number {
  return (Math.max(0, Math.min(offset, passing - offset)) + limit) * (all / Math.max(passing, 1));
}

function toResponse(
  query: ListQuery,
  { page, last, more }: Pick<PageRow, 'page' | 'last' | 'more'>,
  total: number,
  counts: ReturnType<typeof toCards>,
): JsonText {
  const continues = more ?? query.offset + query.limit < total;
  return answerPage(query, { name: 'documents' }, { page, last: continues ? last : null, total }, { counts });
}
