import type { ProductEntry } from '@fsvp/contracts/internal';
import type { EntityManager } from 'typeorm';

type Manager = Pick<EntityManager, 'query'>;

/** Finds a product in the copy: without a name if svc-suppliers has no such product, null if it is unknown. */
export async function findProduct(manager: Manager, id: string): Promise<{ name: string | null } | null> {
  const [row] = await manager.query<{ name: string | null }[]>('select name from product_directory where id = $1', [
    id,
  ]);
  return row ?? null;
}

/** Whether a product is or was the supplier's. PostgreSQL compares the ids, since it ignores their case. */
export async function belongsToSupplier(manager: Manager, id: string, supplierId: string): Promise<boolean> {
  return (
    (
      await manager.query<unknown[]>('select from product_directory where id = $1 and supplier_id = $2', [
        id,
        supplierId,
      ])
    ).length > 0
  );
}

/** Saves an entry unless a newer version is stored. */
export async function saveProduct(
  manager: Manager,
  { id, supplierId, productName, version, deleted }: ProductEntry,
): Promise<void> {
  await manager.query(
    `insert into product_directory (id, supplier_id, name, version, deleted) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set supplier_id = excluded.supplier_id, name = excluded.name, version = excluded.version, deleted = excluded.deleted
     where product_directory.version < excluded.version`,
    [id, supplierId, productName, version, deleted],
  );
}

/** Saves that svc-suppliers has no such product, to avoid repeated requests; a later event replaces it. */
export async function saveMissingProduct(manager: Manager, id: string): Promise<void> {
  await manager.query('insert into product_directory (id, version) values ($1, 0) on conflict do nothing', [id]);
}
