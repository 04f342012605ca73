import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { foldText, searchedWords } from '@fsvp/contracts/core/text';
import type { SqlValues } from '../database/sql.js';
import { asksForExternalId, externalIdCondition, type SearchedQuery } from '../external-ids/external-id-filter.js';
import type { PagedQuery } from './cursor.js';
import type { OrderKey } from './keyset.js';
import type { Members } from './members.js';

/** The query parameters that lists have in common. */
export interface ListQuery extends PagedQuery, SearchedQuery {
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  updatedSince?: string | undefined;
  fields?: string[] | undefined;
}

/** A column of an order. */
export interface OrderColumn extends Omit<OrderKey, 'direction'> {
  /** In the other direction than the order. */
  back?: true;
  /** In this direction in each order. */
  direction?: 'asc' | 'desc';
  /** The inner join that has the column. */
  join?: string;
  /** For a nullable column of a join: the condition of the rows that have no row there. */
  absent?: string;
}

/** SQL of a filter: `value` is a parameter of the query. */
export type FilterSql<T> = (value: T, values: SqlValues) => string;

/** SQL that a record contains a search. @param indexed whether an index on trigrams is to be used */
export type SearchSql = (search: string, values: SqlValues, indexed: boolean) => string;

type Condition = string | false | 0 | undefined;

/** A list, declared once. None of its SQL may contain user input. */
export interface List<Q extends ListQuery = ListQuery> {
  /** The response member with the records. */
  name: string;
  /**
   * The tables that filters, search and members read, of which `row` is the record's. Others are joined by `left join`, which
   * PostgreSQL leaves out where a count or an order does not need them.
   */
  from: string;
  /** The tables that members read, if they read more. */
  membersFrom?: string;
  row: string;
  /** Which rows are listed; those that are not deleted by default. */
  live?: string;
  members: Members;
  /** Beside `createdAt` and `updatedAt`, which each list has. Each must be the order of an index of a large table. */
  sorts: Record<Exclude<NonNullable<Q['sort']>, 'createdAt' | 'updatedAt'>, OrderColumn | readonly OrderColumn[]>;
  /** `createdAt` by default. */
  defaultSort?: string;
  /** The sorts that are descending by default; only `createdAt` by default. */
  newestFirst?: readonly string[];
  filters?: Filters<Q>;
  search?: SearchSql;
  /** Of records with external ids. */
  recordType?: string;
  /** A search also finds the record whose external id is the searched text. */
  findsExternalIds?: true;
  /** The numbers of records by the value of a filter's column, which that filter does not change. */
  facet?: Facet;
}

export interface Facet {
  filter: string;
  column: string;
  values: readonly string[];
}

export const equals =
  (column: string): FilterSql<string | number | boolean> =>
  (value, values) =>
    `${column} = ${values.add(value)}`;

/** With `=` PostgreSQL can use the order of an index behind the column. */
export const oneOf =
  (column: string): FilterSql<readonly (string | number)[]> =>
  (accepted, values) =>
    accepted.length === 1 ? `${column} = ${values.add(accepted[0])}` : `${column} = any(${values.add(accepted)})`;

/** SQL by which a text is sorted: by its letters, whatever its case (ADR 0059). An index of this order has the same expression. */
export const letters = (text: string): string => `lower(${text} collate "und-x-icu")`;

/** Finds the records of which one of the texts contains the search. */
export const contains =
  (...texts: string[]): SearchSql =>
  (search, values) => {
    const pattern = `search_pattern(${values.add(search)})`;
    return `(${texts.map((text) => `fold_text(${text}) like ${pattern}`).join(' or ')})`;
  };

/**
 * Finds records by a column with the searched text and an index on trigrams. Without three consecutive letters or digits PostgreSQL
 * would read that whole index, which `is true` prevents.
 */
export const containsText =
  (column: string): SearchSql =>
  (search, values, indexed) => {
    const condition = `${column} like search_pattern(${values.add(search)})`;
    return indexed ? condition : `(${condition}) is true`;
  };

/** As `containsText`, of each word of the search, in any order. */
export const containsWords =
  (column: string): SearchSql =>
  (search, values, indexed) => {
    const words = searchedWords(search).map((word) => containsText(column)(word, values, indexed && hasTrigram(word)));
    return words.length ? `(${words.join(' and ')})` : 'true';
  };

/** Whether an index on trigrams can find the text. */
export function hasTrigram(search: string): boolean {
  return /[a-z0-9]{3}/.test(foldText(search));
}

/** The order of a query, down to the id, and the join that has its columns. */
export function resolveOrder<Q extends ListQuery>(
  list: List<Q>,
  { sort = list.defaultSort ?? 'createdAt', order }: ListQuery,
): { keys: OrderKey[]; join: string; absent: string | undefined } {
  const { row, newestFirst = ['createdAt'] } = list;
  const records: Record<string, OrderColumn | readonly OrderColumn[]> = {
    createdAt: { sql: `${row}.created_at`, type: 'timestamptz' },
    updatedAt: { sql: `${row}.updated_at`, type: 'timestamptz' },
    ...list.sorts,
  };
  const columns = [records[sort]!].flat() as OrderColumn[];
  const id: OrderColumn = { sql: `${row}.id`, type: 'uuid', ...(columns.at(-1)?.back && { back: true }) };
  const forward = order ?? (newestFirst.includes(sort) ? 'desc' : 'asc');
  const backward = forward === 'asc' ? 'desc' : 'asc';
  return {
    keys: [...columns, id].map(({ sql, type, nullable, back, direction }) => ({
      sql,
      type,
      direction: direction ?? (back ? backward : forward),
      ...(nullable && { nullable }),
    })),
    join: columns[0]?.join ?? '',
    absent: columns[0]?.absent,
  };
}

/** SQL of filters, by the parameter of a query. */
export type Filters<Q> = { [P in keyof Q]?: FilterSql<NonNullable<Q[P]>> };

/** The filters that a query gives values to. */
export function givenFilters<Q extends object>(filters: Filters<Q> = {}, query: Q): (keyof Q)[] {
  return (Object.keys(filters) as (keyof Q)[]).filter((name) => {
    const value: unknown = query[name];
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  });
}

/** SQL conditions of the filters that a query gives values to. @param without a filter that is left out */
export function filterConditions<Q extends object>(
  filters: Filters<Q> = {},
  query: Q,
  values: SqlValues,
  without?: string,
): string[] {
  return givenFilters(filters, query)
    .filter((name) => name !== without)
    .map((name) => filters[name]!(query[name]!, values));
}

/**
 * SQL conditions of the records of a query.
 * @param options.without a filter that is left out
 * @param options.indexed whether the search uses an index on trigrams
 */
export function conditionsOf<Q extends ListQuery>(
  list: List<Q>,
  query: Q,
  values: SqlValues,
  { without, indexed = hasTrigram(query.search ?? '') }: { without?: string | undefined; indexed?: boolean } = {},
): Condition[] {
  const { row, search, recordType } = list;
  const { updatedSince, searchedIds } = query;
  const searched = query.search && search?.(query.search, values, indexed);
  // An `or` of conditions on several tables would read all records.
  const found = `select ${row}.id from ${list.from} where ${searched}`;
  return [
    list.live ?? `${row}.deleted_at is null`,
    ...filterConditions(list.filters, query, values, without),
    updatedSince && `${row}.updated_at >= ${values.add(updatedSince)}::timestamptz`,
    recordType && externalIdCondition(recordType, query, `${row}.id`, values),
    searched && searchedIds?.length
      ? `${row}.id = any(array(${found} union all select unnest(${values.add(searchedIds)}::uuid[])))`
      : searched,
  ];
}

/** Whether the best plan depends on the values of a query, so that its statement is not prepared. */
export function dependsOnValues(query: ListQuery): boolean {
  const { search, updatedSince, fields, limit } = query;
  return Boolean(search || updatedSince || fields || limit !== DEFAULT_LIMIT) || asksForExternalId(query);
}
