import { CountCache, type CountedTable } from '@fsvp/service-kit/lists/counts/count-cache';
import type { Database } from '@fsvp/service-kit/database/database';
import type { SqlValues } from '@fsvp/service-kit/database/sql';
import { containsUnindexed } from './search.js';

const BUCKETS = 200;
const SAMPLED_ROWS = 10_000;

/** The columns that rows are counted by, and the bucket. */
export type WithBucket<C extends string> = C | 'bucket';

/** The rows of one sort order in buckets of about equal size, with counts by bucket. */
export interface SortBuckets<C extends string> {
  /** The first keys, as text, of all buckets but the first. */
  starts: readonly string[];
  /** The SQL type of the keys. */
  type: string;
  /** `bucket` is the bucket number: the number of starts at or before the row's key. */
  counts: CountCache<WithBucket<C>>;
}

/**
 * Divides the sort orders of a list into buckets by a sample of keys. Uneven buckets are slower, but still correct.
 */
export class SortBucketCache<C extends string> {
  private readonly cache = new Map<string, { rows: number; buckets: Promise<SortBuckets<C>> }>();

  constructor(
    private readonly database: Database,
    private readonly counted: CountedTable<C>,
  ) {}

  /**
   * @param key SQL of the sort key, for a row `r` of the table or of its change log
   * @param rows current number of rows of the list
   */
  get(key: string, rows: number): Promise<SortBuckets<C>> {
    const cached = this.cache.get(key);
    if (cached && rows < 2 * cached.rows) return cached.buckets;
    const buckets = this.divide(key, rows);
    this.cache.set(key, { rows: Math.max(rows, BUCKETS), buckets });
    return buckets.catch((error: unknown) => {
      this.cache.delete(key);
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
    const bucket = (values: SqlValues) => `width_bucket(${key}, ${values.add(starts)}::${type}[])`;
    const counting = (search: string, values: SqlValues) =>
      countByBucketSql(this.counted, key, { starts, type }, search, values);
    const by = [...this.counted.by, 'bucket'] as WithBucket<C>[];
    return {
      starts,
      type,
      counts: new CountCache<WithBucket<C>>(this.database, {
        ...this.counted,
        by,
        counting,
        expressions: { bucket } as CountedTable<WithBucket<C>>['expressions'],
      }),
    };
  }
}

/** SQL that counts each bucket in the index, which takes a third of the time of computing each row's bucket. */
function countByBucketSql<C extends string>(
  { table, by }: CountedTable<C>,
  key: string,
  { starts, type }: Pick<SortBuckets<C>, 'starts' | 'type'>,
  search: string,
  values: SqlValues,
): string {
  const columns = by.join(', ');
  const found = search && `and ${containsUnindexed('search_text', search, values)}`;
  const counted = (bucket: string, within: string) =>
    `select ${columns}, ${bucket} as bucket, count(*)::int as amount from ${table} r where deleted_at is null ${found} ${within} group by ${columns}`;
  if (starts.length === 0) return counted('0', '');
  const all = `${values.add(starts)}::${type}[]`;
  return `(${counted('0', `and ${key} < (${all})[1]`)})
    union all select inner_bucket.* from unnest((${all})[:${starts.length - 1}], (${all})[2:]) with ordinality as bucket (start, next, at),
      lateral (${counted('bucket.at::int', `and ${key} >= bucket.start and ${key} < bucket.next`)}, bucket.at) inner_bucket
    union all (${counted(String(starts.length), `and ${key} >= (${all})[${starts.length}]`)})`;
}
