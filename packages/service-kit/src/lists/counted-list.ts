import { today, type Day } from '@fsvp/contracts/core/calendar-day';
import type { Database, Statement } from '../database/database.js';
import { SqlValues } from '../database/sql.js';
import { asksForExternalId, readSearched } from '../external-ids/external-id-filter.js';
import type { JsonText } from '../http/json-text.js';
import { SharedReading } from '../runtime/shared-reading.js';
import { CountCache, sumRows, type Changes, type Count, type CountedTable, type Group } from './counts/count-cache.js';
import { conditionsOf, givenFilters, hasTrigram, type List, type ListQuery } from './list.js';
import { pageSql, type PageFromEnd } from './page.js';
import { answerPage, listStatement, readPage, type ReadPage } from './read-list.js';

/** A list of so many records that they are not counted for each page. `C` are the columns that they are counted by. */
export interface CountedListOptions<Q extends ListQuery, C extends string> extends List<Q> {
  /** How the records are counted on a day. Without `matches`, the matches of a search are counted for each page. */
  counted(day: Day): CountedTable<C>;
  /** The columns of the filters that the counts know; a list with another filter is counted for each page. */
  countedBy?: Partial<Record<keyof Q, C>>;
  /** Whether a query asks for records that the counts do not know, although they know its filters. */
  uncounted?: (query: Q) => boolean;
  /** Records that were changed since an instant are counted once: the change log has each write, with `updated_at`. */
  countsUpdates?: true;
  /** Numbers beside a page, over all records. */
  cards?: (all: Count<C>) => Record<string, number>;
}

/** Up to this many matches of a search are found by an index and sorted. With more, records are read in order. */
const MAX_SORTED = 2000;
/** After so many attempts that concurrent changes made useless, a page is read from its beginning. */
const MAX_ATTEMPTS = 3;

interface Row extends Changes, Record<string, unknown>, Pick<ReadPage, 'page' | 'last'> {}

/** The records of one day's counts. */
interface Counts<C extends string> {
  day: Day;
  all: CountCache<C>;
  /** Of those that were changed since an instant, by the instant and the search. */
  recent: CountCache<C>;
}

/** Lists with exact totals from cached counts (ADR 14). */
export class CountedList<Q extends ListQuery, C extends string> {
  private latest: Counts<C> | undefined;
  private readonly shared = new SharedReading(() => this.on(today()).all.current());

  constructor(
    private readonly database: Database,
    private readonly list: CountedListOptions<Q, C>,
  ) {}

  /** The count of all records now, in a reading that concurrent requests share. */
  count(): Promise<Count<C>> {
    return this.shared.get();
  }

  read(query: Q): Promise<JsonText> {
    const { findsExternalIds, recordType = '', cards } = this.list;
    const read = async (searched: Q) => {
      const [page, all] = await Promise.all([this.readOnce(searched), cards && this.count()]);
      return answerPage(searched, this.list, all ? { ...page, counts: cards?.(all) } : page);
    };
    return findsExternalIds ? readSearched(this.database, recordType, query, read) : read(query);
  }

  private readOnce(query: Q): Promise<ReadPage> {
    const { countedBy, uncounted, countsUpdates } = this.list;
    const isCounted =
      givenFilters(this.list.filters, query).every((name) => countedBy?.[name]) &&
      !uncounted?.(query) &&
      (!query.updatedSince || countsUpdates) &&
      !asksForExternalId(query);
    return isCounted ? this.readCounted(query) : readPage(this.database, this.list, query);
  }

  /** Reads a page and the changes since the count in one snapshot, so that the total is exact. */
  private async readCounted(query: Q): Promise<ReadPage> {
    const accepts = this.acceptedBy(query);
    for (let attempt = 1; ; attempt += 1) {
      const askedAt = performance.now();
      const { all, recent } = this.on(today());
      const { updatedSince, search = '' } = query;
      const cache = updatedSince ? recent : all;
      const count = await cache.of(updatedSince ? `${updatedSince} ${search}` : search);
      const total = sumRows(count, accepts);
      const fromEnd = attempt > MAX_ATTEMPTS ? undefined : pageFromEnd(query, total);
      const statement = this.pageStatement(query, { cache, count }, { total, all: sumRows(await all.of()), fromEnd });
      const [row] = await this.database.rows<Row>(statement);
      const renewed = cache.renew(count, row!, askedAt);
      if (!renewed) continue;
      const renewedTotal = sumRows(renewed, accepts);
      if (fromEnd && renewedTotal !== total) continue;
      return { page: row!.page, last: row!.last, total: renewedTotal, ...this.facetOf(renewed, query) };
    }
  }

  private pageStatement(
    query: Q,
    { cache, count }: { cache: CountCache<C>; count: Count<C> },
    { total, all, fromEnd }: { total: number; all: number; fromEnd: PageFromEnd | undefined },
  ): Statement {
    const { list } = this;
    const values = new SqlValues();
    const { search, offset, limit } = query;
    const indexed = hasTrigram(search ?? '');
    const read = (Math.min(offset, Math.max(0, total - offset)) + limit) * (all / Math.max(total, 1));
    const isNarrow = search ? indexed && total <= MAX_SORTED : givenFilters(list.filters, query).length > 0;
    const sorted = isNarrow && total < read;
    const changes = cache.changesSince(count, values);
    const conditions = conditionsOf(list, query, values, { indexed: indexed && sorted });
    const { ctes, columns } = pageSql({
      list,
      query,
      values,
      conditions,
      sorted,
      fromEnd: sorted ? undefined : fromEnd,
    });
    const text = `with changes as (${changes}), ${ctes} select ${columns}, ${cache.answered}`;
    return listStatement(query, text, values, !sorted);
  }

  /** Whether a query accepts the records of a group. */
  private acceptedBy(query: Q): (group: Group<C>) => boolean {
    const filters = Object.entries(this.list.countedBy ?? {}).map(([name, column]) => {
      const value = query[name as keyof Q] as unknown;
      return [column as C, value === undefined || Array.isArray(value) ? value : [value]] as const;
    });
    return (group) =>
      filters.every(
        ([column, accepted]) =>
          !accepted?.length || (accepted as unknown[]).map(String).includes(String(group[column])),
      );
  }

  private facetOf(count: Count<C>, query: Q): Pick<ReadPage, 'counts'> {
    const { facet, countedBy } = this.list;
    if (!facet) return {};
    const { filter, values } = facet;
    const column = countedBy![filter as keyof Q]!;
    const accepts = this.acceptedBy({ ...query, [filter]: undefined });
    const counts = Object.fromEntries(values.map((value) => [value, 0]));
    for (const { group, rows } of count.groups.values()) {
      const value = String(group[column]);
      if (value in counts && accepts(group)) counts[value]! += rows;
    }
    return { counts };
  }

  /** Only the counts of the last day asked for are kept. */
  private on(day: Day): Counts<C> {
    if (this.latest?.day !== day) {
      const counted = this.list.counted(day);
      const matches = (key: string, values: SqlValues) => {
        const at = key.indexOf(' ');
        const search = key.slice(at + 1);
        const since = `r.updated_at >= ${values.add(key.slice(0, at))}::timestamptz`;
        return search && counted.matches ? `${since} and ${counted.matches(search, values)}` : since;
      };
      this.latest = {
        day,
        all: new CountCache(this.database, counted),
        recent: new CountCache(this.database, { ...counted, matches }),
      };
    }
    return this.latest;
  }
}

/** A page in the second half is read from the end, so that the last page is as fast as the first. */
function pageFromEnd({ offset, limit, cursor }: ListQuery, total: number): PageFromEnd | undefined {
  if (cursor !== undefined || offset <= total / 2) return undefined;
  return { rows: Math.max(0, Math.min(limit, total - offset)), after: Math.max(0, total - offset - limit) };
}
