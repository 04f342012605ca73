import { createHash } from 'node:crypto';
import type { Statement } from '@fsvp/service-kit/database/database';
import {
  asksForExternalId,
  externalIdCondition,
  type ExternalIdQuery,
  type SearchedQuery,
} from '@fsvp/service-kit/external-ids/external-id-filter';
import { decodeCursor, type PagedQuery } from '@fsvp/service-kit/lists/cursor';
import { conditionsAfter, keyValuesSql, orderBySql, type KeyType, type OrderKey } from '@fsvp/service-kit/lists/keyset';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import { pageLimitSql, pageOffsetSql } from '@fsvp/service-kit/lists/page-limit';
import { SqlValues, whereAll } from '@fsvp/service-kit/database/sql';
import { contains } from './search.js';

/** The list parameters that all aggregates have. */
export interface ListQuery<S extends string> extends PagedQuery, SearchedQuery {
  sort?: S | undefined;
  order?: 'asc' | 'desc' | undefined;
  updatedSince?: string | undefined;
  fields?: string[] | undefined;
}

/** A sort key of a record's row `r` or of its supplier's directory entry `d`, which no record is without. */
export interface SortKey {
  sql: string;
  type: KeyType;
}

/** The SQL parts of an aggregate's list. `r` is the record's row. Must not contain user input. */
export interface RecordList<S extends string> {
  table: string;
  /** A record's JSON. */
  members: Members;
  /** Directories whose names are also searched, by the record's column that references them. */
  searchedNames: Record<string, string>;
  sorts: Record<S, SortKey>;
}

/** Builds a condition and adds its parameters to `values`. */
export type Filter = (values: SqlValues) => string;

/** The SQL parts of a list statement. */
export interface ListSql {
  values: SqlValues;
  /** A CTE of the page's rows and one row more, to follow `with`. */
  hits: string;
  /** SQL of the page's rows, in order. */
  rows: string;
  /** SQL of the columns `page`, the JSON array of the page's records in order, and `last` (`ReadPage`). */
  selected: string;
  /** `from ... where ...` for all matching rows. */
  matching: string;
}

/** JSON members that every record has. */
export const RECORD_MEMBERS: Members = {
  id: 'r.id',
  version: 'r.version',
  createdBy: 'r.created_by',
  createdAt: 'iso(r.created_at)',
  updatedAt: 'iso(r.updated_at)',
  supplierId: 'r.supplier_id',
  supplierName: '(select name from supplier_directory where id = r.supplier_id)',
  externalIds: 'r.external_ids',
};

/** Sorts that every list has. */
export const RECORD_SORTS = {
  createdAt: { sql: 'r.created_at', type: 'timestamptz' },
  updatedAt: { sql: 'r.updated_at', type: 'timestamptz' },
} as const satisfies Record<string, SortKey>;

/** A filter for a column with one of the given values. Without values there is no filter. */
export function filterByValues(column: string, accepted: readonly string[] | undefined): Filter | undefined {
  return accepted?.length ? (values) => `r.${column} = any(${values.add(accepted)})` : undefined;
}

/** A filter for one supplier's records. */
export function filterBySupplier(supplierId: string | undefined): Filter | undefined {
  return supplierId ? (values) => `r.supplier_id = ${values.add(supplierId)}` : undefined;
}

/** A filter for the records that were changed at an instant or later. */
export function filterByUpdate(updatedSince: string | undefined): Filter | undefined {
  return updatedSince ? (values) => `r.updated_at >= ${values.add(updatedSince)}::timestamptz` : undefined;
}

/** A filter for the records with an external id. */
export function filterByExternalId(recordType: string, query: ExternalIdQuery): Filter | undefined {
  return query.externalSource !== undefined || query.externalId !== undefined
    ? (values) => externalIdCondition(recordType, query, 'r.id', values) as string
    : undefined;
}

/** The searched text of a record is in one lower-case column. An external id that is the text is looked up before. */
function filterBySearch<S extends string>(
  { searchedNames }: RecordList<S>,
  { search, searchedIds }: ListQuery<S>,
): Filter | undefined {
  if (!search) return undefined;
  return (values) => {
    // An array, not a subquery, so that PostgreSQL can combine the indexes on the reference and on the record's text.
    const names = Object.entries(searchedNames).map(
      ([column, directory]) =>
        `r.${column} = any(array(select id from ${directory} where ${contains('search_name', search, values)}))`,
    );
    const named = searchedIds?.length ? [`r.id = any(${values.add(searchedIds)}::uuid[])`] : [];
    return `(${[contains('r.search_text', search, values), ...names, ...named].join(' or ')})`;
  };
}

/** The sort order of a query. The default is newest first. Equal rows are sorted by id. */
export function resolveOrder<S extends string>(
  list: RecordList<S>,
  { sort, order }: ListQuery<S>,
): { key: SortKey; direction: 'asc' | 'desc'; keys: [OrderKey, OrderKey] } {
  const key = sort ? list.sorts[sort] : RECORD_SORTS.createdAt;
  const direction = order ?? (sort && sort !== 'createdAt' ? 'asc' : 'desc');
  return {
    key,
    direction,
    keys: [
      { ...key, direction },
      { sql: 'r.id', type: 'uuid', direction },
    ],
  };
}

/** A filter for the rows after a cursor; none for a first page. @throws 400 for a cursor that does not fit */
export function filterByCursor<S extends string>(list: RecordList<S>, query: ListQuery<S>): Filter | undefined {
  const { key, direction, keys } = resolveOrder(list, query);
  const after = decodeCursor(query, keys);
  if (!after) return undefined;
  return (values) => {
    const [range] = conditionsAfter(keys, after, values) as [string];
    if (!isOfDirectory(key)) return range;
    // The keys are of two tables, so this range of the directory's index is not derived from the row comparison.
    return `${key.sql} ${direction === 'asc' ? '>=' : '<='} ${values.add(after[0])}::${key.type} and ${range}`;
  };
}

/**
 * Builds the SQL of a page and of all matching rows.
 * @param counted the filters of `matching`, if not all filters apply to it
 */
export function buildListParts<S extends string>(
  list: RecordList<S>,
  query: ListQuery<S>,
  filters: (Filter | undefined)[],
  counted = filters,
): ListSql {
  const values = new SqlValues();
  const where = (chosen: (Filter | undefined)[], after?: Filter) =>
    whereAll([
      'r.deleted_at is null',
      filterBySearch(list, query)?.(values),
      filterByUpdate(query.updatedSince)?.(values),
      ...chosen.map((filter) => filter?.(values)),
      after?.(values),
    ]);
  const { key, keys } = resolveOrder(list, query);
  const limit = pageLimitSql(query, values);
  const hits = `select r.id, ${key.sql} as key from ${list.table} r ${directoryJoin(key)} ${where(filters, filterByCursor(list, query))}
    order by ${orderBySql(keys)} limit ${limit} + 1 offset ${pageOffsetSql(query, values)}`;
  return {
    values,
    hits: `hits as materialized (${hits})`,
    ...buildPage(list, query, limit),
    matching: `from ${list.table} r ${where(counted)}`,
  };
}

const isOfDirectory = ({ sql }: SortKey) => sql.includes('d.');

/**
 * The join for a sort by supplier. It is an inner join, since every record's supplier has an entry, so that PostgreSQL
 * can read the records in the order of the directory.
 */
function directoryJoin(key: SortKey): string {
  return isOfDirectory(key) ? 'join supplier_directory d on d.id = r.supplier_id' : '';
}

/**
 * Builds the page from the CTE `hits`, whose columns are `id` and the sort `key`; further rows of it are not shown.
 * Index-only scans find the ids, so rows that the offset skips are not read.
 * @param limit SQL of the number of rows on the page
 * @param continues SQL of the condition that another page follows
 */
export function buildPage<S extends string>(
  list: RecordList<S>,
  query: ListQuery<S>,
  limit: string,
  continues = `(select count(*) from hits) > ${limit}`,
): Pick<ListSql, 'rows' | 'selected'> {
  const { table, members } = list;
  const { key, direction } = resolveOrder(list, query);
  const shown = `(select id, key from hits order by key ${direction}, id ${direction} limit ${limit})`;
  // "offset 0" prevents the planner from scanning the whole table when it overestimates the rows of the page.
  const rows = `select r.* from ${shown} hit
    cross join lateral (select * from ${table} where id = hit.id offset 0) r order by hit.key ${direction}, hit.id ${direction}`;
  const back = direction === 'asc' ? 'desc' : 'asc';
  const last = keyValuesSql([
    { sql: 'key', type: key.type, direction },
    { sql: 'id', type: 'uuid', direction },
  ]);
  return {
    rows,
    selected: `coalesce((select json_agg(${jsonSql(members, query.fields)}) from (${rows}) r), '[]')::text as page,
      case when ${continues} then (select ${last} from ${shown} hit order by key ${back}, id ${back} limit 1) end as last`,
  };
}

/** A prepared statement, named by a hash of its text, since PostgreSQL truncates names at 63 characters. */
function createPreparedStatement(text: string, { values }: SqlValues): Statement {
  return { name: createHash('sha1').update(text).digest('base64url'), text, values };
}

/**
 * Prepared, unless the best plan depends on the values, or the text on the chosen fields: each prepared statement
 * takes memory of each connection.
 */
export function createListStatement<S extends string>(text: string, values: SqlValues, query: ListQuery<S>): Statement {
  return query.search || query.updatedSince || query.fields || asksForExternalId(query)
    ? { name: '', text, values: values.values }
    : createPreparedStatement(text, values);
}
