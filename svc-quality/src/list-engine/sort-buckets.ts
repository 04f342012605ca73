import { CountCache, type Count, type CountedTable, type Group } from '@fsvp/service-kit/counts/count-cache';
import type { Database } from '@fsvp/service-kit/database';
import type { SqlValues } from '@fsvp/service-kit/sql';
import { containsUnindexed } from './search.js';

const BUCKETS = 200;
const SAMPLED_ROWS = 10_000;

/** What rows are counted by where they are counted by span too. */
export type WithBucket<C extends string> = C | 'span';

/** The rows of one order in spans of about the same size, with counts of them by span. */
export interface SortBuckets<C extends string> {
  /** The keys, as text, at which all spans but the first begin. */
  starts: readonly string[];
  /** The SQL type of the keys. */
  type: string;
  /** `span` is how many of the starts are not after the row's key. */
  counts: CountCache<WithBucket<C>>;
}

/** The part of an order that has the rows of a page: its first and its last span in the direction of the order, and how many rows come before. */
export interface BucketRange {
  first: number;
  last: number;
  passed: number;
}

/** Divides the orders of a list into spans, by a sample of their keys; spans that have become uneven cost time, nothing else. */
export class SortBucketCache<C extends string> {
  private readonly known = new Map<string, { rows: number; spans: Promise<SortBuckets<C>> }>();

  constructor(
    private readonly database: Database,
    private readonly counted: CountedTable<C>,
  ) {}

  /**
   * @param key SQL of the order's key, of a row `r` of the table or of its log
   * @param rows of the whole list, by now
   */
  of(key: string, rows: number): Promise<SortBuckets<C>> {
    const known = this.known.get(key);
    if (known && rows < 2 * known.rows) return known.spans;
    const spans = this.divide(key, rows);
    this.known.set(key, { rows: Math.max(rows, BUCKETS), spans });
    return spans.catch((error: unknown) => {
      this.known.delete(key);
      throw error;
    });
  }

  private async divide(key: string, rows: number): Promise<SortBuckets<C>> {
    const percent = Math.min(100, (100 * SAMPLED_ROWS) / Math.max(rows, 1));
    const shares = Array.from({ length: BUCKETS - 1 }, (_, at) => (at + 1) / BUCKETS);
    const [row] = await this.database.rows<{ starts: string[]; type: string }>({
      name: '',
      text: `select array(select distinct start from unnest(percentile_disc($1::float8[]) within group (order by key)) start where start is not null order by start)::text[] as starts,
        pg_typeof(min(key))::text as type
        from (select ${key} as key from ${this.counted.table} r tablesample system (${percent}) where deleted_at is null) sampled`,
      values: [shares],
    });
    const { starts, type } = row as { starts: string[]; type: string };
    const span = (values: SqlValues) => `width_bucket(${key}, ${values.add(starts)}::${type}[])`;
    const counting = (search: string, values: SqlValues) =>
      countByBucketSql(this.counted, key, { starts, type }, search, values);
    const by = [...this.counted.by, 'span'] as WithBucket<C>[];
    return {
      starts,
      type,
      counts: new CountCache<WithBucket<C>>(this.database, {
        ...this.counted,
        by,
        counting,
        expressions: { span } as CountedTable<WithBucket<C>>['expressions'],
      }),
    };
  }
}

/** SQL that counts span after span in the order's index, which costs a third of looking up each row's span. */
function countByBucketSql<C extends string>(
  { table, by }: CountedTable<C>,
  key: string,
  { starts, type }: Pick<SortBuckets<C>, 'starts' | 'type'>,
  search: string,
  values: SqlValues,
): string {
  const columns = by.join(', ');
  const found = search && `and ${containsUnindexed('search_text', search, values)}`;
  const counted = (span: string, within: string) =>
    `select ${columns}, ${span} as span, count(*)::int as amount from ${table} r where deleted_at is null ${found} ${within} group by ${columns}`;
  if (starts.length === 0) return counted('0', '');
  const all = `${values.add(starts)}::${type}[]`;
  return `(${counted('0', `and ${key} < (${all})[1]`)})
    union all select inner_span.* from unnest((${all})[:${starts.length - 1}], (${all})[2:]) with ordinality as span (start, next, at),
      lateral (${counted('span.at::int', `and ${key} >= span.start and ${key} < span.next`)}, span.at) inner_span
    union all (${counted(String(starts.length), `and ${key} >= (${all})[${starts.length}]`)})`;
}

/**
 * Where the rows from `skipped` on lie, by a count; undefined when it knows of none there.
 * @param from in which direction, and how many rows are wanted
 */
export function findBucketRange<C extends string>(
  count: Count<WithBucket<C>>,
  accepts: (group: Group<WithBucket<C>>) => boolean,
  { way, skipped, taken }: { way: 'asc' | 'desc'; skipped: number; taken: number },
): BucketRange | undefined {
  const rowsIn = new Map<number, number>();
  for (const { group, rows } of count.groups.values())
    if (accepts(group)) rowsIn.set(Number(group.span), (rowsIn.get(Number(group.span)) ?? 0) + rows);
  const inOrder = [...rowsIn].sort(([one], [other]) => (way === 'asc' ? one - other : other - one));
  let stretch: BucketRange | undefined;
  let passed = 0;
  for (const [span, rows] of inOrder) {
    if (!stretch && passed + rows > skipped) stretch = { first: span, last: span, passed };
    passed += rows;
    if (!stretch) continue;
    stretch.last = span;
    if (passed >= skipped + taken) return stretch;
  }
  return stretch;
}
