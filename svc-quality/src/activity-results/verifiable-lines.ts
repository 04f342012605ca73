import type { VerifiableLine } from '@fsvp/contracts/quality/activity-result';
import type { EntityManager } from 'typeorm';

const LINES = `select l.line_key as "lineKey", l.file_id as "fileId", f.number as "fileNumber", f.food_name as "foodName",
    l.activity, l.hazard_keys as "hazardKeys", l.hazard_names as "hazardNames", l.next_due_on::text as "dueOn"
  from plan_lines l join plan_files f on f.file_id = l.file_id
  where f.supplier_id = $1 and l.active and f.lifecycle <> 'closed'`;

/** The lines of signed plans of a supplier, by due day. */
export function listLinesOf(manager: EntityManager, supplierId: string): Promise<VerifiableLine[]> {
  return manager.query(`${LINES} order by l.next_due_on nulls last, l.line_key limit 1000`, [supplierId]);
}

export async function findLine(
  manager: EntityManager,
  supplierId: string,
  { fileId, lineKey }: { fileId: string; lineKey: string },
): Promise<VerifiableLine | undefined> {
  const [line] = await manager.query<VerifiableLine[]>(`${LINES} and l.line_key = $2 and l.file_id = $3`, [
    supplierId,
    lineKey,
    fileId,
  ]);
  return line;
}
