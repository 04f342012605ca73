import type { JsonText } from '../http/json-text.js';
import type { Database } from '../database/database.js';
import { whereAll, type SqlValues } from '../database/sql.js';
import { decodeCursor, encodeCursor, type PagedQuery } from './cursor.js';
import { conditionsAfter, keyValuesSql, orderBySql, type KeyValues, type OrderKey } from './keyset.js';

/** A list whose matching rows are few enough to count them for each page. */
export interface CountedRows {
  /** The response member with the records. */
  name: string;
  /** SQL of one record's JSON. */
  json: string;
  from: string;
  /** The absent ones are false. */
  conditions: (string | false | 0 | undefined)[];
  /** The order, down to a key that no two rows have in common. */
  keys: readonly OrderKey[];
  values: SqlValues;
  /** What the list belongs to, such as the id of its supplier. */
  scope?: string;
}

/** Row of a statement with the CTE `hits` of `pageAfterSql`. */
export interface ReadPage extends Record<string, unknown> {
  page: string;
  /** The keys of the last record; null on the last page. */
  last: KeyValues | null;
  total: number;
}

/**
 * SQL, to follow `with`, that reads a page and one row more, which tells whether another page follows.
 * @returns `hits`: the CTE with the columns `record` and `last`; `selected`: the columns `page` and `last` from it
 */
export function pageSql(query: PagedQuery, { json, from, conditions, keys, values, scope }: CountedRows) {
  const after = decodeCursor(query, keys, scope);
  const ranges = after ? conditionsAfter(keys, after, values) : [];
  const limit = `${values.add(query.limit)}::int`;
  const where = whereAll([...conditions, ranges.length > 0 && `(${ranges.map((range) => `(${range})`).join(' or ')})`]);
  return {
    hits: `hits as materialized (select row_number() over () as place, page_rows.* from (
      select ${json} as record, ${keyValuesSql(keys)} as keys from ${from} ${where} order by ${orderBySql(keys)}
      limit ${limit} + 1 offset ${values.add(query.offset)}::int) page_rows)`,
    selected: `coalesce((select json_agg(record order by place) from hits where place <= ${limit}), '[]')::text as page,
      (select keys from hits where place = ${limit} and (select count(*) from hits) > ${limit}) as last`,
  };
}

/** Reads a page of a list and counts its matching rows. */
export async function readList(database: Database, query: PagedQuery, list: CountedRows): Promise<JsonText> {
  const { from, conditions, values } = list;
  const { hits, selected } = pageSql(query, list);
  const text = `with ${hits} select ${selected}, (select count(*) from ${from} ${whereAll(conditions)})::int as total`;
  // Without a name it is planned for its values, because the best plan depends on the filters.
  const [row] = await database.rows<ReadPage>({ name: '', text, values: values.values });
  return answerPage(query, list, row as ReadPage);
}

/** The answer of a list. @param more further members */
export function answerPage(
  query: PagedQuery,
  { name, scope }: Pick<CountedRows, 'name' | 'scope'>,
  { page, last, total }: ReadPage,
  more: object = {},
): JsonText {
  const next = last && encodeCursor(query, last, scope);
  return `{"${name}":${page},${JSON.stringify({ total, next, ...more }).slice(1)}` as JsonText;
}
