import { Injectable } from '@nestjs/common';
import { addDays, today, type Day } from '@fsvp/contracts/core/calendar-day';
import {
  WORK_LINES_PER_KIND,
  type WorkLine,
  type WorkLines,
  type WorkLinesQuery,
} from '@fsvp/contracts/core/work-item';
import { qualityWorkHrefs } from '@fsvp/contracts/quality/hrefs';
import { Database, type Statement } from '@fsvp/service-kit/database/database';

/** What is due later is not listed. */
const COMING_DAYS = 30;
/** "Promptly" (21 CFR 1.506(e)(3)); the number of days is policy. */
const REVIEW_DAYS = 14;

interface WorkRow extends Omit<WorkLine, 'subject' | 'count' | 'fileIds' | 'waitingFor' | 'action'> {
  fileId: string | null;
  /** Of an activity: it belongs to a verification plan, whose result is to be recorded. */
  planned: boolean;
  dueOn: Day;
  total: number;
}

/** What is to be done, by day. An index of each has all that finds and counts the lines. */
const VERIFICATIONS = `verification_activities v where v.deleted_at is null and v.status in ('scheduled', 'in_progress', 'overdue')
  and v.result_state in ('none', 'draft') and v.due_date < $1::timestamptz`;
const ACTIONS = `corrective_actions v where v.deleted_at is null and v.status in ('open', 'in_progress') and v.due_date < $1::timestamptz`;
const NAMED = `nullif(trim(v.assigned_to), '')`;

/** Without their texts: those are read of the first lines only. The rule of `dueBadge`, for activities without a complete result. */
const found = (ofSupplier = '') => `
  select 'verification' as kind, v.id, v.file_id, ${NAMED} as owner_name, v.due_date, utc_day(v.due_date) as due_on from ${VERIFICATIONS} ${ofSupplier}
  union all select 'corrective_action', v.id, null::uuid, ${NAMED}, v.due_date, utc_day(v.due_date) from ${ACTIONS} ${ofSupplier}`;
/** Anybody who is qualified can review. */
const REVIEWS = `select 'result_review', v.id, v.file_id, null, null::timestamptz, suite_day(r.completed_at) + ${REVIEW_DAYS}
  from verification_activities v join activity_results r on r.activity_id = v.id
  where v.deleted_at is null and v.result_state = 'complete' and v.status <> 'cancelled'`;

/** A name is folded once, not for each record. */
const NAMES = `select owner_name from (select distinct owner_name from found) names
  where fold_text(owner_name) in (select fold_text(one) from unnest($3::text[]) one)`;
/** Who is named on the record; else who owns its file. */
const ASKED = `l.kind || '.' || l.id = any($4) or case when $2::uuid is null then $4::text[] = '{}'
    when l.owner_name is not null then l.owner_name in (select owner_name from names)
    else l.kind <> 'verification' or f.owner_id is null or f.owner_id = $2 end`;

const dueBefore = (asOf: Day) => `${addDays(asOf, COMING_DAYS + 1)}T00:00:00Z`;
/** A longer one is no name, and no part of an address. */
const NAME_LENGTH = 60;

/** The lines as of a day. */
export function buildWorkStatement(
  asOf: Day,
  { ownerId, ownerName = [], key = [], importerId, supplierId }: WorkLinesQuery,
): Statement {
  const ofSupplier = supplierId ? 'and v.supplier_id = $6' : '';
  return {
    name: supplierId ? 'quality-work-of-supplier' : 'quality-work',
    text: `with found as materialized (${found(ofSupplier)} union all ${REVIEWS} ${ofSupplier}), names as materialized (${NAMES}),
        placed as (select l.*, f.importer_id, case when l.kind = 'verification' and l.owner_name is null then f.owner_id end as owner_id,
            row_number() over (partition by l.kind order by l.due_on, l.id) as place, count(*) over (partition by l.kind)::int as total
          from found l left join plan_files f on f.file_id = l.file_id
          where (${ASKED}) and ($5::uuid is null or f.importer_id = $5)),
        -- With a limit the planner knows that they are few.
        first as materialized (select * from placed where place <= ${WORK_LINES_PER_KIND} limit ${3 * WORK_LINES_PER_KIND})
      select l.kind, l.kind || '.' || l.id as key, case when l.kind = 'corrective_action' then 'corrective-action' else 'verification-activity' end as "recordType",
        l.id as "recordId", coalesce(v.title, a.title) as title, coalesce(v.supplier_id, a.supplier_id) as "supplierId", s.name as "supplierName",
        l.file_id as "fileId", l.importer_id as "importerId", l.owner_id as "ownerId", l.owner_name as "ownerName",
        v.plan_line_key is not null as planned, l.due_on::text as "dueOn", l.total
      from first l left join verification_activities v on v.id = l.id and l.kind <> 'corrective_action'
        left join corrective_actions a on a.id = l.id and l.kind = 'corrective_action'
        left join supplier_directory s on s.id = coalesce(v.supplier_id, a.supplier_id)
      order by l.place`,
    values: [dueBefore(asOf), ownerId ?? null, ownerName, key, importerId ?? null, ...(supplierId ? [supplierId] : [])],
  };
}

const KINDS = {
  verification: {
    title: (title: string, planned: boolean) => (planned ? `Record the result of ${title}` : `Complete ${title}`),
    label: (planned: boolean) => (planned ? 'Record result' : 'Complete'),
    href: (id: string, planned: boolean) =>
      planned ? qualityWorkHrefs.recordResult(id) : qualityWorkHrefs.completeVerification(id),
  },
  result_review: {
    title: (title: string) => `Review the result of ${title}`,
    label: () => 'Review',
    href: qualityWorkHrefs.reviewResult,
  },
  corrective_action: {
    title: (title: string) => `Complete the corrective action “${title}”`,
    label: () => 'Complete',
    href: qualityWorkHrefs.completeAction,
  },
} as const;
type Kind = keyof typeof KINDS;

function describeLine({ fileId, planned, total: _, ...row }: WorkRow): WorkLine {
  const { title, label, href } = KINDS[row.kind as Kind];
  return {
    ...row,
    title: title(row.title, planned),
    subject: row.supplierName,
    count: 1,
    fileIds: fileId ? [fileId] : [],
    waitingFor: null,
    action: { label: label(planned), href: href(row.recordId, planned) },
  };
}

/** Activities and corrective actions that are due, and results to review. */
@Injectable()
export class WorkLinesQueries {
  constructor(private readonly database: Database) {}

  /** Each name once, however it is spelled. */
  async listNames(): Promise<string[]> {
    const rows = await this.database.rows<{ name: string }>({
      name: 'quality-work-names',
      text: `select min(owner_name) as name from (
          select owner_name, min(due_on) as due_on from (${found()}) l where length(owner_name) <= ${NAME_LENGTH} group by owner_name) l
        group by fold_text(owner_name) order by min(due_on), 1`,
      values: [dueBefore(today())],
    });
    return rows.map(({ name }) => name);
  }

  async list(query: WorkLinesQuery): Promise<WorkLines> {
    const rows = await this.database.rows<WorkRow>(buildWorkStatement(today(), query));
    return {
      kinds: (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
        const own = rows.filter((row) => row.kind === kind);
        return own[0] ? [{ kind, total: own[0].total, lines: own.map(describeLine) }] : [];
      }),
    };
  }
}
