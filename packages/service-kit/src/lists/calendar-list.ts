import { today, type Day } from '@fsvp/contracts/core/calendar-day';
import {
  CALENDAR_KINDS,
  type CalendarEntries,
  type CalendarEntriesQuery,
  type CalendarEntry,
  type CalendarKind,
  type CalendarState,
} from '@fsvp/contracts/core/calendar-entry';
import { calendarGroupTitle } from '@fsvp/contracts/core/calendar-title';
import type { Database, Statement } from '../database/database.js';

/** Records that are entries of the calendar, as SQL expressions (ADR 96). */
export interface CalendarSource {
  kind: CalendarKind;
  /** Whether they are done; others are due or overdue. */
  done: boolean;
  from: string | ((query: CalendarEntriesQuery) => string);
  /** Which of them count, and that their day is in the period: see `datesInPeriod` and its neighbours. */
  where: string;
  /** The day. */
  day: string;
  /** The indexed column of the day. */
  order: string;
  id: string;
  /** Distinguishes entries of one record. */
  occurrence?: string;
  variant?: string | undefined;
  /** Id of what entries have in common that are shown as one. */
  subject?: string;
  supplier?: string;
  /** Whether it is of the supplier $3, where an index finds it by more than its `supplier`. */
  isOfSupplier?: string;
  food?: string;
  /** Whether it is of the food $4, where that is not its `food`. */
  isOfFood?: string;
  file?: string;
  /** The account of who is to do it, and the person whom the record names in words, who is before the account. */
  person?: string;
  personName?: string;
  title: string;
  version: string;
  updatedAt: string;
}

/** Whether a column with days is in the period. */
export const daysInPeriod = (column: string) => `${column} between $1::date and $2::date`;
/** Whether a column with calendar dates, midnight UTC each, is in the period. */
export const datesInPeriod = (column: string) =>
  `${column} >= $1::date::timestamptz and ${column} < ($2::date + 1)::timestamptz`;
/** Whether an instant can be of a day of the period in the suite's time zone. The day itself is compared where it is computed anyway. */
export const instantsInPeriod = (column: string) =>
  `${column} >= ($1::date - 1)::timestamptz and ${column} < ($2::date + 2)::timestamptz`;

/** An entry as SQL finds it. */
export interface CalendarRow {
  kind: CalendarKind;
  state: CalendarState;
  day: Day;
  id: string;
  occurrence: string;
  variant: string;
  subject: string;
  supplierId: string | null;
  supplierName: string | null;
  foodId: string | null;
  foodName: string | null;
  fileId: string | null;
  personId: string | null;
  personName: string | null;
  title: string;
  version: number;
  updatedAt: string;
  groupCount: number;
}

/** The calendar entries of a service. */
export interface CalendarDefinition {
  /** Of the statements. */
  name: string;
  sources: readonly CalendarSource[];
  /** Tables with the names of the supplier and of the food of a row `e`, and the two names. */
  names: { joins: string; supplier: string; food: string };
  describe(row: CalendarRow): Pick<CalendarEntry, 'title' | 'recordType' | 'recordId' | 'href'>;
  /** What entries of one cause have in common, by name. */
  subjectName(row: CalendarRow): string | null;
}

const COLUMNS = [
  ['occurrence', 'text', `''`],
  ['variant', 'text', `''`],
  ['subject', 'text', `''`],
  ['supplier', 'uuid', 'null'],
  ['food', 'uuid', 'null'],
  ['file', 'uuid', 'null'],
  ['person', 'uuid', 'null'],
  ['personName', 'text', 'null'],
] as const;

function selectOf(source: CalendarSource, query: CalendarEntriesQuery): string | undefined {
  const { kind, done, from, where, day, order, id, supplier, food, person, personName, title } = source;
  const conditions = [`$8::text[] is null or '${kind}' = any($8)`, where];
  // Only done ones are chosen by an instant, which can be of the day before or after the period.
  if (query.mode === 'groups' && done) conditions.push(`${day} between $1::date and $2::date`);
  if (query.supplierId) conditions.push(source.isOfSupplier ?? (supplier ? `${supplier} = $3` : 'false'));
  if (query.foodId) conditions.push(source.isOfFood ?? (food ? `${food} = $4` : 'false'));
  if (query.personId) {
    const byAccount = person ? `${person} = $5` : 'false';
    conditions.push(
      personName
        ? `case when ${personName} is null then ${byAccount} else fold_text(${personName}) in (select fold_text(one) from unnest($6::text[]) one) end`
        : byAccount,
    );
  }
  // What no row fulfils costs a plan each time.
  if (conditions.includes('false') || (query.mode === 'open' && done)) return undefined;
  const state = done ? `'done'` : `case when ${day} < $7::date then 'overdue' else 'due' end`;
  const rows = `from ${typeof from === 'string' ? from : from(query)} where ${conditions.map((one) => `(${one})`).join(' and ')}`;
  // Of a year with a million records nothing else is read, mostly of an index alone.
  if (query.mode === 'counts')
    return `select '${kind}' as kind, ${state} as state, ${day} as day, count(*)::int as count ${rows} group by 2, 3`;
  const columns = COLUMNS.map(
    ([name, type, fallback]) => `coalesce(${source[name] ?? 'null'}, ${fallback})::${type} as "${name}"`,
  );
  const text = `select '${kind}' as kind, ${CALENDAR_KINDS.indexOf(kind)} as kind_rank, ${state} as state, ${day} as day, ${id} as id,
    ${columns.join(', ')}, ${title} as title, ${source.version} as version, ${source.updatedAt} as updated_at
    ${rows}`;
  return query.mode === 'open' ? `(${text} order by ${order}, ${id} limit $9)` : text;
}

/** Types of the parameters that a statement does not use. */
const PARAMETERS = `parameters as (select $1::date, $2::date, $3::uuid, $4::uuid, $5::uuid, $6::text[], $7::date, $8::text[], $9::int, $10::int)`;

const rowColumns = ({ names }: CalendarDefinition) =>
  `e.kind, e.state, e.day::text as day, e.id, e.occurrence, e.variant, e.subject, e.supplier as "supplierId", ${names.supplier} as "supplierName",
   e.food as "foodId", ${names.food} as "foodName", e.file as "fileId", e.person as "personId", e."personName", e.title, e.version,
   iso(e.updated_at) as "updatedAt"`;

/** Nothing is read for what the filters exclude. */
function buildStatement(definition: CalendarDefinition, query: CalendarEntriesQuery): Statement | undefined {
  const { mode, supplierId, foodId, personId, personName = [], kind, from, to, limit, groups } = query;
  const selects = definition.sources.flatMap((source) => selectOf(source, query) ?? []);
  if (!selects.length) return undefined;
  const filters = [supplierId && 'supplier', foodId && 'food', personId && 'person'].filter(Boolean).join(' ');
  const found = selects.join('\nunion all ');
  return {
    name: `${definition.name}-calendar ${mode} ${filters}`,
    text: { counts: countsSql, groups: groupsSql, open: openSql }[mode](found, definition),
    values: [
      from,
      to,
      supplierId ?? null,
      foodId ?? null,
      personId ?? null,
      personName,
      today(),
      kind?.length ? kind : null,
      limit,
      groups,
    ],
  };
}

/** Materialized, so that the day of each row is computed once. */
const COUNTED = `counted as materialized (select day, kind, state, count(*)::int as count from found group by day, kind, state)`;
const COUNTS = `coalesce((select json_agg(c order by c.day) from (
  select day::text as day, kind, state, count from counted where day between $1::date and $2::date) c), '[]')`;

const countsSql = (counts: string) =>
  `with ${PARAMETERS}, counted as materialized (select day, kind, state, sum(count)::int as count from (${counts}) counts group by day, kind, state)
   select json_build_object('counts', ${COUNTS}, 'rows', json_build_array())`;

const groupsSql = (found: string, definition: CalendarDefinition) =>
  `with ${PARAMETERS}, found as materialized (${found}), ${COUNTED},
    placed as (select found.*, dense_rank() over (partition by day order by state_rank, kind_rank, variant, subject) as group_place,
        row_number() over cause as place, count(*) over (partition by day, state_rank, kind_rank, variant, subject)::int as group_count
      from (select found.*, array_position(array['overdue', 'due', 'done'], state) as state_rank from found) found
      window cause as (partition by day, state_rank, kind_rank, variant, subject order by id, occurrence))
   select json_build_object('counts', ${COUNTS}, 'rows', coalesce((
     select json_agg(r order by r.day, r.group_place, r.place) from (
       select ${rowColumns(definition)}, e.group_count as "groupCount", e.group_place, e.place
       from placed e ${definition.names.joins} where e.group_place <= $10 and e.place <= $9) r), '[]'))`;

const openSql = (found: string, definition: CalendarDefinition) =>
  `with ${PARAMETERS}, found as (select * from (${found}) found order by day, kind_rank, id limit $9)
   select json_build_object('counts', json_build_array(), 'rows', coalesce((
     select json_agg(r order by r.day, r.kind_rank, r.id) from (
       select ${rowColumns(definition)}, 1 as "groupCount", e.kind_rank from found e ${definition.names.joins}) r), '[]'))`;

function toEntry(row: CalendarRow, { describe }: CalendarDefinition): CalendarEntry {
  const { kind, state, day, id, occurrence, variant, subject, fileId } = row;
  const { supplierId, supplierName, foodId, foodName, personId, personName, version, updatedAt } = row;
  return {
    key: [kind, id, occurrence].filter(Boolean).join('.'),
    kind,
    day,
    ...describe(row),
    state,
    supplierId,
    supplierName,
    foodId,
    foodName,
    fileIds: fileId ? [fileId] : [],
    personId,
    personName,
    cause: [kind, variant, subject].filter(Boolean).join('.'),
    version,
    updatedAt,
  };
}

/** Reads the entries of a service. */
export async function readCalendar(
  database: Database,
  definition: CalendarDefinition,
  query: CalendarEntriesQuery,
): Promise<CalendarEntries> {
  const statement = buildStatement(definition, query);
  if (!statement) return { counts: [], groups: [], entries: [] };
  const { counts, rows } = await database.value<{ counts: CalendarEntries['counts']; rows: CalendarRow[] }>(statement);
  if (query.mode === 'open') return { counts, groups: [], entries: rows.map((row) => toEntry(row, definition)) };
  const groups: CalendarEntries['groups'] = [];
  for (const row of rows) {
    const entry = toEntry(row, definition);
    const last = groups.at(-1);
    if (last?.day === row.day && last.group.cause === entry.cause && last.group.state === row.state) {
      last.group.entries.push(entry);
      continue;
    }
    const title =
      row.groupCount === 1
        ? entry.title
        : calendarGroupTitle(row.kind, row.variant, definition.subjectName(row), row.groupCount);
    const { kind, cause, state } = entry;
    groups.push({ day: row.day, group: { kind, cause, state, title, count: row.groupCount, entries: [entry] } });
  }
  return { counts, groups, entries: [] };
}
