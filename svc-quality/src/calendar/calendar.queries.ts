import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { CalendarEntriesQuery } from '@fsvp/contracts/core/calendar-entry';
import { REVIEW_DAYS } from '@fsvp/contracts/program/verification-plans/clocks';
import { activityTitle } from '@fsvp/contracts/program/verification-plans/schedule-plan';
import type { PlanActivity } from '@fsvp/contracts/program/verification-plans/plan-line';
import { verificationPlanHref } from '@fsvp/contracts/program/hrefs';
import {
  datesInPeriod,
  instantsInPeriod,
  type CalendarDefinition,
  type CalendarRow,
  type CalendarSource,
} from '@fsvp/service-kit/lists/calendar-list';

const named = (column: string) => `nullif(trim(${column}), '')`;
/** Entries of one food are one line; without a file, those of one supplier. */
const foodOrSupplier = (record: string) => `coalesce(f.food_id, ${record}.supplier_id)::text`;

/** Without the joins where nothing of them is read: PostgreSQL then counts by an index alone. */
const joined =
  (table: string, joins: string) =>
  ({ mode, foodId }: CalendarEntriesQuery) =>
    mode === 'counts' && !foodId ? table : `${table} ${joins}`;

const ACTIVITY = {
  kind: 'verification',
  from: joined('verification_activities v', 'left join plan_files f on f.file_id = v.file_id'),
  id: 'v.id',
  variant: 'v.type',
  subject: foodOrSupplier('v'),
  supplier: 'v.supplier_id',
  food: 'f.food_id',
  file: 'v.file_id',
  personName: named('v.assigned_to'),
  title: 'v.title',
  version: 'v.version',
  updatedAt: 'v.updated_at',
} as const;

/** Anybody who is qualified can review. */
const { personName: _, ...REVIEWED } = ACTIVITY;

const ACTION = {
  kind: 'corrective_action',
  from: joined(
    'corrective_actions a',
    'left join verification_activities v on v.id = a.verification_id left join plan_files f on f.file_id = v.file_id',
  ),
  id: 'a.id',
  subject: foodOrSupplier('a'),
  supplier: 'a.supplier_id',
  food: 'f.food_id',
  file: 'v.file_id',
  personName: named('a.assigned_to'),
  title: 'a.title',
  version: 'a.version',
  updatedAt: 'a.updated_at',
} as const;

/** As `schedulePlan` counts on: what is overdue can be performed today at the earliest. */
const NEXT_DAY = `case when line->'frequency' ? 'everyDays' then greatest(day, $7::date) + (line->'frequency'->>'everyDays')::int
  else (greatest(day, $7::date) + make_interval(months => (line->'frequency'->>'everyMonths')::int))::date end`;

/**
 * The days on which lines of plans are due next, and after that. For the first one an activity is generated 60 days before, which is an
 * entry of its own.
 */
function plannedDays({ supplierId, foodId }: CalendarEntriesQuery): string {
  const ofFiles =
    supplierId || foodId
      ? `and l.file_id in (select file_id from plan_files where ${[supplierId && 'supplier_id = $3', foodId && 'food_id = $4'].filter(Boolean).join(' and ')})`
      : '';
  return `(with recursive days as (
      select l.line_key, l.file_id, l.activity, l.hazard_names, l.line, l.first_signed_on, l.next_due_on as day, 0 as place,
        l.next_due_on is not distinct from l.generated_for as generated
      from plan_lines l where l.active and l.next_due_on <= $2::date ${ofFiles}
      union all
      select line_key, file_id, activity, hazard_names, line, first_signed_on, ${NEXT_DAY}, place + 1, false
      from days where line->'frequency' ?| array['everyDays', 'everyMonths'] and ${NEXT_DAY} <= $2::date
    ) select * from days where not generated) p join plan_files f on f.file_id = p.file_id`;
}

const SOURCES: readonly CalendarSource[] = [
  {
    ...ACTIVITY,
    done: false,
    where: `v.deleted_at is null and v.status in ('scheduled', 'in_progress', 'overdue') and v.result_state in ('none', 'draft') and ${datesInPeriod('v.due_date')}`,
    day: 'utc_day(v.due_date)',
    order: 'v.due_date',
  },
  {
    ...ACTIVITY,
    done: true,
    where: `v.deleted_at is null and v.completed_date is not null and ${instantsInPeriod('v.completed_date')}`,
    day: 'suite_day(v.completed_date)',
    order: 'v.completed_date',
  },
  {
    kind: 'planned_activity',
    done: false,
    from: plannedDays,
    where: `f.lifecycle in ('preparing', 'importing') and p.day between greatest($1::date, $7::date) and $2::date`,
    day: 'p.day',
    order: 'p.day',
    id: 'p.line_key',
    occurrence: 'p.place::text',
    variant: 'p.activity',
    subject: foodOrSupplier('f'),
    supplier: 'f.supplier_id',
    food: 'f.food_id',
    file: 'f.file_id',
    title: `array_to_json(p.hazard_names)::text`,
    // A later day is a later version.
    version: `p.day - date '2000-01-01'`,
    updatedAt: 'p.first_signed_on::timestamptz',
  },
  {
    ...REVIEWED,
    kind: 'result_review',
    done: false,
    from: `verification_activities v join activity_results r on r.activity_id = v.id left join plan_files f on f.file_id = v.file_id`,
    where: `v.deleted_at is null and v.result_state = 'complete' and v.status <> 'cancelled'
      and suite_day(r.completed_at) + ${REVIEW_DAYS} between $1::date and $2::date`,
    day: `suite_day(r.completed_at) + ${REVIEW_DAYS}`,
    order: 'r.completed_at',
  },
  {
    ...ACTION,
    done: false,
    where: `a.deleted_at is null and a.status in ('open', 'in_progress') and ${datesInPeriod('a.due_date')}`,
    day: 'utc_day(a.due_date)',
    order: 'a.due_date',
  },
  {
    ...ACTION,
    done: true,
    where: `a.deleted_at is null and a.completed_date is not null and ${instantsInPeriod('a.completed_date')}`,
    day: 'suite_day(a.completed_date)',
    order: 'a.completed_date',
  },
  {
    kind: 'inspection',
    done: true,
    from: 'receiving_inspections r',
    where: `r.deleted_at is null and ${instantsInPeriod('r.received_date')}`,
    day: 'suite_day(r.received_date)',
    order: 'r.received_date',
    id: 'r.id',
    subject: 'r.supplier_id::text',
    supplier: 'r.supplier_id',
    isOfFood: `exists (select from plan_files f join product_directory p on p.id = any(f.product_ids)
      where f.food_id = $4 and f.supplier_id = r.supplier_id and lower(p.name) = lower(r.product_name))`,
    person: 'r.inspected_by',
    title: `concat_ws(', lot ', r.product_name, nullif(trim(r.lot_number), ''))`,
    version: 'r.version',
    updatedAt: 'r.updated_at',
  },
];

function describe({ kind, id, title, variant, fileId, foodName }: CalendarRow) {
  switch (kind) {
    case 'planned_activity': {
      const line = { activity: variant as PlanActivity, hazardNames: JSON.parse(title) as string[] };
      const href = verificationPlanHref(fileId ?? '');
      return { title: activityTitle(line, foodName ?? ''), recordType: 'fsvp-file', recordId: fileId ?? '', href };
    }
    case 'corrective_action':
      return { title, recordType: 'corrective-action', recordId: id, href: hrefs.correctiveAction(id) };
    case 'inspection':
      return { title, recordType: 'receiving-inspection', recordId: id, href: hrefs.receivingInspection(id) };
    default: {
      const shown = kind === 'result_review' ? `Review the result of ${title}` : title;
      return { title: shown, recordType: 'verification-activity', recordId: id, href: hrefs.verification(id) };
    }
  }
}

export const CALENDAR: CalendarDefinition = {
  name: 'quality',
  sources: SOURCES,
  names: {
    joins: 'left join supplier_directory s on s.id = e.supplier left join plan_files f on f.file_id = e.file',
    supplier: 's.name',
    food: 'f.food_name',
  },
  describe,
  subjectName: ({ foodName, supplierName }) => foodName ?? supplierName,
};
