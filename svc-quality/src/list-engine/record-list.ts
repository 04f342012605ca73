import { createHash } from 'node:crypto';
import type { Statement } from '@fsvp/service-kit/database';
import { SqlValues, whereAll } from '@fsvp/service-kit/sql';
import { contains } from './search.js';

/** The part of a list's query that every aggregate shares. */
export interface ListQuery<S extends string> {
  search?: string | undefined;
  limit: number;
  offset: number;
  sort?: S | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/**
 * How one aggregate is listed, as trusted SQL; `r` is the record's row, and `d` in a sort key its supplier's directory
 * entry.
 */
export interface RecordList<S extends string> {
  table: string;
  /** SQL of one record's JSON. */
  json: string;
  /** Directories whose names are searched too, by the record's column that refers to them. */
  searchedNames: Record<string, string>;
  sorts: Record<S, string>;
}

/** A condition of one list, which adds its values as it is put together. */
export type Filter = (values: SqlValues) => string;

/** The parts a list's statement is put together from. */
export interface ListParts {
  values: SqlValues;
  /** SQL of the page's rows, in order. */
  rows: string;
  /** SQL of the JSON array of the page's records, in order. */
  page: string;
  /** `from ... where ...` over everything that matches. */
  matching: string;
}

/** JSON members that every record has. */
export const RECORD_JSON = `'id', r.id, 'version', r.version, 'createdBy', r.created_by, 'createdAt', iso(r.created_at), 'updatedAt', iso(r.updated_at),
  'supplierId', r.supplier_id, 'supplierName', (select name from supplier_directory where id = r.supplier_id)`;

/** A filter that a column is one of the given values; none given, no filter. */
export function oneOf(column: string, accepted: readonly string[] | undefined): Filter | undefined {
  return accepted?.length ? (values) => `r.${column} = any(${values.add(accepted)})` : undefined;
}

/** A filter for one supplier's records. */
export function ofSupplier(supplierId: string | undefined): Filter | undefined {
  return supplierId ? (values) => `r.supplier_id = ${values.add(supplierId)}` : undefined;
}

/** Every record has its searched text in one lower-case column. */
function matches<S extends string>({ searchedNames }: RecordList<S>, search: string | undefined): Filter | undefined {
  if (!search) return undefined;
  return (values) => {
    // An array, not a subquery: so the index on the reference can be combined with the one on the record's own text.
    const names = Object.entries(searchedNames).map(
      ([column, directory]) =>
        `r.${column} = any(array(select id from ${directory} where ${contains('search_name', search, values)}))`,
    );
    return `(${[contains('r.search_text', search, values), ...names].join(' or ')})`;
  };
}

/** The sort order of a query: newest first by default, equal rows by id. */
export function orderOf<S extends string>(
  list: RecordList<S>,
  { sort, order }: ListQuery<S>,
): { key: string; direction: 'asc' | 'desc' } {
  return {
    key: sort ? list.sorts[sort] : 'r.created_at',
    direction: order ?? (sort && sort !== 'createdAt' ? 'asc' : 'desc'),
  };
}

/**
 * Page and matches of a list.
 * @param counted the filters of `matching`, where not all of them count
 */
export function listParts<S extends string>(
  list: RecordList<S>,
  query: ListQuery<S>,
  filters: (Filter | undefined)[],
  counted = filters,
): ListParts {
  const values = new SqlValues();
  const where = (chosen: (Filter | undefined)[]) =>
    whereAll([
      'r.deleted_at is null',
      matches(list, query.search)?.(values),
      ...chosen.map((filter) => filter?.(values)),
    ]);
  const { key, direction } = orderOf(list, query);
  const hits = `select r.id, ${key} as key from ${list.table} r ${directoryJoin(key)} ${where(filters)} order by ${key} ${direction}, r.id ${direction}
    limit ${values.add(query.limit)} offset ${values.add(query.offset)}`;
  return { values, ...pageOf(list, hits, direction), matching: `from ${list.table} r ${where(counted)}` };
}

/**
 * The join that an order by the supplier needs: every record's supplier has an entry, so that the directory's order can
 * lead to the records.
 */
export function directoryJoin(key: string): string {
  return key.includes('d.') ? 'join supplier_directory d on d.id = r.supplier_id' : '';
}

/**
 * The page's rows and their JSON from `hits`, whose columns are `id` and the sort `key`. Ids are found by the index
 * alone, so rows that the
 * offset skips are never read.
 */
export function pageOf<S extends string>(
  { table, json }: RecordList<S>,
  hits: string,
  direction: 'asc' | 'desc',
): Pick<ListParts, 'rows' | 'page'> {
  // "offset 0" keeps the planner from reading the whole table where it expects more rows than a page has.
  const rows = `select r.* from (${hits}) hit cross join lateral (select * from ${table} where id = hit.id offset 0) r order by hit.key ${direction}, hit.id ${direction}`;
  return { rows, page: `coalesce((select json_agg(${json}) from (${rows}) r), '[]')` };
}

/** A statement named by a hash of its text: PostgreSQL truncates names at 63 characters. */
export function prepared(text: string, { values }: SqlValues): Statement {
  return { name: createHash('sha1').update(text).digest('base64url'), text, values };
}

/** A statement planned for each execution, since its best plan depends on the search. */
export function planned(text: string, { values }: SqlValues): Statement {
  return { name: '', text, values };
}

/** Prepared, or planned for each search. */
export function listStatement(text: string, values: SqlValues, search: string | undefined): Statement {
  return search ? planned(text, values) : prepared(text, values);
}
