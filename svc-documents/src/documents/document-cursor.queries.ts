import type { Statement } from '@fsvp/service-kit/database/database';
import { decodeCursor } from '@fsvp/service-kit/lists/cursor';
import { conditionsAfter, orderBySql, type KeyValues } from '@fsvp/service-kit/lists/keyset';
import { SqlValues, whereAll } from '@fsvp/service-kit/database/sql';
import { orderOf, sortOf, type ListQuery, type Section } from './document-order.js';
import { foundDocuments } from './document-search.js';
import { pageColumns, recordConditions, type KnownCount } from './document-list.queries.js';

/** A part of a page: a section of the order, or what of it is after the cursor. */
interface Part {
  section: Section;
  range?: string;
}

function partsAfter(query: ListQuery, after: KeyValues | undefined, values: SqlValues): Part[] {
  const { sections, direction } = orderOf(query);
  if (!after) return sections.map((section) => ({ section }));
  const [first, ...later] = after[0] === null ? sections.slice(1) : sections;
  const { keys, from } = first as Section;
  const of = keys[direction];
  const last = after.slice(-of.length);
  const ranges = conditionsAfter(
    of.map((key, at) => ({ ...key, nullable: at === 0 && last[0] === null })),
    last,
    values,
  );
  const parts = ranges.map((range) => {
    const [key] = of;
    // The keys are of two tables, so this range of the directory's index is not derived from the row comparison.
    const bound = from && key && `${key.sql} ${direction === 'asc' ? '>=' : '<='} ${values.add(after[0])}::${key.type}`;
    return { section: first as Section, range: bound ? `${bound} and ${range}` : range };
  });
  return [...parts, ...later.map((section) => ({ section }))];
}

/**
 * Builds the SQL of the page after a cursor, and of what has changed since a count. Each part is read in the order of its
 * index, as long as the parts before it have not filled the page.
 * @param options.counted whether the count does not have the total, which is `total` then
 * @param options.found whether few documents contain the search: those are found first
 */
export function buildCursorPage<C extends string>(
  query: ListQuery,
  { cache, count }: KnownCount<C>,
  { counted = false, found = false }: { counted?: boolean; found?: boolean },
): Statement {
  const values = new SqlValues();
  const changes = cache.changesSince(count, values);
  const { direction } = orderOf(query);
  const { keys } = sortOf(query);
  const limit = `${values.add(query.limit)}::int`;
  const { search } = query;
  const conditions = recordConditions(found ? { ...query, search: undefined } : query, values);
  const parts = partsAfter(query, decodeCursor(query, keys), values).map(({ section, range }, at) => {
    const before = Array.from({ length: at }, (_, part) => `(select count(*) from part_${part})`).join(' + ');
    const { from = 'documents d', condition } = section;
    const where = whereAll([
      ...conditions,
      found && 'd.id in (select id from found)',
      condition,
      range,
      before && `${before} <= ${limit}`,
    ]);
    return `part_${at} as materialized (select id, ${at} as section, row_number() over () as place
      from (select d.id from ${from} ${where} order by ${orderBySql(section.keys[direction])} limit ${limit} + 1) ordered)`;
  });
  const all = parts.map((_, at) => `select * from part_${at}`).join(' union all ');
  const foundCte = found && search ? `found as materialized (select id from ${foundDocuments(search, values)}),` : '';
  const total = counted ? `(select count(*)::int from documents d ${whereAll(conditions)})` : 'null::int';
  const text = `with changes as (${changes}), ${foundCte} ${parts.join(', ')},
    hits as materialized (select * from (${all}) parts order by section, place limit ${limit} + 1),
    page as materialized (select * from hits order by section, place limit ${limit})
    select ${pageColumns(query)}, (select count(*) > ${limit} from hits) as more, ${total} as total, ${cache.answered}`;
  return { name: '', text, values: values.values };
}
