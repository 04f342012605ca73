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

const NAMED = `nullif(trim(v.assigned_to), '')`;
/** Who is named on the record; else who owns its file. */
const COLUMNS = `v.id as record_id, v.title, v.supplier_id, v.file_id, f.importer_id, v.plan_line_key is not null as planned`;
/** The rule of `dueBadge`, for activities without a complete result. */
const VERIFICATIONS = `select 'verification' as kind, 'verification-activity' as record_type, ${COLUMNS},
    case when ${NAMED} is null then f.owner_id end as owner_id, ${NAMED} as owner_name, utc_day(v.due_date) as due_on
  from verification_activities v left join plan_files f on f.file_id = v.file_id
  where v.deleted_at is null and v.status in ('scheduled', 'in_progress', 'overdue') and v.result_state in ('none', 'draft')
    and v.due_date < $1::timestamptz`;
/** Anybody who is qualified can review. */
const REVIEWS = `select 'result_review', 'verification-activity', ${COLUMNS}, null::uuid, null, suite_day(r.completed_at) + ${REVIEW_DAYS}
  from verification_activities v join activity_results r on r.activity_id = v.id left join plan_files f on f.file_id = v.file_id
  where v.deleted_at is null and v.result_state = 'complete' and v.status <> 'cancelled'`;
const ACTIONS = `select 'corrective_action', 'corrective-action', v.id, v.title, v.supplier_id, null::uuid, null::uuid, false, null::uuid, ${NAMED}, utc_day(v.due_date)
  from corrective_actions v where v.deleted_at is null and v.status in ('open', 'in_progress') and v.due_date < $1::timestamptz`;

const dueBefore = (asOf: Day) => `${addDays(asOf, COMING_DAYS + 1)}T00:00:00Z`;
/** A longer one is no name, and no part of an address. */
const NAME_LENGTH = 60;

/** The lines as of a day. */
export function buildWorkStatement(
  asOf: Day,
  { ownerId, ownerName = [], key = [], importerId, supplierId }: WorkLinesQuery,
): Statement {
  return {
    name: 'quality-work',
    text: `with lines as (select kind || '.' || record_id as key, found.* from (${VERIFICATIONS} union all ${REVIEWS} union all ${ACTIONS}) found)
      select l.kind, l.key, l.record_type as "recordType", l.record_id as "recordId", l.title, l.supplier_id as "supplierId",
        s.name as "supplierName", l.file_id as "fileId", l.importer_id as "importerId", l.owner_id as "ownerId",
        l.owner_name as "ownerName", l.planned, l.due_on::text as "dueOn", l.total::int as total
      from (select l.*, row_number() over (partition by kind order by due_on, record_id) as place, count(*) over (partition by kind) as total
        from lines l where (key = any($4) or case when $2::uuid is null then $4::text[] = '{}'
            when owner_name is null then owner_id is null or owner_id = $2
            else fold_text(owner_name) in (select fold_text(one) from unnest($3::text[]) one) end)
          and ($5::uuid is null or importer_id = $5) and ($6::uuid is null or supplier_id = $6)) l
      left join supplier_directory s on s.id = l.supplier_id
      where l.place <= ${WORK_LINES_PER_KIND} order by l.place`,
    values: [dueBefore(asOf), ownerId ?? null, ownerName, key, importerId ?? null, supplierId ?? null],
  };
}

const KINDS = {
  verification: {
    title: (title: string, planned: boolean) => (planned ? `Record the result of ${title}` : `Complete ${title}`),
    label: (planned: boolean) => (planned ? 'Record result' : 'Complete'),
    href: (id: string, planned: boolean) =>
      planned ? qualityWorkHrefs.recordResult(id) : qualityWorkHrefs.editVerification(id),
  },
  result_review: {
    title: (title: string) => `Review the result of ${title}`,
    label: () => 'Review',
    href: qualityWorkHrefs.reviewResult,
  },
  corrective_action: {
    title: (title: string) => `Complete the corrective action “${title}”`,
    label: () => 'Complete',
    href: qualityWorkHrefs.editAction,
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
      text: `select min(owner_name) as name from (${VERIFICATIONS} union all ${ACTIONS}) l
        where length(owner_name) <= ${NAME_LENGTH} group by fold_text(owner_name) order by min(due_on), 1`,
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
