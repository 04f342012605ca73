import { Injectable } from '@nestjs/common';
import { addDays, today, type Day } from '@fsvp/contracts/core/calendar-day';
import { REMINDER_DETAIL_LIMIT, REMINDER_MAX_AGE_DAYS, type ReminderKind } from '@fsvp/contracts/core/reminder';
import { ANALYSIS_REMINDER_DAYS } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { fileReadinessChanged } from '@fsvp/contracts/program/fsvp-file.record';
import { REEVALUATION_REMINDER_DAYS } from '@fsvp/contracts/program/reevaluations/reevaluation';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database, type Statement } from '@fsvp/service-kit/database/database';

/** SQL of one kind. @param due statement with the columns id, title, supplier and day */
const kindSql = (kind: ReminderKind, due: string) => `(with due as (${due})
  select json_build_object('kind', '${kind}', 'total', (select count(*) from due), 'first', coalesce(
    (select json_agg(json_build_object('kind', '${kind}', 'id', id, 'title', title, 'supplierName', supplier, 'day', day)
      order by day, id) from (select * from due order by day, id limit ${REMINDER_DETAIL_LIMIT}) first), '[]')))`;

const FILES = `fsvp_file_readiness r join fsvp_files f on f.id = r.file_id join foods food on food.id = f.food_id
  left join supplier_directory s on s.id = f.supplier_id`;

/** Files that are prepared are not ready by nature; only one under which food comes in is news. */
const NOT_READY = `select f.id, f.number || ', ' || food.name as title, s.name as supplier, r.verdict_on as day from ${FILES}
  where f.lifecycle = 'importing' and r.verdict = 'not_ready' and r.verdict_on >= $1::date`;
const EXPIRING = `select f.id, f.number || ', ' || food.name as title, s.name as supplier, r.next_due_on as day from ${FILES}
  where f.lifecycle <> 'closed' and cardinality(r.expiring) > 0 and r.next_due_on >= $2::date`;
/** An eligibility counts for one calendar year. From 1 November the next one is to be determined. */
const ELIGIBILITY = `select i.id, i.legal_name as title, null as supplier,
    make_date(extract(year from $2::date)::int, 12, 31) as day
  from importers i where i.active and i.deleted_at is null and extract(month from $2::date) >= 11 and exists (
    select from importer_eligibilities e where e.importer_id = i.id and e.deleted_at is null and e.state = 'signed' and e.eligible
      and e.year = extract(year from $2::date) and not exists (
        select from importer_eligibilities next where next.importer_id = i.id and next.deleted_at is null
          and next.state = 'signed' and next.food_class = e.food_class and next.year = e.year + 1))`;

/** Signed analyses so many days before they end. One that was missed, as the suite was not running, is still told for a week. */
const analysisDue = (days: number) => `select food.id, food.name as title, null as supplier, a.valid_until as day
  from food_hazard_analyses a join foods food on food.id = a.food_id
  where a.state = 'signed' and a.deleted_at is null and a.valid_until - ${days} between $1::date and $2::date`;
const ANALYSES_DUE = (Object.entries(ANALYSIS_REMINDER_DAYS) as [keyof typeof ANALYSIS_REMINDER_DAYS, number][]).map(
  ([kind, days]) => kindSql(kind, analysisDue(days)),
);
const reevaluations = (day: string, condition: string) => `select r.id, f.number || ', ' || food.name as title,
    s.name as supplier, ${day} as day
  from reevaluations r join fsvp_files f on f.id = r.file_id join foods food on food.id = f.food_id
  left join supplier_directory s on s.id = f.supplier_id
  where r.status = 'open' and f.lifecycle <> 'closed' and ${condition}`;
const OPENED = reevaluations('suite_day(r.created_at)', 'suite_day(r.created_at) >= $1::date');
/** One that is overdue for long is told no more. */
const DUE = reevaluations('r.due_on', `r.due_on between $1::date and $2::date + ${REEVALUATION_REMINDER_DAYS}`);
/** Files with a signed plan that does not count any more, since their readiness has changed by it. */
const PLANS = `select f.id, f.number || ', ' || food.name as title, s.name as supplier, changed.day from ${FILES}
  join verification_plans p on p.file_id = f.id and p.state = 'signed' and p.deleted_at is null
  cross join lateral (
    select suite_day(greatest(
      (select max(signed_at) from signatures where record_type = 'verification-plan' and record_id = p.id),
      (select max(e.occurred_at) from event_log e
       where e.aggregate_id = f.id and e.type = '${fileReadinessChanged.type}' and e.after->'missing' ? 'VD-1'
         and not coalesce(e.before->'missing' ? 'VD-1', false)))) as day) changed
  where f.lifecycle <> 'closed' and 'VD-1' = any(r.missing) and changed.day >= $1::date`;

/** Builds the statement that lists what is due as of a day. */
export function buildRemindersStatement(asOf: Day): Statement {
  return {
    name: 'program-reminders',
    text: `select json_build_object('kinds', json_build_array(${kindSql('file_not_ready', NOT_READY)},
      ${kindSql('requirement_expiring', EXPIRING)}, ${kindSql('eligibility_due', ELIGIBILITY)}, ${ANALYSES_DUE.join(', ')},
      ${kindSql('reevaluation_opened', OPENED)}, ${kindSql('reevaluation_due', DUE)}, ${kindSql('plan_outdated', PLANS)}))::text`,
    values: [addDays(asOf, -REMINDER_MAX_AGE_DAYS), asOf],
  };
}

/** Reads the reminders for notifications. */
@Injectable()
export class RemindersQueries {
  constructor(private readonly database: Database) {}

  getReminders(): Promise<JsonText> {
    return this.database.value<JsonText>(buildRemindersStatement(today()));
  }
}
