import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { EntityManager } from 'typeorm';

/** What this service keeps of an FSVP file. */
export type PlanFile = Pick<
  FsvpFile,
  'id' | 'version' | 'number' | 'supplierId' | 'foodId' | 'importerId' | 'ownerId' | 'lifecycle' | 'productIds'
>;

/** @returns whether it is newer than the stored one */
export async function saveFile(manager: Pick<EntityManager, 'query'>, file: PlanFile): Promise<boolean> {
  const { id, version, number, supplierId, foodId, importerId, ownerId, lifecycle, productIds } = file;
  const saved = await manager.query<object[]>(
    `insert into plan_files (file_id, number, supplier_id, lifecycle, product_ids, version, importer_id, owner_id, food_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (file_id) do update set number = excluded.number, supplier_id = excluded.supplier_id,
       lifecycle = excluded.lifecycle, product_ids = excluded.product_ids, version = excluded.version,
       importer_id = excluded.importer_id, owner_id = excluded.owner_id, food_id = excluded.food_id
     where plan_files.version < excluded.version
     returning 1`,
    [id, number, supplierId, lifecycle, productIds, version, importerId, ownerId, foodId],
  );
  return saved.length > 0;
}
