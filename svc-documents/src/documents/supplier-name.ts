import type { EntityManager } from 'typeorm';

/** The supplier's name as this service knows it; null for a document of the whole system, or of a supplier that never existed. */
export async function supplierNameOf(manager: EntityManager, supplierId: string | null): Promise<string | null> {
  if (!supplierId) return null;
  const [row] = await manager.query<{ name: string }[]>('select name from supplier_directory where id = $1', [
    supplierId,
  ]);
  return row?.name ?? null;
}
