import { createHash } from 'node:crypto';
import type { Database, Statement } from '../database/database.js';
import { SqlValues, whereAll } from '../database/sql.js';
import { readSearched } from '../external-ids/external-id-filter.js';
import type { JsonText } from '../http/json-text.js';
import { encodeCursor } from './cursor.js';
import type { KeyValues } from './keyset.js';
import { conditionsOf, dependsOnValues, filterConditions, type Facet, type List, type ListQuery } from './list.js';
import { pageSql } from './page.js';

/** Row of a list's statement. */
export interface ReadPage extends Record<string, unknown> {
  page: string;
  /** The keys of the last record; null on the last page. */
  last: KeyValues | null;
  total: number;
  /** By the values of the list's facet. */
  counts?: Record<string, number> | undefined;
}

/** A list that belongs to a record, such as the products of a supplier. */
export interface Scope {
  id: string;
  /** The column that references the record. */
  column: string;
}

/** A prepared statement is named by a hash of its text: PostgreSQL truncates names at 63 characters. */
export function listStatement(query: ListQuery, text: string, { values }: SqlValues, prepared = true): Statement {
  const named = prepared && !dependsOnValues(query);
  return { name: named ? createHash('sha1').update(text).digest('base64url') : '', text, values };
}

function facetCounts({ column, values }: Facet): string {
  const counts = values.map((value) => `'${value}', count(*) filter (where ${column} = '${value}')`);
  return `json_build_object(${counts.join(', ')}) as counts`;
}

/** Reads the page of a list whose matching rows are few enough to count them for each page. */
export async function readPage<Q extends ListQuery>(
  database: Database,
  list: List<Q>,
  query: Q,
  scope?: Scope,
  more: readonly string[] = [],
): Promise<ReadPage> {
  const values = new SqlValues();
  const { facet } = list;
  const others = [
    ...conditionsOf(list, query, values, { without: facet?.filter }),
    scope && `${list.row}.${scope.column} = ${values.add(scope.id)}`,
  ];
  const [chosen] = facet
    ? filterConditions({ [facet.filter]: list.filters?.[facet.filter as keyof Q] } as List<Q>['filters'], query, values)
    : [];
  const conditions = [...others, chosen];
  const { ctes, columns, limit, offset } = pageSql({ list, query, values, conditions, scope: scope?.id });
  // A page that is not full has the total.
  const known = query.cursor ? 'false' : `shown <= ${limit} and (shown > 0 or ${offset} = 0)`;
  const total = facet
    ? `counted.* from (select count(*) filter (where ${chosen ?? 'true'})::int as total, ${facetCounts(facet)}
        from ${list.from} ${whereAll(others)}) counted`
    : `(select case when ${known} then ${offset} + shown else (select count(*) from ${list.from} ${whereAll(conditions)}) end
        from (select count(*) as shown from hits) shown_rows)::int as total`;
  const text = `with ${ctes} select ${[columns, ...more, total].join(', ')}`;
  const [row] = await database.rows<ReadPage>(listStatement(query, text, values));
  return row!;
}

/** Reads a page of a list, and counts its matching rows. */
export function readList<Q extends ListQuery>(
  database: Database,
  list: List<Q>,
  query: Q,
  scope?: Scope,
): Promise<JsonText> {
  const read = async (searched: Q) => answerPage(query, list, await readPage(database, list, searched, scope), scope);
  return list.findsExternalIds ? readSearched(database, list.recordType ?? '', query, read) : read(query);
}

/** The answer of a list. @param more further members */
export function answerPage(
  query: ListQuery,
  { name }: Pick<List, 'name'>,
  { page, last, total, counts }: Pick<ReadPage, 'page' | 'last' | 'total' | 'counts'>,
  scope?: Scope,
): JsonText {
  const next = last && encodeCursor(query, last, scope?.id);
  return `{"${name}":${page},${JSON.stringify({ total, next, ...(counts && { counts }) }).slice(1)}` as JsonText;
}
