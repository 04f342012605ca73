import { createHash } from 'node:crypto';
import type { Statement } from '@fsvp/service-kit/database';
import { likePattern, SqlValues, whereAll } from '@fsvp/service-kit/sql';

/** The part of a list's query that every aggregate shares. */
export interface ListQuery<S extends string> {
  search?: string | undefined;
  limit: number;
  offset: number;
  sort?: S | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/** How one aggregate is listed. All of it is SQL of ours, nothing of the caller's; `r` is the record's row, in an order also `d`, its supplier's entry. */
export interface RecordList<S extends string> {
  table: string;
  /** SQL of one record's JSON. */
  json: string;
  /** Columns that a search looks into. */
  searched: string[];
  /** Directories whose names a search also looks into, by the record's column that refers to them. */
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

function matches<S extends string>(list: RecordList<S>, search: string | undefined): Filter | undefined {
  if (!search) return undefined;
  return (values) => {
    const pattern = values.add(likePattern(search));
    const places = list.searched.map((column) => `r.${column} ilike ${pattern}`);
    // An array, not a subquery: so the index on the reference can be combined with the one on the record's own text.
    const named = Object.entries(list.searchedNames).map(([column, directory]) => `r.${column} = any(array(select id from ${directory} where name ilike ${pattern}))`);
    return `(${[...places, ...named].join(' or ')})`;
  };
}

/** Page and matches of a list: newest first unless the query says otherwise, equal rows by id. */
export function listParts<S extends string>(list: RecordList<S>, query: ListQuery<S>, filters: (Filter | undefined)[]): ListParts {
  const values = new SqlValues();
  const conditions = [matches(list, query.search), ...filters].map((filter) => filter?.(values));
  const where = whereAll(['r.deleted_at is null', ...conditions]);
  const direction = query.order ?? (query.sort && query.sort !== 'createdAt' ? 'asc' : 'desc');
  const order = `${query.sort ? list.sorts[query.sort] : 'r.created_at'} ${direction}, r.id ${direction}`;
  // The rows first and their JSON outside: rows that the offset skips would otherwise be built for nothing.
  const rows = `select r.* from ${list.table} r left join supplier_directory d on d.id = r.supplier_id
    ${where} order by ${order} limit ${values.add(query.limit)} offset ${values.add(query.offset)}`;
  return { values, rows, page: `coalesce((select json_agg(${list.json}) from (${rows}) r), '[]')`, matching: `from ${list.table} r ${where}` };
}

/** A statement named by its own text: no two texts share a name, and PostgreSQL cuts names off at 63 characters. */
export function prepared(text: string, { values }: SqlValues): Statement {
  return { name: createHash('sha1').update(text).digest('base64url'), text, values };
}
