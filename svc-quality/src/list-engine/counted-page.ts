import { sumRows, type Changes, type Count, type Group, type CountCache } from '@fsvp/service-kit/counts/count-cache';
import type { Statement } from '@fsvp/service-kit/database';
import { SqlValues, whereAll } from '@fsvp/service-kit/sql';
import { findBucketRange, type SortBuckets, type WithBucket, type BucketRange } from './sort-buckets.js';
import { listStatement, orderOf, pageOf, type ListQuery, type RecordList } from './record-list.js';
import { containsUnindexed, contains, hasTrigram } from './search.js';

/** The accepted values by column; all if none are given. */
export type AcceptedValues<C extends string> = Partial<Record<C, readonly string[] | undefined>>;

/** Whether a group's rows are accepted. */
export function groupFilter<C extends string>(accepted: AcceptedValues<C>): (group: Group<WithBucket<C>>) => boolean {
  const filters = Object.entries(accepted) as [C, readonly string[] | undefined][];
  return (group) => filters.every(([column, values]) => !values?.length || values.includes(String(group[column])));
}

/**
 * Up to this many hits are found by the trigram index and sorted; with more, rows are read in sort order until the page
 * is full.
 */
const FEW = 2000;

export function isSelective(search: string, hits: number): boolean {
  return hasTrigram(search) && hits <= FEW;
}

/** How a page is read. */
export interface PagePlan<C extends string> {
  counts: CountCache<WithBucket<C>>;
  count: Count<WithBucket<C>>;
  /** The buckets that the count is grouped by. */
  buckets?: SortBuckets<C>;
}

export interface PageAnswer extends Changes, Record<string, unknown> {
  page: string;
  /** Whether changes since the count moved the page out of the buckets that were read. */
  missed: boolean;
}

/**
 * SQL that reads a page and the changes since the count. `now` has the total and how many rows precede the buckets that
 * are read; `place` has
 * how many rows the page has, and how many in these buckets precede them.
 */
export function pageStatement<S extends string, C extends string>(
  list: RecordList<S>,
  query: ListQuery<S>,
  accepted: AcceptedValues<C>,
  plan: PagePlan<C>,
): Statement {
  const { limit, offset, search } = query;
  const { counts, count, buckets } = plan;
  const { key, direction } = orderOf(list, query);
  const accepts = groupFilter(accepted);
  const counted = sumRows(count, accepts);
  const few = search && isSelective(search, counted);
  // Past the middle, rows are read from the end, so that the last page costs no more than the first.
  const fromEnd = offset > counted / 2;
  const way = fromEnd === (direction === 'desc') ? 'asc' : 'desc';
  const range = buckets
    ? findBucketRange(count, accepts, {
        way,
        skipped: fromEnd ? Math.max(0, counted - offset - limit) : offset,
        taken: limit,
      })
    : undefined;

  const values = new SqlValues();
  const [most, from] = [`${values.add(limit)}::int`, `${values.add(offset)}::int`];
  const filters = (Object.entries(accepted) as [C, readonly string[] | undefined][]).map(
    ([column, chosen]) => chosen?.length && `r.${column} = any(${values.add(chosen)})`,
  );
  const found = search && (few ? contains : containsUnindexed)('r.search_text', search, values);
  const before =
    range &&
    `coalesce(sum(amount) filter (where bucket ${way === 'asc' ? '<' : '>'} ${values.add(range.first)}::int), 0)::int + ${values.add(range.passed)}::int`;
  const skipped = fromEnd ? `greatest(0, total - ${from} - ${most})` : from;
  const text = `with changes as (${counts.changesSince(count, values)}),
    now as (select ${values.add(counted)}::int + coalesce(sum(amount), 0)::int as total, ${before ?? '0'} as passed from changes r ${whereAll(filters)}),
    place as (select least(${most}, greatest(0, total - ${from})) as taken, ${skipped} - passed as skipped from now),
    hits as materialized (select r.id, ${key} as key from ${list.table} r
      ${whereAll(['r.deleted_at is null', ...filters, found, ...(buckets && range ? within(range, key, buckets, values) : []), '(select taken from place) > 0'])}
      order by ${key} ${way}, r.id ${way} limit (select taken from place) offset (select greatest(0, skipped) from place))
    select (${pageOf(list, 'select id, key from hits', direction).page})::text as page,
      ${range ? 'skipped < 0 or taken <> (select count(*) from hits)' : 'false'} as missed, ${counts.answered} from place`;
  return listStatement(text, values, search);
}

/** Conditions that a row is in the buckets. Keys must not be null: such rows would be in none. */
function within<C extends string>(
  { first, last }: BucketRange,
  key: string,
  { starts, type }: SortBuckets<C>,
  values: SqlValues,
): (string | undefined)[] {
  const [begin, end] = [starts[Math.min(first, last) - 1], starts[Math.max(first, last)]];
  return [begin && `${key} >= ${values.add(begin)}::${type}`, end && `${key} < ${values.add(end)}::${type}`];
}
