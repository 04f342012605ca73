import type { EntityManager } from 'typeorm';

/** Reads a supplier's name from the directory of this service; null without a supplier or for an unknown one. */
export async function findSupplierName(manager: EntityManager, supplierId: string | null): Promise<string | null> {
  if (!supplierId) return null;
  const [row] = await manager.query<{ name: string }[]>('select name from supplier_directory where id = $1', [
    supplierId,
  ]);
  return row?.name ?? null;
}
