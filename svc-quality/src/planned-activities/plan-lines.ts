import { dayOfInstant, type Day } from '@fsvp/contracts/core/calendar-day';
import { nextDueDay, type LineResult } from '@fsvp/contracts/program/verification-plans/clocks';
import type { PlanLine } from '@fsvp/contracts/program/verification-plans/plan-line';
import type { EntityManager } from 'typeorm';

type Manager = Pick<EntityManager, 'query'>;

/** A plan as its events have it. */
export interface SignedPlan {
  id: string;
  version: number;
  versionNumber: number;
  fileId: string;
  supplierId: string;
  foodName: string;
  lines: PlanLine[];
}

/**
 * Takes over the lines of a signed plan. An older plan than the one in force is left out: events can arrive out of order.
 * @param signedAt instant
 * @returns the keys of the lines that the plan does not have any more; undefined for an older plan
 */
export async function savePlan(manager: Manager, plan: SignedPlan, signedAt: string): Promise<string[] | undefined> {
  const { id, version, versionNumber, fileId, supplierId, foodName, lines } = plan;
  const saved = await manager.query<object[]>(
    `insert into plan_files (file_id, supplier_id, lifecycle, product_ids, version, food_name, plan_id, plan_number, plan_version)
     values ($1, $2, 'preparing', '{}', 0, $3, $4, $5, $6)
     on conflict (file_id) do update set food_name = excluded.food_name, plan_id = excluded.plan_id,
       plan_number = excluded.plan_number, plan_version = excluded.plan_version
     where plan_files.plan_number < excluded.plan_number
     returning 1`,
    [fileId, supplierId, foodName, id, versionNumber, version],
  );
  if (!saved.length) return undefined;
  const rows = lines.map((line) => ({ ...line, everyLots: line.frequency.everyLots ?? null, line }));
  await manager.query(
    `insert into plan_lines (line_key, file_id, active, activity, hazard_keys, hazard_names, line, every_lots, first_signed_on)
     select "lineKey", $2, true, activity, "hazardKeys", "hazardNames", line, "everyLots", $3
     from jsonb_to_recordset($1::jsonb) as line ("lineKey" uuid, activity text, "hazardKeys" uuid[], "hazardNames" text[],
       line jsonb, "everyLots" integer)
     on conflict (line_key) do update set active = true, activity = excluded.activity, hazard_keys = excluded.hazard_keys,
       hazard_names = excluded.hazard_names, line = excluded.line, every_lots = excluded.every_lots`,
    [JSON.stringify(rows), fileId, dayOfInstant(signedAt)],
  );
  const keys = lines.map(({ lineKey }) => lineKey);
  const dropped = await deactivate(manager, fileId, keys);
  await refreshLines(manager, keys);
  return dropped;
}

/** The plan in force does not count any more: nothing is generated from it. */
export async function withdrawPlan(manager: Manager, { id, fileId }: Pick<SignedPlan, 'id' | 'fileId'>): Promise<void> {
  const [inForce] = await manager.query<object[]>('select from plan_files where file_id = $1 and plan_id = $2', [
    fileId,
    id,
  ]);
  if (inForce) await deactivate(manager, fileId, []);
}

async function deactivate(manager: Manager, fileId: string, kept: readonly string[]): Promise<string[]> {
  const [dropped] = await manager.query<[{ key: string }[], number]>(
    `update plan_lines set active = false where file_id = $1 and active and line_key <> all($2::uuid[])
     returning line_key as key`,
    [fileId, kept],
  );
  return dropped.map(({ key }) => key);
}

interface LineRow {
  key: string;
  line: PlanLine;
  firstSignedOn: Day;
  results: (LineResult & { performedOn: Day })[];
}

/** Computes again when lines are due next, after a change of their plan, their results or the reviews of these. */
export async function refreshLines(manager: Manager, keys: readonly string[]): Promise<void> {
  const rows = await manager.query<LineRow[]>(
    `select l.line_key as key, l.line, l.first_signed_on::text as "firstSignedOn", coalesce((
       select json_agg(json_build_object('performedOn', r.performed_on, 'assessment', w.assessment))
       from activity_results r join verification_activities v on v.id = r.activity_id and v.deleted_at is null
       join result_reviews w on w.result_id = r.id and w.state = 'signed' and w.result_version = r.version
       where r.plan_line_key = l.line_key and r.state = 'complete'), '[]') as results
     from plan_lines l where l.line_key = any($1) order by l.line_key for update`,
    [keys],
  );
  const due = rows.map(({ key, line, firstSignedOn, results }) => ({
    key,
    dueOn: nextDueDay(line, firstSignedOn, results),
  }));
  await manager.query(
    `update plan_lines l set next_due_on = d."dueOn" from jsonb_to_recordset($1::jsonb) as d (key uuid, "dueOn" date)
     where l.line_key = d.key and l.next_due_on is distinct from d."dueOn"`,
    [JSON.stringify(due)],
  );
}
