import { findBucketRange, type BucketRange } from '@fsvp/service-kit/lists/counts/bucket-range';
import {
  sumRows,
  type Changes,
  type Count,
  type Group,
  type CountCache,
} from '@fsvp/service-kit/lists/counts/count-cache';
import type { Statement } from '@fsvp/service-kit/database/database';
import { orderBySql, type KeyValues } from '@fsvp/service-kit/lists/keyset';
import { pageLimitSql, pageOffsetSql } from '@fsvp/service-kit/lists/page-limit';
import { SqlValues, whereAll } from '@fsvp/service-kit/database/sql';
import type { SortBuckets, WithBucket } from './sort-buckets.js';
import {
  buildPage,
  createListStatement,
  filterByCursor,
  filterByUpdate,
  resolveOrder,
  type ListQuery,
  type RecordList,
} from './record-list.js';
import { containsUnindexed, contains, hasTrigram } from './search.js';

/** The accepted values by column. A column without values accepts all. */
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
const MAX_SELECTIVE_HITS = 2000;

export function isSelective(search: string, hits: number): boolean {
  return hasTrigram(search) && hits <= MAX_SELECTIVE_HITS;
}

/** How a page is read. */
export interface PagePlan<C extends string> {
  counts: CountCache<WithBucket<C>>;
  count: Count<WithBucket<C>>;
  /** The buckets that the count is grouped by. */
  buckets?: SortBuckets<C>;
}

export interface PageRow extends Changes, Record<string, unknown> {
  page: string;
  last: KeyValues | null;
  /** Whether changes since the count moved the page out of these buckets. */
  missed: boolean;
}

/**
 * Builds the SQL that reads a page and the changes since the count. `now` has the total and the number of rows before
 * the buckets that are read. `place` has the number of rows on the page, and of rows in these buckets before the page.
 */
export function buildPageStatement<S extends string, C extends string>(
  list: RecordList<S>,
  query: ListQuery<S>,
  accepted: AcceptedValues<C>,
  plan: PagePlan<C>,
): Statement {
  if (query.cursor !== undefined) return buildCursorStatement(list, query, accepted, plan);
  const { limit, offset, search, updatedSince } = query;
  const { counts, count, buckets } = plan;
  const {
    key: { sql: key },
    direction,
  } = resolveOrder(list, query);
  const accepts = groupFilter(accepted);
  const counted = sumRows(count, accepts);
  // In the second half, rows are read from the end, so that the last page is as fast as the first.
  const fromEnd = offset > counted / 2;
  const readDirection = fromEnd === (direction === 'desc') ? 'asc' : 'desc';
  const range = buckets
    ? findBucketRange(rowsOfBuckets(count, accepts), {
        direction: readDirection,
        skipped: fromEnd ? Math.max(0, counted - offset - limit) : offset,
        limit,
      })
    : undefined;

  const values = new SqlValues();
  const [limitSql, offsetSql] = [pageLimitSql(query, values), pageOffsetSql(query, values)];
  const filters = filterAccepted(accepted, values);
  const matches = matchSearch(search, counted, values);
  const passedSql =
    range &&
    `coalesce(sum(amount) filter (where bucket ${readDirection === 'asc' ? '<' : '>'} ${values.add(range.first)}::int), 0)::int + ${values.add(range.passed)}::int`;
  const skipped = fromEnd ? `greatest(0, total - ${offsetSql} - ${limitSql})` : offsetSql;
  const text = `with changes as (${counts.changesSince(count, values)}),
    now as (select ${values.add(counted)}::int + coalesce(sum(amount), 0)::int as total, ${passedSql ?? '0'} as passed from changes r ${whereAll(filters)}),
    place as (select least(${limitSql}, greatest(0, total - ${offsetSql})) as page_rows, ${skipped} - passed as skipped, total from now),
    hits as materialized (select r.id, ${key} as key from ${list.table} r
      ${whereAll(['r.deleted_at is null', ...filters, matches, filterByUpdate(updatedSince)?.(values), ...(buckets && range ? bucketConditions(range, key, buckets, values) : []), '(select page_rows from place) > 0'])}
      order by ${key} ${readDirection}, r.id ${readDirection} limit (select page_rows from place) offset (select greatest(0, skipped) from place))
    select ${buildPage(list, query, limitSql, `${offsetSql} + page_rows < total`).selected},
      ${range ? 'skipped < 0 or page_rows <> (select count(*) from hits)' : 'false'} as missed, ${counts.answered} from place`;
  return createListStatement(text, values, query);
}

/** Builds the SQL that reads the page after a cursor and the changes since the count. */
function buildCursorStatement<S extends string, C extends string>(
  list: RecordList<S>,
  query: ListQuery<S>,
  accepted: AcceptedValues<C>,
  { counts, count }: PagePlan<C>,
): Statement {
  const values = new SqlValues();
  const { key, keys } = resolveOrder(list, query);
  const limit = pageLimitSql(query, values);
  const conditions = [
    'r.deleted_at is null',
    ...filterAccepted(accepted, values),
    matchSearch(query.search, sumRows(count, groupFilter(accepted)), values),
    filterByUpdate(query.updatedSince)?.(values),
    filterByCursor(list, query)?.(values),
  ];
  const text = `with changes as (${counts.changesSince(count, values)}),
    hits as materialized (select r.id, ${key.sql} as key from ${list.table} r ${whereAll(conditions)}
      order by ${orderBySql(keys)} limit ${limit} + 1)
    select ${buildPage(list, query, limit).selected}, false as missed, ${counts.answered}`;
  return createListStatement(text, values, query);
}

function filterAccepted<C extends string>(accepted: AcceptedValues<C>, values: SqlValues): (string | undefined | 0)[] {
  return (Object.entries(accepted) as [C, readonly string[] | undefined][]).map(
    ([column, chosen]) => chosen?.length && `r.${column} = any(${values.add(chosen)})`,
  );
}

/** @param counted the number of matching rows, as counted before */
function matchSearch(search: string | undefined, counted: number, values: SqlValues): string | undefined {
  return search && (isSelective(search, counted) ? contains : containsUnindexed)('r.search_text', search, values);
}

/** The accepted rows of each bucket. */
function rowsOfBuckets<C extends string>(
  { groups }: Count<WithBucket<C>>,
  accepts: (group: Group<WithBucket<C>>) => boolean,
): { bucket: number; rows: number }[] {
  return [...groups.values()]
    .filter(({ group }) => accepts(group))
    .map(({ group, rows }) => ({ bucket: Number(group.bucket), rows }));
}

/** Conditions for rows in the buckets. Keys must not be null, since a row with a null key is in no bucket. */
function bucketConditions<C extends string>(
  { first, last }: BucketRange,
  key: string,
  { starts, type }: SortBuckets<C>,
  values: SqlValues,
): (string | undefined)[] {
  const [begin, end] = [starts[Math.min(first, last) - 1], starts[Math.max(first, last)]];
  return [begin && `${key} >= ${values.add(begin)}::${type}`, end && `${key} < ${values.add(end)}::${type}`];
}
