import type { ProductEntry } from '@fsvp/contracts/suppliers/internal';
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

/**
 * Saves the newest of each product's entries unless a newer version is stored. The stored version is saved again if
 * code and category are known now: a service of an earlier release has not sent them.
 */
export async function saveProducts(manager: Manager, entries: readonly ProductEntry[]): Promise<void> {
  await manager.query(
    `insert into product_directory (id, supplier_id, name, product_code, category, version, deleted)
     select distinct on (id) id, "supplierId", "productName", "fdaFoodCode", "productCategory", version, deleted
     from jsonb_to_recordset($1::jsonb) as entry (id uuid, "supplierId" uuid, "productName" text, "fdaFoodCode" text,
       "productCategory" text, version integer, deleted boolean)
     order by id, version desc
     on conflict (id) do update set supplier_id = excluded.supplier_id, name = excluded.name,
       product_code = excluded.product_code, category = excluded.category, version = excluded.version,
       deleted = excluded.deleted
     where product_directory.version < excluded.version or product_directory.version = excluded.version
       and product_directory.product_code is null and product_directory.category is null
       and coalesce(excluded.product_code, excluded.category) is not null`,
    [JSON.stringify(entries)],
  );
}

/** Saves that svc-suppliers has no such product, to avoid repeated requests; a later event replaces it. */
export async function saveMissingProduct(manager: Manager, id: string): Promise<void> {
  await manager.query('insert into product_directory (id, version) values ($1, 0) on conflict do nothing', [id]);
}
