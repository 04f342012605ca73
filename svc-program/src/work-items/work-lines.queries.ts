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

/** The first columns of a line; each statement below selects COLUMNS in their order. Parameters: the day, the first and the last day of what ends. */
const joined = (kind: WorkKind, variant: string, cause: string, columns: string) =>
  `select '${kind}' as kind, concat_ws('.', '${kind}', ${variant}, ${cause}) as key, ${variant} as variant, ${columns}`;

/** Lines of the person who asks and of nobody, and those with the given keys. */
const asked = (line: string, key = `${line}.key`) =>
  `(case when $4::uuid is null then $6::text[] = '{}' else ${line}.owner_id is null or ${line}.owner_id = $4 end
     or $6::text[] <> '{}' and ${key} = any($6))`;

/** Before lines are made of files `f`: of whom, for whom and of which supplier those are. Parameter 7: the owners of what is asked for; null: all. */
const mayBeAsked = (owner: string, importer: string) =>
  `($5::uuid is null or ${importer} = $5) and ($8::uuid is null or f.supplier_id = $8) and ($7::uuid[] is null or ${owner} is null or ${owner} = any($7))`;

/** Drafts, with the requirement and its record to which they belong. */
const fileDrafts = (table: string, recordType: string, code: string, target = 'd.file_id') =>
  `select '${recordType}' as record_type, '${code}' as code, d.file_id as of, d.id, f.id as file_id, f.number, f.supplier_id, f.food_id,
     f.importer_id, ${target} as target, null as text
   from ${table} d join fsvp_files f on f.id = d.file_id
   where d.state = 'draft' and d.deleted_at is null and f.lifecycle <> 'closed'`;
const DRAFTS = `
  ${fileDrafts('applicability_determinations', 'applicability-determination', 'APP-1')}
  union all ${fileDrafts('supplier_evaluations', 'supplier-evaluation', 'EV-1')}
  union all ${fileDrafts('supplier_approvals', 'supplier-approval', 'AV-1')}
  union all ${fileDrafts('verification_plans', 'verification-plan', 'VD-1')}
  union all ${fileDrafts('reevaluation_dismissals', 'reevaluation-dismissal', 'RE-1', 'd.reevaluation_id')}
  union all select 'food-hazard-analysis', 'HA-1', d.food_id, d.id, null, null, null, d.food_id, null, d.food_id, null
    from food_hazard_analyses d where d.state = 'draft' and d.deleted_at is null
  union all select 'procedure', d.code, d.importer_id, d.id, null, null, null, null, d.importer_id, d.importer_id, d.title
    from procedures d where d.state = 'draft' and d.deleted_at is null
  union all select 'importer-eligibility', 'VS-1', d.importer_id, d.id, null, null, null, null, d.importer_id, d.importer_id, d.year::text
    from importer_eligibilities d where d.state = 'draft' and d.deleted_at is null
  union all select 'qualification', 'QI-1', d.individual_id, d.id, null, null, null, null, null, coalesce(i.user_id, i.id), i.name
    from qualifications d join qualified_individuals i on i.id = d.individual_id where d.state = 'draft' and d.deleted_at is null`;

/** The record that a requirement is about: files that need the same of it are one line. */
const CAUSE = `case when r.next_code in ('APP-1', 'HA-1') then f.food_id
  when r.next_code in ('IMP-1', 'VS-1', 'PR-1', 'PR-3') then f.importer_id else f.id end`;
/** What is missing while food comes in is due since the file is in this state; what is missing before has no day. */
const NEEDED = `select f.id, f.number, f.supplier_id, f.food_id, f.importer_id, f.owner_id, r.next_code as code, ${CAUSE} as cause,
    case when r.next_code <> all (r.missing) then r.next_due_on when f.lifecycle = 'importing' then coalesce(r.verdict_on, $1::date) end as due_on
  from fsvp_file_readiness r join fsvp_files f on f.id = r.file_id
  where r.next_code is not null and f.lifecycle <> 'closed' and ${mayBeAsked('f.owner_id', 'f.importer_id')} and not exists (
    select from drafts d where d.code = r.next_code and d.of = case when r.next_code = 'HA-1' then f.food_id
      when r.next_code in ('VS-1', 'PR-1', 'PR-3') then f.importer_id else f.id end)`;
const NEED_KEY = `concat_ws('.', 'file_requirement', n.code, n.cause, n.importer_id, coalesce(n.owner_id::text, 'nobody'))`;
/** Their keys are made, and their files gathered, once the first lines are known: with those of all lines it takes several times as long. */
const FIRST_NEEDS = `select n.*, row_number() over (order by due_on, cause, importer_id, owner_id, code collate "C") as place, count(*) over () as total
  from (select code, cause, importer_id, owner_id, count(*)::int as count, min(due_on) as due_on
    from needed group by code, cause, importer_id, owner_id) n
  where ${asked('n', NEED_KEY)} order by place limit ${WORK_LINES_PER_KIND}`;
const REQUIREMENTS = `select 'file_requirement' as kind, ${NEED_KEY} as key, n.code as variant, n.count, 'fsvp-file' as record_type,
    (array_agg(f.id order by f.due_on, f.number))[1] as record_id, (array_agg(f.id::text order by f.due_on, f.number))[1:${WORK_LINE_FILES}] as file_ids,
    (array_agg(f.supplier_id order by f.due_on, f.number))[1] as supplier_id, (array_agg(f.food_id order by f.due_on, f.number))[1] as food_id,
    n.importer_id, n.owner_id, n.due_on, (array_agg(f.id order by f.due_on, f.number))[1] as target, min(f.number) as text, n.place, n.total
  from first_needs n join needed f on f.code = n.code and f.cause = n.cause and f.importer_id = n.importer_id
    and f.owner_id is not distinct from n.owner_id
  group by n.code, n.cause, n.count, n.importer_id, n.owner_id, n.due_on, n.place, n.total`;

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

const OPEN = `select e.id as reevaluation_id, e.due_on, f.id, f.number, f.supplier_id, f.food_id, f.importer_id, coalesce(e.assignee_id, f.owner_id) as owner_id
  from reevaluations e join fsvp_files f on f.id = e.file_id
  where e.status = 'open' and f.lifecycle <> 'closed' and ${mayBeAsked('coalesce(e.assignee_id, f.owner_id)', 'f.importer_id')}`;
/** Those of one supplier that are due on one day are closed together. */
const OPEN_KEY = `concat_ws('.', 'reevaluation', n.due_on::text, n.supplier_id, n.importer_id, coalesce(n.owner_id::text, 'nobody'))`;
const FIRST_OPEN = `select n.*, row_number() over (order by due_on, supplier_id, importer_id, owner_id) as place, count(*) over () as total
  from (select supplier_id, importer_id, owner_id, due_on, count(*)::int as count
    from open group by supplier_id, importer_id, owner_id, due_on) n
  where ${asked('n', OPEN_KEY)} order by place limit ${WORK_LINES_PER_KIND}`;
const REEVALUATIONS = `select 'reevaluation', ${OPEN_KEY}, n.due_on::text, n.count, 'reevaluation',
    (array_agg(o.reevaluation_id order by o.number))[1], (array_agg(o.id::text order by o.number))[1:${WORK_LINE_FILES}], n.supplier_id,
    (array_agg(o.food_id order by o.number))[1], n.importer_id, n.owner_id, n.due_on, (array_agg(o.reevaluation_id order by o.number))[1],
    min(o.number), n.place, n.total
  from first_open n join open o on o.supplier_id = n.supplier_id and o.importer_id = n.importer_id and o.due_on = n.due_on
    and o.owner_id is not distinct from n.owner_id
  group by n.count, n.supplier_id, n.importer_id, n.owner_id, n.due_on, n.place, n.total`;

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
/** Without a later one of the same kind. */
const ASSURANCES = `${joined(
  'assurance',
  'a.kind',
  'a.id',
  `1, 'assurance', a.id, array_remove(array[f.id::text], null), f.supplier_id, f.food_id, coalesce(a.importer_id, f.importer_id), f.owner_id,
   a.valid_until, coalesce(f.id, a.importer_id), a.customer_name`,
)}
  from assurances a left join fsvp_files f on f.id = a.file_id
  where a.deleted_at is null and ${ending('a.valid_until')} and f.lifecycle is distinct from 'closed'
    and ${mayBeAsked('f.owner_id', 'coalesce(a.importer_id, f.importer_id)')} and not exists (
    select from assurances later where later.deleted_at is null and later.kind = a.kind and later.valid_until > a.valid_until
      and (later.file_id = a.file_id or later.importer_id = a.importer_id and later.customer_name is not distinct from a.customer_name))`;

const COLUMNS =
  'kind, key, variant, count, record_type, record_id, file_ids, supplier_id, food_id, importer_id, owner_id, due_on, target, text';
const LINES = [SIGNATURES, QUALIFICATIONS, ELIGIBILITIES, ASSURANCES];

/** The keys of lines that join files end with their owner. */
function ownersOf(ownerId: string | undefined, keys: readonly string[]): string[] | null {
  if (ownerId === undefined && !keys.length) return null;
  const ends = keys.map((key) => key.split('.').at(-1) ?? '').filter((end) => end.length === 36);
  return [...ends, ...(ownerId === undefined ? [] : [ownerId])];
}

/** The lines as of a day. */
export function buildWorkStatement(
  asOf: Day,
  { ownerId, key = [], importerId, supplierId }: WorkLinesQuery,
): Statement {
  return {
    name: 'program-work',
    isPlannedEachTime: true,
    text: `with drafts as materialized (${DRAFTS}), needed as materialized (${NEEDED}), first_needs as materialized (${FIRST_NEEDS}),
        open as materialized (${OPEN}), first_open as materialized (${FIRST_OPEN}),
        lines (${COLUMNS}) as (${LINES.join('\n union all ')})
      select l.kind, l.key, l.variant, l.count, l.record_type as "recordType", l.record_id as "recordId", l.file_ids as "fileIds",
        l.supplier_id as "supplierId", s.name as "supplierName", l.food_id as "foodId", food.name as "foodName",
        l.importer_id as "importerId", i.legal_name as "importerName", l.owner_id as "ownerId", l.due_on::text as "dueOn",
        l.target, l.text, l.total::int as total
      from (${REQUIREMENTS} union all ${REEVALUATIONS} union all
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
      ownersOf(ownerId, key),
      supplierId ?? null,
    ],
  };
}

/** What is to be done for FSVP files, importers and qualified individuals. */
@Injectable()
export class WorkLinesQueries {
  constructor(private readonly database: Database) {}

  async list(query: WorkLinesQuery): Promise<WorkLines> {
    const rows = await this.database.rows<WorkRow>(buildWorkStatement(today(), query));
    const byKind = groupBy(rows, ({ kind }) => kind);
    return {
      kinds: WORK_KINDS.flatMap((kind) => {
        const [first, ...others] = byKind.get(kind) ?? [];
        return first ? [{ kind, total: first.total, lines: [first, ...others].map(describeLine) }] : [];
      }),
    };
  }
}
