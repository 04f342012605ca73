import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { CountCache, sumRows, type Count, type CountedTable } from '@fsvp/service-kit/counts/count-cache';
import type { Database } from '@fsvp/service-kit/database';
import {
  groupFilter,
  isSelective,
  pageStatement,
  type AcceptedValues,
  type PageAnswer,
  type PagePlan,
} from './counted-page.js';
import { SortBucketCache, type WithBucket } from './sort-buckets.js';
import { orderOf, type ListQuery, type RecordList } from './record-list.js';
import { hasTrigram } from './search.js';

/** How a list is counted. `C` are the columns that it is counted and filtered by. */
export interface CountedListOptions<S extends string, C extends string> {
  list: RecordList<S>;
  /** What the answer calls its records. */
  name: string;
  /** Its log of changes has the columns of all orders. */
  counted: CountedTable<C>;
  /** More members of the answer, from the count of the search. */
  more?: (count: Count<WithBucket<C>>, accepted: AcceptedValues<C>) => Record<string, unknown>;
}

/** An order is followed from its nearer end over so many rows at the most; a page further in begins at its span. */
const MAX_SCANNED_ROWS = 10_000;
/** Changes may overtake a count so often before the page is looked for without spans. */
const ATTEMPTS = 3;

/**
 * A list whose totals come from kept counts; and so does the place of a page that lies far down, or whose hits lie here and there, from counts by
 * span of the order (ADR 0014).
 */
export class CountedList<S extends string, C extends string> {
  private readonly counts: CountCache<WithBucket<C>>;
  private readonly spans: SortBucketCache<C>;

  constructor(
    private readonly database: Database,
    private readonly options: CountedListOptions<S, C>,
  ) {
    this.counts = new CountCache<WithBucket<C>>(database, options.counted as CountedTable<WithBucket<C>>);
    this.spans = new SortBucketCache(database, options.counted);
  }

  /** What there is, as of now. */
  count(): Promise<Count<WithBucket<C>>> {
    return this.counts.current();
  }

  /** Reads a page; it and what changed since the count are of one snapshot, so that the total is exact. */
  async read(query: ListQuery<S>, accepted: AcceptedValues<C>): Promise<JsonText> {
    const { list, name, more } = this.options;
    for (let attempt = 1; ; attempt += 1) {
      const askedAt = performance.now();
      const plan = await this.planOf(query, accepted, attempt <= ATTEMPTS);
      const [row] = await this.database.rows<PageAnswer>(pageStatement(list, query, accepted, plan));
      const { page, missed, ...changes } = row as PageAnswer;
      const count = plan.counts.renew(plan.count, changes, askedAt);
      if (!count || missed) continue;
      const others = { total: sumRows(count, groupFilter(accepted)), ...more?.(count, accepted) };
      return `{"${name}":${page},${JSON.stringify(others).slice(1)}` as JsonText;
    }
  }

  private async planOf(query: ListQuery<S>, accepted: AcceptedValues<C>, bySpans: boolean): Promise<PagePlan<C>> {
    const { search, offset } = query;
    const all = await this.counts.of();
    // What no index finds is counted by span at once.
    const count = search && !(bySpans && !hasTrigram(search)) ? await this.counts.of(search) : all;
    const counted = sumRows(count, groupFilter(accepted));
    const far = search ? !isSelective(search, counted) : Math.min(offset, counted - offset) > MAX_SCANNED_ROWS;
    if (!bySpans || !far) return { counts: this.counts, count };
    const spans = await this.spans.of(orderOf(this.options.list, query).key, sumRows(all));
    return { counts: spans.counts, count: await spans.counts.of(search), spans };
  }
}
