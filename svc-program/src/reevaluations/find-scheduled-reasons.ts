import { addDays, suiteTimeZone, type Day } from '@fsvp/contracts/core/calendar-day';
import { dueOfReason, reevaluationDueOn } from '@fsvp/contracts/program/reevaluations/join-reason';
import { OPENED_DAYS_BEFORE } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { EVALUATION_MONTHS } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import type { EntityManager } from 'typeorm';
import type { FileReason } from './add-reasons.js';
import { NEWS_SINCE } from './files-with-news.js';

/** Reasons that come with a day, which no event brings. At most `limit` of those that were not added yet. */
type Find = (manager: EntityManager, day: Day, limit: number) => Promise<FileReason[]>;

const isNew = (kind: string, file: string, record: string) =>
  `not exists (select from reevaluation_reason_keys key where key.file_id = ${file} and key.kind = '${kind}'
     and key.record_id = ${record}::text and key.record_version = 0)`;

/** Three years after the last signed evaluation, from 90 days before (21 CFR 1.505(c)(1)). */
const findThreeYears: Find = async (manager, day, limit) => {
  const rows = await manager.query<{ fileId: string; id: string; evaluatedOn: Day }[]>(
    `select f.id as "fileId", last.id, last.evaluated_on::text as "evaluatedOn" from fsvp_files f join lateral (
       select e.id, (s.signed_at at time zone $3)::date as evaluated_on from supplier_evaluations e
       join signatures s on s.record_type = 'supplier-evaluation' and s.record_id = e.id
       where e.file_id = f.id and e.state = 'signed' and s.withdrawn_at is null order by s.signed_at desc limit 1) last on true
     where f.lifecycle <> 'closed' and (last.evaluated_on + interval '${EVALUATION_MONTHS} months')::date <= $1::date
       and ${isNew('three_years', 'f.id', 'last.id')} limit $2`,
    [addDays(day, OPENED_DAYS_BEFORE), limit, suiteTimeZone()],
  );
  return rows.map(({ fileId, id, evaluatedOn }) => ({
    fileId,
    reason: {
      kind: 'three_years',
      recordType: 'supplier-evaluation',
      recordId: id,
      recordVersion: null,
      text: `The last evaluation was signed on ${evaluatedOn}`,
      dueOn: reevaluationDueOn(evaluatedOn),
    },
  }));
};

/** A corrective action that was not done by its due day, which came after the last evaluation of the file. */
const findOverdueActions: Find = async (manager, day, limit) => {
  const rows = await manager.query<{ fileId: string; id: string; title: string; dueOn: Day }[]>(
    `select f.id as "fileId", a.id, a.title, a.due_on::text as "dueOn"
     from action_directory a join fsvp_files f on f.supplier_id = a.supplier_id and f.lifecycle <> 'closed'
     where not a.deleted and a.done_on is null and a.due_on < $1::date and a.due_on >= (${NEWS_SINCE} at time zone $3)::date
       and ${isNew('corrective_action', 'f.id', 'a.id')} limit $2`,
    [day, limit, suiteTimeZone()],
  );
  return rows.map(({ fileId, id, title, dueOn }) => ({
    fileId,
    reason: {
      kind: 'corrective_action',
      recordType: 'corrective-action',
      recordId: id,
      recordVersion: null,
      text: `“${title}” was not done by ${dueOn}`,
      dueOn: dueOfReason('corrective_action', day),
    },
  }));
};

export const SCHEDULED_REASONS: readonly Find[] = [findThreeYears, findOverdueActions];
