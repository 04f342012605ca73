import { createHash } from 'node:crypto';
import type { Statement } from '@fsvp/service-kit/database';
import { SqlValues, whereAll } from '@fsvp/service-kit/sql';
import { contains } from './search.js';

/** The list parameters that all aggregates have. */
export interface ListQuery<S extends string> {
  search?: string | undefined;
  limit: number;
  offset: number;
  sort?: S | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/**
 * The SQL parts of an aggregate's list. `r` is the record's row; `d` in a sort key is its supplier's directory entry.
 * Must not contain user input.
 */
export interface RecordList<S extends string> {
  table: string;
  /** SQL of one record's JSON. */
  json: string;
  /** Directories whose names are also searched, by the record's column that references them. */
  searchedNames: Record<string, string>;
  sorts: Record<S, string>;
}

/** Builds a condition and adds its parameters to `values`. */
export type Filter = (values: SqlValues) => string;

/** The SQL parts of a list statement. */
export interface ListSql {
  values: SqlValues;
  /** SQL of the page's rows, in order. */
  rows: string;
  /** SQL of the JSON array of the page's records, in order. */
  page: string;
  /** `from ... where ...` for all matching rows. */
  matching: string;
}

/** JSON members that every record has. */
export const RECORD_JSON = `'id', r.id, 'version', r.version, 'createdBy', r.created_by, 'createdAt', iso(r.created_at), 'updatedAt', iso(r.updated_at),
  'supplierId', r.supplier_id, 'supplierName', (select name from supplier_directory where id = r.supplier_id)`;

/** A filter for a column with one of the given values. Without values there is no filter. */
export function filterByValues(column: string, accepted: readonly string[] | undefined): Filter | undefined {
  return accepted?.length ? (values) => `r.${column} = any(${values.add(accepted)})` : undefined;
}

/** A filter for one supplier's records. */
export function filterBySupplier(supplierId: string | undefined): Filter | undefined {
  return supplierId ? (values) => `r.supplier_id = ${values.add(supplierId)}` : undefined;
}

/** The searched text of a record is in one lower-case column. */
function filterBySearch<S extends string>(
  { searchedNames }: RecordList<S>,
  search: string | undefined,
): Filter | undefined {
  if (!search) return undefined;
  return (values) => {
    // An array, not a subquery, so that PostgreSQL can combine the indexes on the reference and on the record's text.
    const names = Object.entries(searchedNames).map(
      ([column, directory]) =>
        `r.${column} = any(array(select id from ${directory} where ${contains('search_name', search, values)}))`,
    );
    return `(${[contains('r.search_text', search, values), ...names].join(' or ')})`;
  };
}

/** The sort order of a query. The default is newest first. Equal rows are sorted by id. */
export function resolveOrder<S extends string>(
  list: RecordList<S>,
  { sort, order }: ListQuery<S>,
): { key: string; direction: 'asc' | 'desc' } {
  return {
    key: sort ? list.sorts[sort] : 'r.created_at',
    direction: order ?? (sort && sort !== 'createdAt' ? 'asc' : 'desc'),
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
  const where = (chosen: (Filter | undefined)[]) =>
    whereAll([
      'r.deleted_at is null',
      filterBySearch(list, query.search)?.(values),
      ...chosen.map((filter) => filter?.(values)),
    ]);
  const { key, direction } = resolveOrder(list, query);
  const hits = `select r.id, ${key} as key from ${list.table} r ${directoryJoin(key)} ${where(filters)} order by ${key} ${direction}, r.id ${direction}
    limit ${values.add(query.limit)} offset ${values.add(query.offset)}`;
  return { values, ...buildPage(list, hits, direction), matching: `from ${list.table} r ${where(counted)}` };
}

/**
 * The join for a sort by supplier. It is an inner join, since every record's supplier has an entry, so that PostgreSQL
 * can read the records in the order of the directory.
 */
export function directoryJoin(key: string): string {
  return key.includes('d.') ? 'join supplier_directory d on d.id = r.supplier_id' : '';
}

/**
 * Builds the page's rows and their JSON from `hits`, whose columns are `id` and the sort `key`. Index-only scans find
 * the ids, so rows that the offset skips are not read.
 */
export function buildPage<S extends string>(
  { table, json }: RecordList<S>,
  hits: string,
  direction: 'asc' | 'desc',
): Pick<ListSql, 'rows' | 'page'> {
  // "offset 0" prevents the planner from scanning the whole table when it overestimates the rows of the page.
  const rows = `select r.* from (${hits}) hit cross join lateral (select * from ${table} where id = hit.id offset 0) r order by hit.key ${direction}, hit.id ${direction}`;
  return { rows, page: `coalesce((select json_agg(${json}) from (${rows}) r), '[]')` };
}

/** A prepared statement, named by a hash of its text, since PostgreSQL truncates names at 63 characters. */
export function createPreparedStatement(text: string, { values }: SqlValues): Statement {
  return { name: createHash('sha1').update(text).digest('base64url'), text, values };
}

/** A statement that is planned for each execution, since the best plan depends on the search. */
export function createUnpreparedStatement(text: string, { values }: SqlValues): Statement {
  return { name: '', text, values };
}

/** Prepared, unless there is a search. */
export function createListStatement(text: string, values: SqlValues, search: string | undefined): Statement {
  return search ? createUnpreparedStatement(text, values) : createPreparedStatement(text, values);
}
