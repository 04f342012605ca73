import { whereAll, type SqlValues } from '../database/sql.js';
import { decodeCursor } from './cursor.js';
import { conditionsAfter, keyValuesSql, orderBySql, type OrderKey } from './keyset.js';
import { resolveOrder, type List, type ListQuery } from './list.js';
import { jsonSql } from './members.js';
import { pageLimitSql, pageOffsetSql } from './page-limit.js';

/** A page that is read from the other end of its order. */
export interface PageFromEnd {
  /** How many rows the page has, and how many follow it. */
  rows: number;
  after: number;
}

export interface PageRead<Q extends ListQuery> {
  list: List<Q>;
  query: Q;
  values: SqlValues;
  /** The absent ones are false. */
  conditions: readonly (string | false | 0 | undefined)[];
  /** What the list belongs to, such as the id of its supplier. */
  scope?: string | undefined;
  /** Few rows match: all are found, and then sorted. Otherwise they are read in the order of an index. */
  sorted?: boolean;
  fromEnd?: PageFromEnd | undefined;
  /** SQL condition without which `page` and `last` are null, and nothing is read for them. */
  onlyIf?: string;
}

/** A part of a list in its order. */
interface Section {
  from: string;
  condition?: string;
  keys: readonly OrderKey[];
  /** SQL of the keys of a row. */
  columns: readonly string[];
}

const opposite = (keys: readonly OrderKey[]): OrderKey[] =>
  keys.map((key) => ({ ...key, direction: key.direction === 'asc' ? 'desc' : 'asc' }));

/** In a section each row has the first key, or none has it: its index serves both directions. */
const inSection = (keys: readonly OrderKey[]): OrderKey[] => keys.map((key) => ({ ...key, nullable: false }));

/** The sections of a page in order: after a cursor the ranges of rows after it; rows without the first key are last. */
function sectionsOf<Q extends ListQuery>({ list, query, values, scope }: PageRead<Q>): Section[] {
  const { keys, join, absent } = resolveOrder(list, query);
  const from = `${list.from} ${join}`;
  const columns = keys.map(({ sql }) => sql);
  const present = { from, keys: inSection(keys), columns };
  const [first, ...rest] = keys as [OrderKey, ...OrderKey[]];
  const without: Section = absent
    ? { from: list.from, condition: absent, keys: rest, columns: ['null::text', ...columns.slice(1)] }
    : { ...present, condition: `${first.sql} is null` };
  const after = decodeCursor(query, keys, scope);
  if (!after) {
    if (!first.nullable) return [present];
    return [absent ? present : { ...present, condition: `${first.sql} is not null` }, without];
  }
  if (first.nullable && after[0] === null) {
    const [range] = conditionsAfter(rest, after.slice(1), values);
    return [{ ...without, condition: `${without.condition} and ${range}` }];
  }
  // The keys are of two tables, so this range of the joined table's index is not derived from the row comparison.
  const bound = join
    ? `${first.sql} ${first.direction === 'asc' ? '>=' : '<='} ${values.add(after[0])}::${first.type} and `
    : '';
  const ranges = conditionsAfter(inSection(keys), after, values).map((range) => ({
    ...present,
    condition: `${bound}${range}`,
  }));
  return first.nullable ? [...ranges, without] : ranges;
}

const selectKeys = (columns: readonly string[]) => columns.map((sql, at) => `${sql} as key_${at}`).join(', ');

/** SQL of the CTEs of the rows in order: each section is read as long as those before it have not filled the page. */
function orderedCtes<Q extends ListQuery>(read: PageRead<Q>, rows: string, offset: string): string {
  const { list, conditions, fromEnd } = read;
  const sections = fromEnd ? sectionsOf(read).reverse() : sectionsOf(read);
  const where = ({ condition }: Section, more?: string) => whereAll([...conditions, condition, more]);
  const select = (section: Section, limit: string, skipped: string, more?: string) =>
    `select ${list.row}.id, ${selectKeys(section.columns)} from ${section.from} ${where(section, more)}
      order by ${orderBySql(fromEnd ? opposite(section.keys) : section.keys)} limit ${limit} offset ${skipped}`;
  const place = fromEnd ? `${rows} + 1 - row_number() over ()` : 'row_number() over ()';
  const [first, ...others] = sections as [Section, ...Section[]];
  if (!others.length)
    return `hits as materialized (select ${place} as place, ordered.* from (${select(first, rows, offset)}) ordered)`;
  const parts = sections.map((section, at) => {
    const before = sections.slice(0, at).map((_, part) => `(select count(*) from part_${part})`);
    const skipped =
      at === 0
        ? offset
        : offset === '0' || read.query.cursor
          ? '0'
          : `(select case when ${before.join(' + ')} > 0 then 0
              else greatest(0, ${offset} - (select count(*) from ${first.from} ${where(first)})) end)`;
    return `part_${at} as materialized (select row_number() over () as place, ordered.*
      from (${select(section, rows, skipped, before.length ? `${before.join(' + ')} < ${rows}` : undefined)}) ordered)`;
  });
  const all = parts.map((_, at) => `select ${at} as part, * from part_${at}`).join(' union all ');
  const keys = first.columns.map((_, at) => `key_${at}`).join(', ');
  return `${parts.join(', ')}, hits as materialized (select ${place} as place, id, ${keys}
    from (select * from (${all}) parts order by part, place limit ${rows}) ordered)`;
}

/** SQL of the CTEs of the rows that are found, as `found`, and sorted. */
function sortedCtes<Q extends ListQuery>(
  { list, query, values, conditions, scope }: PageRead<Q>,
  rows: string,
  offset: string,
): string {
  const { keys, join, absent } = resolveOrder(list, query);
  const from = `${list.from} ${absent ? 'left ' : ''}${join}`;
  const found = keys.map((key, at): OrderKey => ({ ...key, sql: `key_${at}` }));
  const after = decodeCursor(query, keys, scope);
  const ranges = after ? conditionsAfter(found, after, values) : [];
  const range = ranges.length > 0 && ranges.map((one) => `(${one})`).join(' or ');
  return `found as materialized (select ${list.row}.id, ${selectKeys(keys.map(({ sql }) => sql))} from ${from} ${whereAll(conditions)}),
    hits as materialized (select row_number() over () as place, ordered.*
      from (select * from found ${whereAll([range])} order by ${orderBySql(found)} limit ${rows} offset ${offset}) ordered)`;
}

/**
 * SQL of a page: its ids are found first, so that rows that it skips are read in an index only.
 * @returns `ctes`, to follow `with`: `hits` are the rows of the page and one more, which shows that another page follows.
 * `columns`: `page` and `last` (`ReadPage`). `limit`, `offset`: the parameters
 */
export function pageSql<Q extends ListQuery>(read: PageRead<Q>) {
  const { list, query, values, fromEnd, onlyIf = 'true' } = read;
  const { keys } = resolveOrder(list, query);
  const limit = pageLimitSql(query, values);
  const offset = fromEnd ? '0' : pageOffsetSql(query, values);
  const ctes = fromEnd
    ? orderedCtes(read, `${values.add(fromEnd.rows)}::int`, `${values.add(fromEnd.after)}::int`)
    : (read.sorted ? sortedCtes : orderedCtes)(read, `${limit} + 1`, offset);
  const last = keyValuesSql(keys.map((key, at) => ({ ...key, sql: `key_${at}` })));
  const more = fromEnd ? String(fromEnd.after > 0) : `(select count(*) from hits) > ${limit}`;
  // "offset 0" prevents the planner from scanning the whole table when it overestimates the rows of the page.
  return {
    ctes,
    columns: `case when ${onlyIf} then coalesce((select json_agg(record order by place) from hits cross join lateral (
        select ${jsonSql(list.members, query.fields)} as record from ${list.from} where ${list.row}.id = hits.id offset 0) one
        where place <= ${limit}), '[]')::text end as page,
      case when ${onlyIf} and ${more} then (select ${last} from hits where place = ${limit}) end as last`,
    limit,
    offset,
  };
}
