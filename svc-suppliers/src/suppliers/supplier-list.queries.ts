import { today, type Day } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { Compliance } from '@fsvp/contracts/suppliers/compliance';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import type { FsvpStatus } from '@fsvp/contracts/suppliers/fsvp';
import type { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import type { Changes, CountCache } from '@fsvp/service-kit/lists/counts/count-cache';
import type { Statement } from '@fsvp/service-kit/database/database';
import { asksForExternalId, externalIdCondition } from '@fsvp/service-kit/external-ids/external-id-filter';
import { decodeCursor } from '@fsvp/service-kit/lists/cursor';
import { conditionsAfter, keyValuesSql, orderBySql, type OrderKey } from '@fsvp/service-kit/lists/keyset';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import { pageLimitSql, pageOffsetSql } from '@fsvp/service-kit/lists/page-limit';
import type { ReadPage } from '@fsvp/service-kit/lists/read-list';
import { likePattern, SqlValues, whereAll } from '@fsvp/service-kit/database/sql';
import { fsvpRanges } from './fsvp-ranges.js';
import { countFiltered, type CountedBy, type SupplierCount } from './supplier-counts.js';

export type ListQuery = HandlerInput<typeof listSuppliers>['query'];
type Sort = NonNullable<ListQuery['sort']>;

/** A supplier's fields in the form of the contract, as SQL. @param day SQL of the current day */
const supplierMembers = (day: string): Members => ({
  id: 'id',
  version: 'version',
  createdBy: 'created_by',
  createdAt: 'iso(created_at)',
  updatedAt: 'iso(updated_at)',
  name: 'name',
  address: 'address',
  city: 'city',
  state: 'state',
  country: 'country',
  postalCode: 'postal_code',
  contactPerson: 'contact_person',
  email: 'email',
  phone: 'phone',
  riskLevel: 'risk_level',
  status: 'status',
  fsvpRequired: 'fsvp_required',
  approvedBy: 'approved_by',
  approvedAt: 'iso(approved_at)',
  lastVerificationDate: 'iso(last_verification_date)',
  lastVerificationBy: 'last_verification_by',
  nextVerificationDate: `next_verification_day || 'T00:00:00.000Z'`,
  verificationFrequencyMonths: 'verification_frequency_months',
  notes: 'notes',
  fsvpStatus: `fsvp_status(fsvp_required, next_verification_day, ${day})`,
  approvalStatus: 'status',
  fsvpProgram: 'fsvp_program',
  fsvpImporterName: 'fsvp_importer_name',
  fsvpImporterDuns: 'fsvp_importer_duns',
  fsvpVerificationMethods: 'fsvp_verification_methods',
  fsvpCorrectiveActions: 'fsvp_corrective_actions',
  fsvpRecordKeeping: 'fsvp_record_keeping',
  contactName: 'contact_person',
  contactEmail: 'email',
  contactPhone: 'phone',
  externalIds: 'external_ids',
});

/** SQL of a supplier's JSON. @param fields the members to return; all by default */
export const supplierJson = (day: string, fields?: readonly string[]): string => jsonSql(supplierMembers(day), fields);

type Column = Omit<OrderKey, 'direction'>;

/** Columns in the given directions in ascending order, and the other way round in descending order. */
function orderBoth(...columns: (Column & { back?: true })[]): Record<'asc' | 'desc', OrderKey[]> {
  const keys = (asc: 'asc' | 'desc', desc: 'asc' | 'desc') =>
    columns.map(({ back, ...column }): OrderKey => ({ ...column, direction: back ? desc : asc }));
  return { asc: keys('asc', 'desc'), desc: keys('desc', 'asc') };
}

const ID = { sql: 'id', type: 'uuid' } as const;
const CREATED = { sql: 'created_at', type: 'timestamptz' } as const;
const NEWEST = [
  { ...CREATED, back: true },
  { ...ID, back: true },
] as const;

// Each must equal the order of an index, `nulls` included (ADR 0012), or the whole directory is sorted for one page.
const SORTS: Record<Sort, { columns: string; keys: Record<'asc' | 'desc', OrderKey[]> }> = {
  name: { columns: 'name', keys: orderBoth({ sql: 'lower(name)', type: 'text' }, ID) },
  country: { columns: 'country', keys: orderBoth({ sql: 'lower(country)', type: 'text' }, ID) },
  status: { columns: 'status, created_at', keys: orderBoth({ sql: 'status', type: 'text' }, ...NEWEST) },
  riskLevel: {
    columns: 'risk_level, created_at',
    keys: orderBoth({ sql: 'risk_rank(risk_level)', type: 'integer' }, ...NEWEST),
  },
  lastVerificationDate: {
    columns: 'last_verification_date',
    keys: orderBoth({ sql: 'last_verification_date', type: 'timestamptz', nullable: true }, ID),
  },
  nextVerificationDate: {
    columns: 'next_verification_day',
    keys: orderBoth({ sql: 'next_verification_day', type: 'date', nullable: true }, ID),
  },
  createdAt: { columns: 'created_at', keys: orderBoth(CREATED, ID) },
  updatedAt: { columns: 'updated_at', keys: orderBoth({ sql: 'updated_at', type: 'timestamptz' }, ID) },
};

/** The trigram index can find only three consecutive letters or digits. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

export const hasTrigram = (search: string): boolean => HAS_TRIGRAM.test(search);

/**
 * Finds a part of the supplier's text, or the whole of an external id.
 * @param prepared computes the pattern once, not for each row that is compared, and so suits a plan for all values
 */
function searchCondition(search: string, prepared: boolean, values: SqlValues): string {
  const pattern = `lower(${values.add(likePattern(search))})`;
  // An array, so that PostgreSQL combines the indexes on text and id.
  const ids = `array(select record_id from external_ids where record_type = 'supplier' and external_id = ${values.add(search)})`;
  return `(search_text like ${prepared ? `(select ${pattern})` : pattern} or id = any(${ids}))`;
}

/**
 * A pattern without a trigram would scan the whole trigram index: another collation prevents its use, and compares the
 * same bytes.
 */
const scanCondition = (search: string, values: SqlValues) =>
  `search_text collate "C" like lower(${values.add(likePattern(search))})`;

/** Texts up to this length and longer ones have an index each, for the total of a search without a trigram. */
const COUNTED_TEXTS = ['octet_length(search_text) <= 2000', 'octet_length(search_text) > 2000'];

/** The values of a filter. With `=` PostgreSQL can use the order of an index behind the column. */
function oneOf(column: string, accepted: readonly string[] | undefined, values: SqlValues): string | undefined {
  if (!accepted?.length) return undefined;
  return accepted.length === 1 ? `${column} = ${values.add(accepted[0])}` : `${column} = any(${values.add(accepted)})`;
}

/** The rule of `complianceOf` in SQL that can use the indexes on status and due day. */
function complianceCondition(compliance: Compliance, { overdue }: Record<FsvpStatus, string[]>): string {
  if (compliance === 'pending') return `status = 'pending'`;
  const isOverdue = `(${overdue.map((range) => `(${range})`).join(' or ')})`;
  // An unknown due day makes `isOverdue` true, not null.
  return compliance === 'compliant'
    ? `(status = 'approved' and not ${isOverdue})`
    : `(status in ('rejected', 'suspended') or status = 'approved' and ${isOverdue})`;
}

function filterConditions(query: ListQuery, day: string, values: SqlValues): (string | false | undefined)[] {
  const ranges = fsvpRanges(day);
  const anyOf = (conditions: string[]) =>
    conditions.length > 0 && `(${conditions.map((one) => `(${one})`).join(' or ')})`;
  return [
    'deleted_at is null',
    oneOf('status', query.status, values),
    oneOf('risk_level', query.riskLevel, values),
    anyOf([...new Set(query.fsvpStatus)].flatMap((status) => ranges[status])),
    anyOf([...new Set(query.compliance)].map((one) => complianceCondition(one, ranges))),
    query.updatedSince && `updated_at >= ${values.add(query.updatedSince)}::timestamptz`,
    query.fsvpRequired !== undefined && `fsvp_required = ${values.add(query.fsvpRequired)}`,
    externalIdCondition('supplier', query, 'id', values),
  ];
}

/** Whether a list shows suppliers that no kept count is of. */
const isCountedHere = (query: ListQuery) => query.updatedSince !== undefined || asksForExternalId(query);

/** A parameter that the chosen fields do not use would have no type; a statement with chosen fields is not prepared. */
function daySql({ fields }: ListQuery, asOf: Day, values: SqlValues): string {
  return fields ? `date '${asOf}'` : `${values.add(asOf)}::date`;
}

/** SQL of the columns of `ReadPage` without the total, from the CTE `page`. */
function pageColumns(query: ListQuery, day: string, limit: string): string {
  const { keys } = resolveOrder(query);
  return `coalesce((select json_agg(${supplierJson(day, query.fields)} order by place) from page join suppliers using (id) where place <= ${limit}), '[]')::text as page,
    (select ${keyValuesSql(keys)} from page join suppliers using (id) where place = ${limit} and (select count(*) from page) > ${limit}) as last`;
}

function resolveOrder({ sort = 'createdAt', order = sort === 'createdAt' ? 'desc' : 'asc' }: ListQuery) {
  const { columns, keys } = SORTS[sort];
  return { sort, order, columns, keys: keys[order], orderBy: orderBySql(keys[order]) };
}

/** SQL of a page's rows, which may be joined with others: what to read from, the conditions, and the number of rows. */
interface PageRows {
  from: string;
  conditions: (string | false | undefined)[];
  limit: string;
}

/** SQL of the CTE `page`, and of those it reads from: the ids of a page and of one row more, with their place. */
function pageCtes(query: ListQuery, { from, conditions, limit }: PageRows, values: SqlValues): string {
  const { keys, orderBy } = resolveOrder(query);
  const placed = (name: string, rows: string) =>
    `${name} as materialized (select id, row_number() over () as place from (${rows}) ordered)`;
  const inOrder = (all: (string | false | undefined)[]) =>
    `select id from ${from} ${whereAll(all)} order by ${orderBy} limit ${limit} + 1`;
  const after = decodeCursor(query, keys);
  if (!after) return placed('page', `${inOrder(conditions)} offset ${pageOffsetSql(query, values)}`);
  // Each range is read in the order of the index, as long as the ranges before it have not filled the page.
  const parts = conditionsAfter(keys, after, values).map((range, at) => {
    const before = Array.from({ length: at }, (_, part) => `(select count(*) from part_${part})`).join(' + ');
    return placed(`part_${at}`, inOrder([...conditions, range, before && `${before} <= ${limit}`]));
  });
  const rows = parts.map((_, at) => `select id, ${at} as part, place from part_${at}`).join(' union all ');
  return `${parts.join(', ')}, ${placed('page', `select id from (${rows}) found order by part, place limit ${limit} + 1`)}`;
}

/** The counts over all suppliers as of the list's day, and one of them. */
export interface KnownCount {
  cache: CountCache<CountedBy>;
  count: SupplierCount;
}

/** Row of a list's statement. */
export interface ListRow extends Changes, Record<string, unknown>, Pick<ReadPage, 'page' | 'last'> {
  /** Null if the counts tell it. */
  total: number | null;
}

/** SQL of a list's statement from CTEs and columns: also reads what has changed since the count. */
function listSql({ cache, count }: KnownCount, ctes: string, columns: string, values: SqlValues): string {
  return `with changes as (${cache.changesSince(count, values)}), ${ctes} select ${columns}, ${cache.answered}`;
}

/**
 * Builds the SQL of a list without a search, as of the day of the counts. With filters that few suppliers pass, those are
 * sorted. Otherwise the order's index is read until the page is full.
 * @returns reads `ListRow`, with `total` for suppliers that the counts do not tell apart (`isCountedHere`)
 */
export function buildPageStatement(query: ListQuery, known: KnownCount, asOf: Day = today()): Statement {
  const values = new SqlValues();
  const day = daySql(query, asOf, values);
  const conditions = filterConditions(query, day, values).filter(Boolean);
  const { sort, order, columns } = resolveOrder(query);
  const passing = countFiltered(known.count, query);
  const few = conditions.length > 1 && passing ** 2 < (query.offset + query.limit) * countFiltered(known.count, {});
  // The plan of these depends on no value except the limit, which is part of the text.
  const onlyOneStatus = conditions.length === 2 && query.status?.length === 1 && sort === 'createdAt';
  const prepared =
    (conditions.length === 1 || onlyOneStatus) &&
    !few &&
    query.offset === 0 &&
    query.limit === DEFAULT_LIMIT &&
    !query.cursor &&
    !query.fields;
  const limit = pageLimitSql(query, values);
  const rows = few
    ? { from: `(select id, ${columns} from suppliers ${whereAll(conditions)} offset 0) passing`, conditions: [], limit }
    : { from: 'suppliers', conditions, limit };
  const total = isCountedHere(query) ? `(select count(*)::int from suppliers ${whereAll(conditions)})` : 'null::int';
  const read = `${pageColumns(query, day, limit)}, ${total} as total`;
  return {
    name: prepared ? `suppliers-${sort}-${order}${onlyOneStatus ? '-status' : ''}` : '',
    text: listSql(known, pageCtes(query, rows, values), read, values),
    values: values.values,
  };
}

/**
 * Builds the SQL of a search as of a day.
 * @param byExternalId of a search without a trigram: the suppliers whose external id is the searched text
 * @returns reads `ListRow`, with `total`
 */
export function buildSearchStatement(
  query: ListQuery & { search: string },
  known: KnownCount,
  asOf: Day = today(),
  byExternalId: readonly string[] = [],
): Statement {
  const values = new SqlValues();
  const day = daySql(query, asOf, values);
  const limit = `${values.add(query.limit)}::bigint`;
  const filters = filterConditions(query, day, values);
  const { sort, order, columns } = resolveOrder(query);
  const respond = (ctes: string, total: string) =>
    listSql(known, ctes, `${pageColumns(query, day, limit)}, (${total})::int as total`, values);
  if (hasTrigram(query.search)) {
    // One scan of the trigram index finds page and total. This plan suits rare and frequent words, so it is prepared.
    const { fsvpStatus, compliance, fsvpRequired, cursor, fields } = query;
    const prepared =
      !fsvpStatus?.length &&
      !compliance?.length &&
      fsvpRequired === undefined &&
      !isCountedHere(query) &&
      !cursor &&
      !fields;
    const conditions = [searchCondition(query.search, prepared, values), ...filters];
    const lengths = [query.status, query.riskLevel].map((accepted) => Math.min(accepted?.length ?? 0, 2)).join('-');
    return {
      name: prepared ? `suppliers-search-${sort}-${order}-${lengths}${query.offset > 0 ? '-offset' : ''}` : '',
      text: respond(
        `found as materialized (select id, ${columns} from suppliers ${whereAll(conditions)}),
          ${pageCtes(query, { from: 'found', conditions: [], limit }, values)}`,
        'select count(*) from found',
      ),
      values: values.values,
    };
  }
  const text = scanCondition(query.search, values);
  const ids = byExternalId.length > 0 && `id = any(${values.add(byExternalId)}::uuid[])`;
  const counts = [
    ...COUNTED_TEXTS.map((part) => [text, ...filters, part]),
    ...(ids ? [[ids, `not ${text}`, ...filters]] : []),
  ];
  const total = counts.map((conditions) => `(select count(*) from suppliers ${whereAll(conditions)})`).join(' + ');
  const conditions = [ids ? `(${text} or ${ids})` : text, ...filters];
  const page = pageCtes(query, { from: 'suppliers', conditions, limit }, values);
  // A last page that has rows gives the total without a count.
  const offset = `${values.add(query.offset)}::bigint`;
  const isLast = query.cursor ? 'false' : `shown <= ${limit} and (shown > 0 or ${offset} = 0)`;
  return {
    name: '',
    text: respond(
      page,
      `select case when ${isLast} then ${offset} + shown else ${total} end
        from (select count(*) as shown from page) counted`,
    ),
    values: values.values,
  };
}
