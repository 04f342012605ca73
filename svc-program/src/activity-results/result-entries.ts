import { dayOf } from '@fsvp/contracts/core/calendar-day';
import type { PlanActivityEntry, ResultEntry, ReviewEntry } from '@fsvp/contracts/quality/internal';
import type { EntityManager } from 'typeorm';

type Manager = Pick<EntityManager, 'query'>;

/**
 * Saves the newest entry of each activity that belongs, or belonged, to a verification plan, unless a newer version is stored.
 * An entry of an earlier release does not say where it belongs, which then stays.
 */
export async function savePlanActivities(manager: Manager, entries: readonly PlanActivityEntry[]): Promise<void> {
  const rows = entries.map(({ dueDate, fileId, planLineKey, ...entry }) => ({
    ...entry,
    dueOn: dayOf(dueDate),
    placed: fileId !== undefined,
    fileId: fileId ?? null,
    lineKey: planLineKey ?? null,
  }));
  const json = JSON.stringify(rows);
  // A file that the activity leaves is not among the changed rows.
  await manager.query(
    `select mark_due(array(select a.file_id from plan_activities a join jsonb_to_recordset($1::jsonb) as entry (id uuid)
       on entry.id = a.id where a.file_id is not null))`,
    [json],
  );
  await manager.query(
    `insert into plan_activities as a (id, supplier_id, file_id, line_key, title, status, due_on, version, deleted)
     select distinct on (id) id, "supplierId", "fileId", "lineKey", title, status, "dueOn", version, deleted
     from jsonb_to_recordset($1::jsonb) as entry (id uuid, "supplierId" uuid, "fileId" uuid, "lineKey" uuid, title text,
       status text, "dueOn" date, version integer, deleted boolean)
     where "fileId" is not null or exists (select from plan_activities known where known.id = entry.id)
     order by id, version desc
     on conflict (id) do update set supplier_id = excluded.supplier_id, file_id = excluded.file_id, line_key = excluded.line_key,
       title = excluded.title, status = excluded.status, due_on = excluded.due_on, version = excluded.version,
       deleted = excluded.deleted
     where a.version < excluded.version`,
    [JSON.stringify(await withKnownPlaces(manager, rows))],
  );
}

interface Placed {
  id: string;
  placed: boolean;
  fileId: string | null;
  lineKey: string | null;
}

async function withKnownPlaces<R extends Placed>(manager: Manager, rows: readonly R[]): Promise<R[]> {
  const ids = rows.filter(({ placed }) => !placed).map(({ id }) => id);
  if (!ids.length) return [...rows];
  const known = await manager.query<Omit<Placed, 'placed'>[]>(
    'select id, file_id as "fileId", line_key as "lineKey" from plan_activities where id = any($1)',
    [ids],
  );
  const places = new Map(known.map((one) => [one.id, one]));
  return rows.map((row) => (row.placed ? row : { ...row, ...places.get(row.id) }));
}

/** Saves the newest entry of each result unless a newer version is stored. */
export async function saveResults(manager: Manager, entries: readonly ResultEntry[]): Promise<void> {
  await manager.query(
    `insert into activity_results as r (id, activity_id, activity, state, performed_on, completed_at, document_ids, version)
     select distinct on (id) id, "activityId", activity, state, "performedOn", "completedAt", "documentIds", version
     from jsonb_to_recordset($1::jsonb) as entry (id uuid, "activityId" uuid, activity text, state text, "performedOn" date,
       "completedAt" timestamptz, "documentIds" uuid[], version integer)
     order by id, version desc
     on conflict (id) do update set activity = excluded.activity, state = excluded.state, performed_on = excluded.performed_on,
       completed_at = excluded.completed_at, document_ids = excluded.document_ids, version = excluded.version
     where r.version < excluded.version`,
    [JSON.stringify(entries)],
  );
}

/** Saves the newest entry of each review unless a newer version is stored. */
export async function saveReviews(manager: Manager, entries: readonly ReviewEntry[]): Promise<void> {
  await manager.query(
    `insert into result_reviews as w (id, result_id, activity_id, result_version, version_number, state, assessment, action_ids,
       signed_by_name, signed_at, version, deleted)
     select distinct on (id) id, "resultId", "activityId", "resultVersion", "versionNumber", state, assessment, "actionIds",
       "signedByName", "signedAt", version, deleted
     from jsonb_to_recordset($1::jsonb) as entry (id uuid, "resultId" uuid, "activityId" uuid, "resultVersion" integer,
       "versionNumber" integer, state text, assessment text, "actionIds" uuid[], "signedByName" text, "signedAt" timestamptz,
       version integer, deleted boolean)
     order by id, version desc
     on conflict (id) do update set result_version = excluded.result_version, state = excluded.state,
       assessment = excluded.assessment, action_ids = excluded.action_ids, signed_by_name = excluded.signed_by_name,
       signed_at = excluded.signed_at, version = excluded.version, deleted = excluded.deleted
     where w.version < excluded.version`,
    [JSON.stringify(entries)],
  );
}
