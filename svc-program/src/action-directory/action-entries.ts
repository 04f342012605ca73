import { dayOf, dayOfInstant, type Day } from '@fsvp/contracts/core/calendar-day';
import type { ActionEntry } from '@fsvp/contracts/quality/internal';
import type { EntityManager } from 'typeorm';

type Manager = Pick<EntityManager, 'query'>;

/** An action that was not done on its due day. */
export interface OverdueAction {
  id: string;
  version: number;
  title: string;
  dueOn: Day;
}

/** The corrective actions of a supplier on a day. */
export interface ActionsOnDay {
  /** The first ones by due day; `overdueCount` counts all. */
  overdue: OverdueAction[];
  overdueCount: number;
  /** The first due day, from this day on, of an action that is not done; null without one. */
  nextDueOn: Day | null;
}

const SHOWN = 10;
const NONE: ActionsOnDay = { overdue: [], overdueCount: 0, nextDueOn: null };

/** Saves the newest of each action's entries unless a newer version is stored. */
export async function saveActions(manager: Manager, entries: ActionEntry[]): Promise<void> {
  const rows = entries.map(
    ({ id, supplierId, title, status, priority, effective = false, version, deleted, ...entry }) => ({
      id,
      supplierId,
      title,
      status,
      priority,
      effective,
      version,
      deleted,
      dueOn: dayOf(entry.dueDate),
      openedOn: dayOfInstant(entry.createdAt),
      doneOn: entry.completedDate && dayOfInstant(entry.completedDate),
    }),
  );
  await manager.query(
    `insert into action_directory (id, supplier_id, title, status, priority, due_on, opened_on, done_on, effective, version, deleted)
     select distinct on (id) id, "supplierId", title, status, priority, "dueOn", "openedOn", "doneOn", effective, version, deleted
     from jsonb_to_recordset($1::jsonb) as entry (id uuid, "supplierId" uuid, title text, status text, priority text,
       "dueOn" date, "openedOn" date, "doneOn" date, effective boolean, version integer, deleted boolean)
     order by id, version desc
     on conflict (id) do update set supplier_id = excluded.supplier_id, title = excluded.title, status = excluded.status,
       priority = excluded.priority, due_on = excluded.due_on, opened_on = excluded.opened_on, done_on = excluded.done_on,
       effective = excluded.effective, version = excluded.version, deleted = excluded.deleted
     where action_directory.version < excluded.version
       -- Whether it was effective was not known.
       or action_directory.version = excluded.version and excluded.effective and not action_directory.effective`,
    [JSON.stringify(rows)],
  );
}

/**
 * The actions of suppliers as they were on a day: opened until then, and done later or not at all. A deleted one never
 * counts.
 */
export async function actionsOf(
  manager: Manager,
  supplierIds: readonly string[],
  day: Day,
): Promise<Map<string, ActionsOnDay>> {
  const rows = await manager.query<(ActionsOnDay & { supplierId: string })[]>(
    `select supplier_id as "supplierId",
       coalesce(json_agg(json_build_object('id', id, 'version', version, 'title', title, 'dueOn', due_on) order by place)
         filter (where due_on < $2::date and place <= ${SHOWN}), '[]') as overdue,
       (count(*) filter (where due_on < $2::date))::int as "overdueCount",
       (min(due_on) filter (where due_on >= $2::date))::text as "nextDueOn"
     from (
       select *, row_number() over (partition by supplier_id order by due_on, id) as place from action_directory
       where supplier_id = any($1::uuid[]) and not deleted and (done_on is null or done_on > $2::date)
         and opened_on <= $2::date) open
     group by supplier_id`,
    [[...new Set(supplierIds)], day],
  );
  const found = new Map(rows.map(({ supplierId, ...actions }) => [supplierId, actions]));
  return new Map(supplierIds.map((id) => [id, found.get(id) ?? NONE]));
}
