import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each event of a supplier read all verification activities and corrective actions: their indexes by supplier contain
 * live records only, and the statements did not say so. Deleted records keep the name that they had.
 */
export class RenameByIndex1700000028000 implements MigrationInterface {
  name = 'RenameByIndex1700000028000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function rename_supplier() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.name = old.name then return null; end if;
        update verification_activities set supplier_name = new.name where supplier_id = new.id and deleted_at is null and supplier_name <> new.name;
        update corrective_actions set supplier_name = new.name where supplier_id = new.id and deleted_at is null and supplier_name <> new.name;
        insert into renamed_suppliers select new.id
          where exists (select from receiving_inspections where supplier_id = new.id and deleted_at is null and supplier_name <> new.name)
          on conflict do nothing;
        return null;
      end $$;`);
  }

  async down(): Promise<void> {
    throw new Error('The function before it read whole tables; this migration is not undone.');
  }
}
