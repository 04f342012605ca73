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

/** The columns of a line; each statement below selects them in this order. Parameters: the day, the first and the last day of what ends. */
const joined = (kind: WorkKind, variant: string, cause: string, columns: string) =>
  `select '${kind}' as kind, concat_ws('.', '${kind}', ${variant}, ${cause}) as key, ${variant} as variant, ${columns}`;
const FILE_IDS = `(array_agg(id::text order by due_on, number))[1:${WORK_LINE_FILES}]`;

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
const REQUIREMENTS = `${joined(
  'file_requirement',
  'code',
  `cause, importer_id, coalesce(owner_id::text, 'nobody')`,
  `count(*)::int as count, 'fsvp-file' as record_type, (array_agg(id order by due_on, number))[1] as record_id, ${FILE_IDS} as file_ids,
   (array_agg(supplier_id order by due_on, number))[1] as supplier_id, (array_agg(food_id order by due_on, number))[1] as food_id,
   importer_id, owner_id, min(due_on) as due_on, (array_agg(id order by due_on, number))[1] as target, min(number) as text`,
)}
  from (select f.id, f.number, f.supplier_id, f.food_id, f.importer_id, f.owner_id, r.next_code as code, ${CAUSE} as cause,
      case when r.next_code <> all (r.missing) then r.next_due_on when f.lifecycle = 'importing' then coalesce(r.verdict_on, $1::date) end as due_on
    from fsvp_file_readiness r join fsvp_files f on f.id = r.file_id
    where r.next_code is not null and f.lifecycle <> 'closed' and not exists (
      select from drafts d where d.code = r.next_code and d.of = case when r.next_code = 'HA-1' then f.food_id
        when r.next_code in ('VS-1', 'PR-1', 'PR-3') then f.importer_id else f.id end)) files
  group by code, cause, importer_id, owner_id`;

/** Whoever may sign it, does: a draft has no owner. */
const SIGNATURES = `${joined(
  'signature',
  'record_type',
  `coalesce(case when file_id is null then id else food_id end, id), importer_id`,
  `count(*)::int, record_type, (array_agg(id order by number, id))[1],
   coalesce((array_agg(file_id::text order by number, id) filter (where file_id is not null))[1:${WORK_LINE_FILES}], '{}'),
   (array_agg(supplier_id order by number, id))[1], (array_agg(food_id order by number, id))[1], importer_id, null::uuid, null::date,
   (array_agg(target order by number, id))[1], min(text)`,
)}
  from drafts group by record_type, coalesce(case when file_id is null then id else food_id end, id), importer_id`;

/** Those of one supplier that are due on one day are closed together. */
const REEVALUATIONS = `${joined(
  'reevaluation',
  'due_on::text',
  `supplier_id, importer_id, coalesce(owner_id::text, 'nobody')`,
  `count(*)::int, 'reevaluation', (array_agg(reevaluation_id order by number))[1], ${FILE_IDS}, supplier_id, (array_agg(food_id order by number))[1],
   importer_id, owner_id, due_on, (array_agg(reevaluation_id order by number))[1], min(number)`,
)}
  from (select e.id as reevaluation_id, e.due_on, f.id, f.number, f.supplier_id, f.food_id, f.importer_id, coalesce(e.assignee_id, f.owner_id) as owner_id
    from reevaluations e join fsvp_files f on f.id = e.file_id where e.status = 'open' and f.lifecycle <> 'closed') open
  group by supplier_id, importer_id, owner_id, due_on`;

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
  where a.deleted_at is null and ${ending('a.valid_until')} and f.lifecycle is distinct from 'closed' and not exists (
    select from assurances later where later.deleted_at is null and later.kind = a.kind and later.valid_until > a.valid_until
      and (later.file_id = a.file_id or later.importer_id = a.importer_id and later.customer_name is not distinct from a.customer_name))`;

const LINES = [REQUIREMENTS, SIGNATURES, REEVALUATIONS, QUALIFICATIONS, ELIGIBILITIES, ASSURANCES];

/** The lines as of a day. */
export function buildWorkStatement(asOf: Day, { ownerId, key = [], importerId }: WorkLinesQuery): Statement {
  return {
    name: 'program-work',
    text: `with drafts as materialized (${DRAFTS}), lines as (${LINES.join('\n union all ')})
      select l.kind, l.key, l.variant, l.count, l.record_type as "recordType", l.record_id as "recordId", l.file_ids as "fileIds",
        l.supplier_id as "supplierId", s.name as "supplierName", l.food_id as "foodId", food.name as "foodName",
        l.importer_id as "importerId", i.legal_name as "importerName", l.owner_id as "ownerId", l.due_on::text as "dueOn",
        l.target, l.text, l.total::int as total
      from (select l.*, row_number() over (partition by kind order by due_on, key) as place, count(*) over (partition by kind) as total
        from lines l where (key = any($6) or case when $4::uuid is null then $6::text[] = '{}' else owner_id is null or owner_id = $4 end)
          and ($5::uuid is null or importer_id = $5)) l
      left join supplier_directory s on s.id = l.supplier_id left join foods food on food.id = l.food_id
      left join importers i on i.id = l.importer_id
      where l.place <= ${WORK_LINES_PER_KIND} order by l.place`,
    values: [asOf, addDays(asOf, -ENDED_DAYS), addDays(asOf, ENDING_DAYS), ownerId ?? null, importerId ?? null, key],
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
