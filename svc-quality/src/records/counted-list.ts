import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { rowsOf, type Changes, type Count, type Group, type KeptCounts } from '@fsvp/service-kit/counts/kept-counts';
import type { Database, Statement } from '@fsvp/service-kit/database';
import { SqlValues, whereAll } from '@fsvp/service-kit/sql';
import { entryFor, listStatement, orderOf, pageOf, type ListQuery, type RecordList } from './record-list.js';
import { comparedWith, contains, hasWordPart } from './search.js';

/** A list whose totals come from kept counts. `C` are the columns that it is counted and filtered by. */
export interface CountedList<S extends string, C extends string> {
  list: RecordList<S>;
  /** What the answer calls its records. */
  name: string;
  counts: KeptCounts<C>;
  /** Up to so many hits are found by the index on parts of words and sorted; of more, the order's index is followed until the page is full. */
  few: number;
  /** A page that lies within this share of the hits is likely to be full after the order's first rows. */
  evenlyWithin: number;
  /** More members of the answer, from the count of the search. */
  more?: (count: Count<C>, accepted: Accepted<C>) => Record<string, unknown>;
}

/** The values that are accepted of a column; none given, all. */
export type Accepted<C extends string> = Partial<Record<C, readonly string[] | undefined>>;

/** Few, for a search that no index serves: finding them means comparing all. */
const FEW_COMPARED = 500;
/** So many rows of the order are looked at first where a page is likely to be full by then: most searches' hits are spread evenly, a lot's are not. */
const LOOKED_AT_FIRST = 30_000;

/** Whether a group's rows are accepted. */
export function accepting<C extends string>(accepted: Accepted<C>): (group: Group<C>) => boolean {
  const filters = Object.entries(accepted) as [C, readonly string[] | undefined][];
  return (group) => filters.every(([column, values]) => !values?.length || values.includes(String(group[column])));
}

/** Reads a list; its page and what changed since the count are of one snapshot, so that the total is exact. */
export async function listCounted<S extends string, C extends string>(database: Database, from: CountedList<S, C>, query: ListQuery<S>, accepted: Accepted<C>): Promise<JsonText> {
  const { counts, name, more } = from;
  for (;;) {
    const askedAt = performance.now();
    const count = await counts.of(query.search);
    const [row] = await database.rows<Changes & { page: string } & Record<string, unknown>>(statementOf(from, query, accepted, count));
    const { page, ...changes } = row as Changes & { page: string };
    const renewed = counts.renew(count, changes, askedAt);
    if (!renewed) continue;
    const others = { total: rowsOf(renewed, accepting(accepted)), ...more?.(renewed, accepted) };
    return `{"${name}":${page},${JSON.stringify(others).slice(1)}` as JsonText;
  }
}

function statementOf<S extends string, C extends string>({ list, counts, few: mostFew, evenlyWithin }: CountedList<S, C>, query: ListQuery<S>, accepted: Accepted<C>, count: Count<C>): Statement {
  const values = new SqlValues();
  const { limit, offset, search } = query;
  const counted = rowsOf(count, accepting(accepted));
  const few = counted <= (hasWordPart(search ?? '') ? mostFew : FEW_COMPARED);
  const compared = (column: string) => search && (few ? contains(column, search, values) : comparedWith(column, search, values));
  const changes = counts.changesSince(count, values);
  const filters = (alias: string) =>
    (Object.entries(accepted) as [C, readonly string[] | undefined][]).map(([column, chosen]) => chosen?.length && `${alias}${column} = any(${values.add(chosen)})`);
  const { key, direction } = orderOf(list, query);
  const { way, taken, skipped } = pageWay(direction, { limit: values.add(limit), offset: values.add(offset), fromEnd: offset > counted / 2 });
  const inOrder = `order by key ${way}, id ${way}`;
  const onPage = `${inOrder} limit ${taken} offset ${skipped}`;
  const rows = (...conditions: (string | undefined)[]) =>
    `select r.id, ${key} as key, r.search_text from ${list.table} r ${entryFor(key)} ${whereAll(['r.deleted_at is null', ...filters('r.'), ...conditions])}`;
  const found = () => `(with found as materialized (${rows(compared('r.search_text'))} and (select total from now) > 0) select id, key from found ${onPage})`;
  const first = () => `(select id, key from (${rows()} ${inOrder} limit ${LOOKED_AT_FIRST}) r where ${comparedWith('r.search_text', search ?? '', values)} ${onPage})`;
  let hits: string;
  if (!search || !few) hits = `select id, key from (${rows(compared('r.search_text'))}) r ${onPage}`;
  else if ((offset + limit) * evenlyWithin > counted) hits = found();
  else {
    hits = `with first as materialized ${first()}, filled as materialized (select count(*) = ${values.add(limit)}::int as page from first)
      select * from first where (select page from filled) union all select * from ${found()} found where not (select page from filled)`;
  }
  const text = `with changes as (${changes}),
    now as (select ${values.add(counted)}::int + coalesce((select sum(amount) from changes ${whereAll(filters(''))}), 0)::int as total)
    select (${pageOf(list, hits, direction).page})::text as page, ${counts.answered}`;
  return listStatement(text, values, search);
}

/** Past the middle an order is followed from its other end, so that the last page costs no more than the first. */
function pageWay(direction: 'asc' | 'desc', { limit, offset, fromEnd }: { limit: string; offset: string; fromEnd: boolean }): { way: string; taken: string; skipped: string } {
  if (!fromEnd) return { way: direction, taken: limit, skipped: offset };
  return {
    way: direction === 'asc' ? 'desc' : 'asc',
    taken: `(select greatest(0, least(${limit}::int, total - ${offset}::int)) from now)`,
    skipped: `(select greatest(0, total - ${offset}::int - ${limit}::int) from now)`,
  };
}
