import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { CountCache, sumRows, type Count, type CountedTable } from '@fsvp/service-kit/lists/counts/count-cache';
import type { Database } from '@fsvp/service-kit/database/database';
import { answerPage } from '@fsvp/service-kit/lists/read-list';
import type { SqlValues } from '@fsvp/service-kit/database/sql';
import {
  groupFilter,
  isSelective,
  buildPageStatement,
  type AcceptedValues,
  type PageRow,
  type PagePlan,
} from './counted-page.js';
import { SortBucketCache, type WithBucket } from './sort-buckets.js';
import { filterByUpdate, resolveOrder, type Filter, type ListQuery, type RecordList } from './record-list.js';
import { hasTrigram } from './search.js';

const recentKey = (updatedSince: string, search = '') => `${updatedSince} ${search}`;

function matchesRecent<C extends string>(key: string, values: SqlValues, { matches }: CountedTable<C>): string {
  const at = key.indexOf(' ');
  const since = filterByUpdate(key.slice(0, at)) as Filter;
  const search = key.slice(at + 1);
  return [since(values), search && matches?.(search, values)].filter(Boolean).join(' and ');
}

/** How a list is counted. `C` are the columns that it is grouped and filtered by. */
export interface CountedListOptions<S extends string, C extends string> {
  list: RecordList<S>;
  /** The response member with the records. */
  name: string;
  /** Its change log has the columns of all sort orders. */
  counted: CountedTable<C>;
  /** More members of the response, computed from the count of the search. */
  more?: (count: Count<WithBucket<C>>, accepted: AcceptedValues<C>) => Record<string, unknown>;
}

/** Up to this many rows are skipped from the nearer end. A page farther from both ends is located by its bucket. */
const MAX_SCANNED_ROWS = 10_000;
/** After this many attempts that concurrent changes invalidated, the page is read without buckets. */
const MAX_BUCKET_ATTEMPTS = 3;

/**
 * A list with totals from cached counts. A page far from both ends, or one with scattered hits, is located by counts
 * per bucket of the sort order (ADR 0014).
 */
export class CountedList<S extends string, C extends string> {
  private readonly counts: CountCache<WithBucket<C>>;
  /** Counts of the records that were changed since an instant, by `recentKey`. */
  private readonly recent: CountCache<WithBucket<C>>;
  private readonly buckets: SortBucketCache<C>;

  constructor(
    private readonly database: Database,
    private readonly options: CountedListOptions<S, C>,
  ) {
    this.counts = new CountCache<WithBucket<C>>(database, options.counted as CountedTable<WithBucket<C>>);
    this.recent = new CountCache<WithBucket<C>>(database, {
      ...options.counted,
      matches: (key, values) => matchesRecent(key, values, options.counted),
    } as CountedTable<WithBucket<C>>);
    this.buckets = new SortBucketCache(database, options.counted);
  }

  /** Returns the current count of all rows. */
  count(): Promise<Count<WithBucket<C>>> {
    return this.counts.current();
  }

  /** Reads a page and the changes since the count in one snapshot, so that the total is exact. */
  async read(query: ListQuery<S>, accepted: AcceptedValues<C>): Promise<JsonText> {
    const { list, name, more } = this.options;
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = performance.now();
      const plan = await this.planPage(query, accepted, query.cursor === undefined && attempt <= MAX_BUCKET_ATTEMPTS);
      const [row] = await this.database.rows<PageRow>(buildPageStatement(list, query, accepted, plan));
      const { page, last, missed, ...changes } = row as PageRow;
      const count = plan.counts.renew(plan.count, changes, startedAt);
      if (!count || missed) continue;
      const total = sumRows(count, groupFilter(accepted));
      return answerPage(query, { name }, { page, last, total }, more?.(count, accepted));
    }
  }

  private async planPage(query: ListQuery<S>, accepted: AcceptedValues<C>, useBuckets: boolean): Promise<PagePlan<C>> {
    const { search, offset, updatedSince } = query;
    if (updatedSince) {
      const count = await this.recent.of(recentKey(updatedSince, search));
      return { counts: this.recent, count };
    }
    const all = await this.counts.of();
    // A search without an index is counted by bucket from the start.
    const count = search && !(useBuckets && !hasTrigram(search)) ? await this.counts.of(search) : all;
    const counted = sumRows(count, groupFilter(accepted));
    const needsBuckets = search ? !isSelective(search, counted) : Math.min(offset, counted - offset) > MAX_SCANNED_ROWS;
    if (!useBuckets || !needsBuckets) return { counts: this.counts, count };
    const buckets = await this.buckets.get(resolveOrder(this.options.list, query).key.sql, sumRows(all));
    return { counts: buckets.counts, count: await buckets.counts.of(search), buckets };
  }
}
