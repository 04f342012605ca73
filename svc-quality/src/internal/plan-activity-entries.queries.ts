import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listPlanActivityEntries } from '@fsvp/contracts/quality/internal';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';

const ACTIVITY = `json_build_object('id', v.id, 'supplierId', v.supplier_id, 'fileId', v.file_id, 'planLineKey', v.plan_line_key,
  'title', v.title, 'status', v.status, 'dueDate', iso(v.due_date), 'version', v.version, 'deleted', v.deleted_at is not null)`;
const RESULT = `(select json_build_object('id', r.id, 'activityId', r.activity_id, 'activity', r.activity, 'state', r.state,
    'performedOn', r.performed_on, 'completedAt', iso(r.completed_at), 'documentIds', r.document_ids, 'version', r.version)
  from activity_results r where r.activity_id = v.id)`;
const REVIEWS = `(select coalesce(json_agg(json_build_object('id', w.id, 'resultId', w.result_id, 'activityId', w.activity_id,
    'resultVersion', w.result_version, 'versionNumber', w.version_number, 'state', w.state, 'assessment', w.assessment,
    'actionIds', w.action_ids, 'signedByName', w.signed_by_name, 'signedAt', iso(w.signed_at), 'version', w.version,
    'deleted', w.deleted_at is not null) order by w.id), '[]')
  from result_reviews w where w.activity_id = v.id)`;
const PAGE = `select coalesce(json_agg(json_build_object('id', v.id, 'activity', ${ACTIVITY}, 'result', ${RESULT}, 'reviews', ${REVIEWS})
    order by v.id), '[]')::text
  from (select * from verification_activities where plan_line_key is not null and ($1::uuid is null or id > $1)
    order by id limit $2::int) v`;

/** Activities of verification plans for services that keep a copy of them. */
@Injectable()
export class PlanActivityEntriesQueries {
  constructor(private readonly database: Database) {}

  list({ after, limit }: HandlerInput<typeof listPlanActivityEntries>['query']): Promise<JsonText> {
    return this.database.value<JsonText>({ name: 'plan-activity-entries', text: PAGE, values: [after ?? null, limit] });
  }
}
