import { createHash } from 'node:crypto';
import { findBucketRange, type BucketRange } from '@fsvp/service-kit/lists/counts/bucket-range';
import { sumRows, type Changes, type Count, type CountCache } from '@fsvp/service-kit/lists/counts/count-cache';
import type { Statement } from '@fsvp/service-kit/database/database';
import { externalIdCondition } from '@fsvp/service-kit/external-ids/external-id-filter';
import { keyValuesSql, orderBySql, type KeyValues } from '@fsvp/service-kit/lists/keyset';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import { pageLimitSql, pageOffsetSql } from '@fsvp/service-kit/lists/page-limit';
import { SqlValues, whereAll } from '@fsvp/service-kit/database/sql';
import { countAccepted, type Accepted, type CountedBy } from './document-counts.js';
import { orderOf, sortOf, type Direction, type ListQuery, type Section } from './document-order.js';
import { foundDocuments, matchesSearch } from './document-search.js';
import { rowsOfSpans, type CountedBySpan, type Spans } from './newest-spans.js';

const MEMBERS: Members = {
  id: 'd.id',
  version: 'd.version',
  createdBy: 'd.created_by',
  createdAt: 'iso(d.created_at)',
  updatedAt: 'iso(d.updated_at)',
  supplierId: 'd.supplier_id',
  supplierName: '(select name from supplier_directory where id = d.supplier_id)',
  verificationId: 'd.verification_id',
  correctiveActionId: 'd.corrective_action_id',
  title: 'd.title',
  description: 'd.description',
  type: 'd.type',
  fileName: 'd.file_name',
  filePath: 'd.file_path',
  fileSize: 'd.file_size',
  mimeType: 'd.mime_type',
  sha256: 'd.sha256',
  fileVersion: 'd.file_version',
  language: 'd.language',
  translations: 'd.translations',
  fileDamagedSince: 'iso(d.file_damaged_since)',
  expirationDate: 'iso(d.expiration_date)',
  isActive: 'd.is_active',
  uploadedBy: 'd.uploaded_by',
  externalIds: 'd.external_ids',
};

/**
 * SQL of the columns `page` and `last` (`ReadPage`) from the CTE `page`. "offset 0" prevents a scan of the whole table when
 * the page is overestimated.
 */
export function pageColumns(query: ListQuery): string {
  const { join, keys } = sortOf(query);
  const last = `select ${keyValuesSql(keys)} from (select * from page order by section desc, place desc limit 1) page
    join documents d on d.id = page.id ${join}`;
  return `coalesce((select json_agg(${jsonSql(MEMBERS, query.fields)} order by page.section, page.place)
    from page cross join lateral (select * from documents where id = page.id offset 0) d), '[]')::text as page, (${last}) as last`;
}

/** A cached count, and its cache. */
export interface KnownCount<C extends string = CountedBy> {
  cache: CountCache<C>;
  count: Count<C>;
}

export interface PageRow extends Changes, Record<string, unknown> {
  page: string;
  /** The keys of the last document; null without one. */
  last: KeyValues | null;
  /** Absent or null when the counts have it. */
  total?: number | null;
  /** Whether another page follows; absent when the total tells it. */
  more?: boolean;
  /** Whether changes since the count moved the page out of its spans. */
  missed?: boolean;
}

export const ofTypes = (query: ListQuery, values: SqlValues) =>
  query.type?.length && `d.type = any(${values.add([...new Set(query.type)])})`;

/**
 * Builds the SQL of a page that the cached counts have the total of, and of what has changed since. In the second half
 * of the order the rows are read from its end.
 */
export function buildCountedPage(query: ListQuery, { cache, count }: KnownCount): Statement {
  const values = new SqlValues();
  const changes = cache.changesSince(count, values);
  const [limit, offset] = [pageLimitSql(query, values), pageOffsetSql(query, values)];
  const { sections, direction } = orderOf(query);
  const accepted = { type: query.type };
  const numbers = sections.map((section) => countAccepted(count, { ...accepted, ...section.counted }));
  const totals = sections.map(
    ({ counted = {} }, at) =>
      `greatest(0, ${values.add(numbers[at])}::int + coalesce(sum(amount) filter (${whereAll(acceptedConditions({ ...accepted, ...counted }, values)) || 'where true'}), 0)::int) as total_${at}`,
  );
  const conditions = ['d.is_active', ofTypes(query, values), query.search && matchesSearch(query.search, values)];
  let before = 0;
  const parts = numbers.map((number, at) => {
    const fromEnd = query.offset - before > number / 2;
    before += number;
    return sectionPage(sections as Section[], at, { direction, fromEnd, conditions, limit, offset });
  });
  const text = `with changes as (${changes}), now as (select ${totals.join(', ')} from changes),
    page as materialized (${parts.join(' union all ')})
    select ${pageColumns(query)}, ${cache.answered}`;
  // Without filters the plan depends on no value. Chosen fields would be a statement each.
  const prepared = !query.search && !query.type?.length && !query.fields;
  return { name: prepared ? createHash('sha1').update(text).digest('base64url') : '', text, values: values.values };
}

/**
 * Builds the SQL of a page of the order by creation that is read in its spans. `place` has the number of its documents,
 * and of those before it in these spans.
 */
export function buildSpannedPage(
  query: ListQuery,
  { cache, count }: KnownCount<CountedBySpan>,
  { starts }: Spans,
): Statement {
  const values = new SqlValues();
  const changes = cache.changesSince(count, values);
  const { limit, offset } = query;
  const counted = countTypes(count, query.type);
  const fromEnd = offset > counted / 2;
  const { direction } = orderOf(query);
  const read = fromEnd === (direction === 'desc') ? 'asc' : 'desc';
  const skipped = fromEnd ? Math.max(0, counted - offset - limit) : offset;
  const range = findBucketRange(rowsOfSpans(count, query.type), { direction: read, skipped, limit });
  const [limitSql, offsetSql] = [`${values.add(limit)}::int`, `${values.add(offset)}::int`];
  const types = query.type?.length && `type = any(${values.add(query.type)})`;
  const before = range ? `span ${read === 'asc' ? '<' : '>'} ${range.first}` : 'false';
  const where = whereAll([
    'd.is_active',
    ofTypes(query, values),
    query.search && matchesSearch(query.search, values),
    ...(range ? spanConditions(range, starts, values) : []),
  ]);
  const text = `with changes as (${changes}),
    now as (select ${values.add(counted)}::int + coalesce(sum(amount), 0)::int as total,
      ${values.add(range?.passed ?? 0)}::int + coalesce(sum(amount) filter (where ${before}), 0)::int as passed from changes ${whereAll([types])}),
    place as (select shown, ${fromEnd ? `greatest(0, total - ${offsetSql} - ${limitSql})` : offsetSql} - passed as skipped
      from (select *, least(${limitSql}, greatest(0, total - ${offsetSql})) as shown from now) counted),
    page as materialized (select id, 0 as section, ${fromEnd ? '-' : ''}row_number() over () as place
      from (select d.id from documents d ${where} order by d.created_at ${read}, d.id ${read}
        limit (select shown from place) offset (select greatest(0, skipped) from place)) part)
    select ${pageColumns(query)}, (select skipped < 0 or shown <> (select count(*) from page) from place) as missed, ${cache.answered}`;
  return { name: '', text, values: values.values };
}

/** How many documents of a count have one of the types; without types, all. */
export function countTypes(count: Count<CountedBySpan>, types: readonly string[] | undefined): number {
  return sumRows(count, ({ type }) => !types?.length || types.includes(String(type)));
}

function spanConditions(
  { first, last }: BucketRange,
  starts: readonly string[],
  values: SqlValues,
): (string | undefined)[] {
  const [begin, end] = [starts[Math.min(first, last) - 1], starts[Math.max(first, last)]];
  return [
    begin && `d.created_at >= ${values.add(begin)}::timestamptz`,
    end && `d.created_at < ${values.add(end)}::timestamptz`,
  ];
}

/** Conditions for groups of the CTE `changes`. */
function acceptedConditions(accepted: Accepted, values: SqlValues): (string | undefined)[] {
  return (Object.entries(accepted) as [CountedBy, readonly string[] | undefined][]).map(([column, chosen]) =>
    chosen?.length ? `${column}::text = any(${values.add(chosen)})` : undefined,
  );
}

interface PagePart {
  direction: Direction;
  fromEnd: boolean;
  conditions: (string | 0 | undefined)[];
  limit: string;
  offset: string;
}

/** SQL of the rows of a section that are on the page. */
function sectionPage(
  sections: readonly Section[],
  at: number,
  { direction, fromEnd, conditions, limit, offset }: PagePart,
): string {
  const { keys, from = 'documents d', condition } = sections[at] as Section;
  const earlier = sections.slice(0, at).map((_, index) => `total_${index}`);
  const before = ['0', ...earlier].join(' + ');
  const skipped = `greatest(0, ${offset} - (${before}))`;
  const shown = `greatest(0, least(total_${at}, ${offset} + ${limit} - (${before})) - ${skipped})`;
  const now = (amount: string) => `(select ${amount} from now)`;
  const order = orderBySql(fromEnd ? keys[direction === 'asc' ? 'desc' : 'asc'] : keys[direction]);
  // Constants give a better plan.
  const paged = fromEnd
    ? `limit ${now(shown)} offset ${now(`greatest(0, total_${at} - ${skipped} - ${shown})`)}`
    : at === 0
      ? `limit ${limit} offset ${offset}`
      : `limit ${now(shown)} offset ${now(skipped)}`;
  return `(select id, ${at} as section, ${fromEnd ? '-' : ''}row_number() over () as place
    from (select d.id from ${from} ${whereAll([...conditions, condition])} order by ${order} ${paged}) part)`;
}

/** SQL conditions of the documents of a record, with an external id, or changed since an instant. */
export function recordConditions(query: ListQuery, values: SqlValues): (string | 0 | undefined)[] {
  return [
    'd.is_active',
    ofTypes(query, values),
    query.supplierId && `d.supplier_id = ${values.add(query.supplierId)}`,
    query.verificationId && `d.verification_id = ${values.add(query.verificationId)}`,
    query.correctiveActionId && `d.corrective_action_id = ${values.add(query.correctiveActionId)}`,
    query.updatedSince && `d.updated_at >= ${values.add(query.updatedSince)}::timestamptz`,
    externalIdCondition('document', query, 'd.id', values),
    searchCondition(query, values),
  ];
}

/** With documents found by external id, an `or` of three conditions would be a scan of all documents. */
function searchCondition({ search, searchedIds }: ListQuery, values: SqlValues): string | undefined {
  if (!search) return undefined;
  if (!searchedIds?.length) return matchesSearch(search, values);
  return `d.id in (select id from ${foundDocuments(search, values)} union all select unnest(${values.add(searchedIds)}::uuid[]))`;
}

/**
 * Builds the SQL of the few documents of a record, with an external id, or changed since an instant, with their total, and of what has changed
 * since a count of all documents.
 */
export function buildRecordPage(query: ListQuery, all: KnownCount): Statement {
  const values = new SqlValues();
  const { join, keys } = sortOf(query);
  const where = whereAll(recordConditions(query, values));
  const [limit, offset] = [`${values.add(query.limit)}::int`, `${values.add(query.offset)}::int`];
  const page = `select id, 0 as section, row_number() over () as place
    from (select d.id from documents d ${join} ${where} order by ${orderBySql(keys)} limit ${limit} offset ${offset}) part`;
  // A page that is not full gives the total.
  const total = `select case when shown < ${limit} and (shown > 0 or ${offset} = 0) then ${offset} + shown
    else (select count(*) from documents d ${where}) end::int from (select count(*) as shown from page) page_rows`;
  return selectPage(query, `page as materialized (${page})`, total, all, values);
}

/** The same for a search that few documents contain: one scan finds page and total. */
export function buildFoundPage(query: ListQuery & { search: string }, all: KnownCount): Statement {
  const values = new SqlValues();
  const { join, keys } = sortOf(query);
  const found = `select id from ${foundDocuments(query.search, values)} ${query.type?.length ? `where type = any(${values.add(query.type)})` : ''}`;
  const page = `select id, 0 as section, row_number() over () as place
    from (select d.id from found join documents d using (id) ${join} order by ${orderBySql(keys)} limit ${values.add(query.limit)}::int offset ${values.add(query.offset)}::int) part`;
  return selectPage(
    query,
    `found as materialized (${found}), page as materialized (${page})`,
    'select count(*)::int from found',
    all,
    values,
  );
}

/** Not prepared, since the best plan depends on the values. */
function selectPage(
  query: ListQuery,
  ctes: string,
  total: string,
  { cache, count }: KnownCount,
  values: SqlValues,
): Statement {
  const text = `with changes as (${cache.changesSince(count, values)}), ${ctes}
    select ${pageColumns(query)}, (${total}) as total, ${cache.answered}`;
  return { name: '', text, values: values.values };
}
