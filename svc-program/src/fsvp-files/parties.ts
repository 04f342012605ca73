import type { Names } from '@fsvp/contracts/core/signed-field';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { EntityManager } from 'typeorm';

/** The importer, the supplier and the food of a file by their ids, as they are named today. */
export async function partyNames(manager: EntityManager, fileId: string): Promise<Names> {
  const [row] = await manager.query<{ names: Names }[]>(
    `select jsonb_build_object(i.id, i.legal_name, f.supplier_id, coalesce(s.name, ''), food.id, food.name) as names
     from fsvp_files f join importers i on i.id = f.importer_id join foods food on food.id = f.food_id
     left join supplier_directory s on s.id = f.supplier_id where f.id = $1`,
    [fileId],
  );
  return row?.names ?? {};
}

/** The food of a file, for which a signer must be qualified. */
export async function qualifyingFood(manager: EntityManager, fileId: string): Promise<QualificationDemand['food']> {
  const [food] = await manager.query<NonNullable<QualificationDemand['food']>[]>(
    `select food.name, food.food_class as "foodClass", food.industry_code as "industryCode"
     from fsvp_files f join foods food on food.id = f.food_id where f.id = $1`,
    [fileId],
  );
  return food ?? null;
}
