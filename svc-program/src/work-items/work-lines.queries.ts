import { Injectable } from '@nestjs/common';
import { addDays, today, type Day } from '@fsvp/contracts/core/calendar-day';
import {
  WORK_KINDS,
  WORK_LINE_FILES,
  WORK_LINES_PER_KIND,
  type WorkKind,
  type WorkLines,
  type WorkLinesQuery,
} from '@fsvp/contracts/core/work-item';
import { Database, type Statement } from '@fsvp/service-kit/database/database';
import { groupBy } from '../group-by.js';
import { describeLine, type WorkRow } from './describe-line.js';

/** What ends is told so many days before, and for so long after. */
const ENDING_DAYS = 60;
const ENDED_DAYS = 90;

/** Of more files that are due, the last known work is shown, as is their readiness. */
const MOST_DUE = 200;

/** The first columns of a line; each statement below selects COLUMNS in their order. Parameters: the day, the first and the last day of what ends. */
const joined = (kind: WorkKind, variant: string, cause: string, columns: string) =>
  `select '${kind}' as kind, concat_ws('.', '${kind}', ${variant}, ${cause}) as key, ${variant} as variant, ${columns}`;

/** Lines of the person who asks and of nobody, and those with the given keys. */
const asked = (line: string, key = `${line}.key`) =>
  `(case when $4::uuid is null then $6::text[] = '{}' else ${line}.owner_id is null or ${line}.owner_id = $4 end
     or $6::text[] <> '{}' and ${key} = any($6))`;

/** Before lines are made of records: of whom, for whom and of which supplier (parameter 8) those are. Parameter 7: the ends of the keys of what is asked for; null: all. */
const mayBeAsked = (end: string) =>
  `($5::uuid is null or importer_id = $5) and ($8::uuid is null or supplier_id = $8) and ($7::uuid[] is null or owner_id is null or owner_id = any($7)${end})`;

const fileDrafts = (table: string, recordType: string, target = 'd.file_id') =>
  `select '${recordType}' as record_type, d.id, f.id as file_id, f.number, f.supplier_id, f.food_id,
     f.importer_id, ${target} as target, null as text
   from ${table} d join fsvp_files f on f.id = d.file_id
   where d.state = 'draft' and d.deleted_at is null and f.lifecycle <> 'closed'`;
const DRAFTS = `
  ${fileDrafts('applicability_determinations', 'applicability-determination')}
  union all ${fileDrafts('supplier_evaluations', 'supplier-evaluation')}
  union all ${fileDrafts('supplier_approvals', 'supplier-approval')}
  union all ${fileDrafts('verification_plans', 'verification-plan')}
  union all ${fileDrafts('reevaluation_dismissals', 'reevaluation-dismissal', 'd.reevaluation_id')}
  union all select 'food-hazard-analysis', d.id, null, null, null, d.food_id, null, d.food_id, null
    from food_hazard_analyses d where d.state = 'draft' and d.deleted_at is null
  union all select 'procedure', d.id, null, null, null, null, d.importer_id, d.importer_id, d.title
    from procedures d where d.state = 'draft' and d.deleted_at is null
  union all select 'importer-eligibility', d.id, null, null, null, null, d.importer_id, d.importer_id, d.year::text
    from importer_eligibilities d where d.state = 'draft' and d.deleted_at is null
  union all select 'qualification', d.id, null, null, null, null, null, coalesce(i.user_id, i.id), i.name
    from qualifications d join qualified_individuals i on i.id = d.individual_id where d.state = 'draft' and d.deleted_at is null`;

/** As kept when the files were judged; of those that are due, as the records are now (ADR 98). Parameter 9: the files that are due. */
const KEPT = 'select * from file_work';
const KEPT_AND_DUE = `select * from file_work where file_id <> all ($9::uuid[])
  union all select * from file_work_now where file_id = any ($9)`;
const workOf = (kind: WorkKind, end = '') => `select * from work where kind = '${kind}' and ${mayBeAsked(end)}`;

/** The first lines, and how many there are. Keys are made, and files gathered, of these only: of all it takes several times as long. */
const first = (groups: string, key: string, order: string) =>
  `select n.*, row_number() over (order by ${order}) as place from (
     select *, (select count(*) from ${groups} n where ${asked('n', key)}) as total
     from ${groups} n where ${asked('n', key)} order by ${order} limit ${WORK_LINES_PER_KIND}) n`;

const NEED_KEY = `concat_ws('.', 'file_requirement', n.variant, n.cause, n.importer_id, coalesce(n.owner_id::text, 'nobody'))`;
const NEED_GROUPS = `select variant, cause, importer_id, owner_id, count(*)::int as count, min(due_on) as due_on
  from needed group by variant, cause, importer_id, owner_id`;
const NEED_ORDER = `due_on, cause, importer_id, owner_id, variant collate "C"`;
const REQUIREMENTS = `select 'file_requirement' as kind, ${NEED_KEY} as key, n.variant, n.count, 'fsvp-file' as record_type,
    (array_agg(f.file_id order by f.due_on, f.number))[1] as record_id, (array_agg(f.file_id::text order by f.due_on, f.number))[1:${WORK_LINE_FILES}] as file_ids,
    (array_agg(f.supplier_id order by f.due_on, f.number))[1] as supplier_id, (array_agg(f.food_id order by f.due_on, f.number))[1] as food_id,
    n.importer_id, n.owner_id, n.due_on, (array_agg(f.file_id order by f.due_on, f.number))[1] as target, min(f.number) as text, n.place, n.total
  from first_needs n join needed f on f.variant = n.variant and f.cause = n.cause and f.importer_id = n.importer_id
    and f.owner_id is not distinct from n.owner_id
  group by n.variant, n.cause, n.count, n.importer_id, n.owner_id, n.due_on, n.place, n.total`;

/** A draft has no owner: anybody who may sign it can do so. Those of a supplier: of its files, and hazard analyses of their foods. */
const SIGNATURES = `${joined(
  'signature',
  'record_type',
  `coalesce(case when file_id is null then id else food_id end, id), importer_id`,
  `count(*)::int, record_type, (array_agg(id order by number, id))[1],
   coalesce((array_agg(file_id::text order by number, id) filter (where file_id is not null))[1:${WORK_LINE_FILES}], '{}'),
   (array_agg(supplier_id order by number, id))[1], (array_agg(food_id order by number, id))[1], importer_id, null::uuid, null::date,
   (array_agg(target order by number, id))[1], min(text)`,
)}
  from drafts where $8::uuid is null or supplier_id = $8
    or record_type = 'food-hazard-analysis' and food_id in (select food_id from fsvp_files where supplier_id = $8 and lifecycle <> 'closed')
  group by record_type, coalesce(case when file_id is null then id else food_id end, id), importer_id`;

/** Those of one supplier that are due on one day are closed together. */
const OPEN_KEY = `concat_ws('.', 'reevaluation', n.due_on::text, n.cause, n.importer_id, coalesce(n.owner_id::text, 'nobody'))`;
const OPEN_GROUPS = `select cause, importer_id, owner_id, due_on, count(*)::int as count from open group by cause, importer_id, owner_id, due_on`;
const OPEN_ORDER = 'due_on, cause, importer_id, owner_id';
const REEVALUATIONS = `select 'reevaluation', ${OPEN_KEY}, n.due_on::text, n.count, 'reevaluation',
    (array_agg(o.record_id order by o.number))[1], (array_agg(o.file_id::text order by o.number))[1:${WORK_LINE_FILES}], n.cause,
    (array_agg(o.food_id order by o.number))[1], n.importer_id, n.owner_id, n.due_on, (array_agg(o.record_id order by o.number))[1],
    min(o.number), n.place, n.total
  from first_open n join open o on o.cause = n.cause and o.importer_id = n.importer_id and o.due_on = n.due_on
    and o.owner_id is not distinct from n.owner_id
  group by n.count, n.cause, n.importer_id, n.owner_id, n.due_on, n.place, n.total`;

const ending = (column: string) => `${column} between $2::date and $3::date`;
/** The signed version is the one in force. */
const QUALIFICATIONS = `${joined(
  'qualification',
  `'ends'`,
  'q.id',
  `1, 'qualification', q.id, '{}'::text[], null::uuid, null::uuid, null::uuid, i.user_id, q.valid_until, coalesce(i.user_id, i.id), i.name`,
)}
  from qualifications q join qualified_individuals i on i.id = q.individual_id
  where q.state = 'signed' and q.deleted_at is null and i.deleted_at is null and ${ending('q.valid_until')}
    and not exists (select from qualifications d where d.individual_id = q.individual_id and d.state = 'draft' and d.deleted_at is null)`;
/** An eligibility counts for one calendar year. From 1 November the next one is to be determined. */
const ELIGIBILITIES = `${joined(
  'eligibility',
  `(e.year + 1)::text`,
  `e.food_class, i.id`,
  `1, 'importer', i.id, '{}'::text[], null::uuid, null::uuid, i.id, null::uuid, make_date(e.year, 12, 31), i.id, (e.year + 1)::text`,
)}
  from importers i join importer_eligibilities e on e.importer_id = i.id
  where i.active and i.deleted_at is null and e.deleted_at is null and e.state = 'signed' and e.eligible
    and e.year = extract(year from $1::date) and extract(month from $1::date) >= 11 and not exists (
      select from importer_eligibilities next where next.importer_id = i.id and next.deleted_at is null
        and next.state in ('draft', 'signed') and next.food_class = e.food_class and next.year = e.year + 1)`;
const ASSURANCE_KEY = `concat_ws('.', 'assurance', n.variant, n.record_id)`;
const ENDING_ORDER = 'due_on, variant collate "C", record_id';
const ASSURANCES = `select 'assurance', ${ASSURANCE_KEY}, n.variant, 1, 'assurance', n.record_id, array_remove(array[n.file_id::text], null),
    n.supplier_id, n.food_id, n.importer_id, n.owner_id, n.due_on, coalesce(n.file_id, n.importer_id), a.customer_name, n.place, n.total
  from first_ending n join assurances a on a.id = n.record_id`;
/** Of importers, without a later one of the same kind for the same customer. */
const CUSTOMER_ASSURANCES = `select null::uuid as file_id, a.kind as variant, a.id as record_id, null::uuid as supplier_id, null::uuid as food_id, a.importer_id,
    null::uuid as owner_id, a.valid_until as due_on
  from assurances a where $8::uuid is null and a.importer_id is not null and a.deleted_at is null and ${ending('a.valid_until')}
    and ($5::uuid is null or a.importer_id = $5) and not exists (
      select from assurances later where later.importer_id = a.importer_id and later.customer_name = a.customer_name and later.kind = a.kind
        and later.valid_until > a.valid_until and later.deleted_at is null)`;
const ENDING = `select file_id, variant, record_id, supplier_id, food_id, importer_id, owner_id, due_on
  from (${workOf('assurance', ' or record_id = any($7)')}) w where ${ending('due_on')} union all ${CUSTOMER_ASSURANCES}`;

const COLUMNS =
  'kind, key, variant, count, record_type, record_id, file_ids, supplier_id, food_id, importer_id, owner_id, due_on, target, text';
const LINES = [SIGNATURES, QUALIFICATIONS, ELIGIBILITIES];

/** The keys of lines of files end with their owner or their record. */
function endsOf(ownerId: string | undefined, keys: readonly string[]): string[] | null {
  if (ownerId === undefined && !keys.length) return null;
  const ends = keys.map((key) => key.split('.').at(-1) ?? '').filter((end) => end.length === 36);
  return [...ends, ...(ownerId === undefined ? [] : [ownerId])];
}

/** The lines as of a day. @param due files whose work is read from their records */
export function buildWorkStatement(
  asOf: Day,
  { ownerId, key = [], importerId, supplierId }: WorkLinesQuery,
  due: readonly string[] = [],
): Statement {
  const materialized = {
    drafts: DRAFTS,
    need_groups: NEED_GROUPS,
    first_needs: first('need_groups', NEED_KEY, NEED_ORDER),
    open_groups: OPEN_GROUPS,
    first_open: first('open_groups', OPEN_KEY, OPEN_ORDER),
    ending: ENDING,
    first_ending: first('ending', ASSURANCE_KEY, ENDING_ORDER),
  };
  const parts = Object.entries(materialized).map(([name, text]) => `${name} as materialized (${text})`);
  return {
    name: 'program-work',
    isPlannedEachTime: true,
    text: `with work as not materialized (${due.length ? KEPT_AND_DUE : KEPT}),
        needed as not materialized (${workOf('file_requirement')}), open as not materialized (${workOf('reevaluation')}),
        ${parts.join(',\n ')}, lines (${COLUMNS}) as (${LINES.join('\n union all ')})
      select l.kind, l.key, l.variant, l.count, l.record_type as "recordType", l.record_id as "recordId", l.file_ids as "fileIds",
        l.supplier_id as "supplierId", s.name as "supplierName", l.food_id as "foodId", food.name as "foodName",
        l.importer_id as "importerId", i.legal_name as "importerName", l.owner_id as "ownerId", l.due_on::text as "dueOn",
        l.target, l.text, l.total::int as total
      from (${REQUIREMENTS} union all ${REEVALUATIONS} union all ${ASSURANCES} union all
        select l.*, row_number() over (partition by kind order by due_on, key collate "C") as place, count(*) over (partition by kind) as total
        from lines l where ${asked('l')} and ($5::uuid is null or importer_id = $5)
          and ($8::uuid is null or supplier_id = $8 or kind = 'signature')) l
      left join supplier_directory s on s.id = l.supplier_id left join foods food on food.id = l.food_id
      left join importers i on i.id = l.importer_id
      where l.place <= ${WORK_LINES_PER_KIND} order by l.place`,
    values: [
      asOf,
      addDays(asOf, -ENDED_DAYS),
      addDays(asOf, ENDING_DAYS),
      ownerId ?? null,
      importerId ?? null,
      key,
      endsOf(ownerId, key),
      supplierId ?? null,
      ...(due.length ? [due] : []),
    ],
  };
}

/** What is to be done for FSVP files, importers and qualified individuals. */
@Injectable()
export class WorkLinesQueries {
  constructor(private readonly database: Database) {}

  async list(query: WorkLinesQuery): Promise<WorkLines> {
    const due = await this.database.rows<{ id: string }>({
      name: 'program-work-due',
      text: `select file_id as id from fsvp_file_readiness where due limit ${MOST_DUE}`,
      values: [],
    });
    const rows = await this.database.rows<WorkRow>(
      buildWorkStatement(
        today(),
        query,
        due.map(({ id }) => id),
      ),
    );
    const byKind = groupBy(rows, ({ kind }) => kind);
    return {
      kinds: WORK_KINDS.flatMap((kind) => {
        const [first, ...others] = byKind.get(kind) ?? [];
        return first ? [{ kind, total: first.total, lines: [first, ...others].map(describeLine) }] : [];
      }),
    };
  }
}
