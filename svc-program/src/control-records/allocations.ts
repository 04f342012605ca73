import type { HazardAllocation } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import type { EntityManager } from 'typeorm';

/** Who controls the hazards of a file's food, by its signed evaluation; empty without one. */
export async function readAllocations(manager: EntityManager, fileId: string): Promise<HazardAllocation[]> {
  const [row] = await manager.query<{ allocations: HazardAllocation[] }[]>(
    `select allocations from supplier_evaluations where file_id = $1 and state = 'signed' and deleted_at is null`,
    [fileId],
  );
  return row?.allocations ?? [];
}
