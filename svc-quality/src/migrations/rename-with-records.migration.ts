import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Updates records only for a supplier that has some with another name. An update that finds no row still fires the triggers
 * of the change logs, which took most of the time of an import's events.
 */
export class RenameWithRecords1700000029000 implements MigrationInterface {
  name = 'RenameWithRecords1700000029000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function rename_supplier() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.name = old.name then return null; end if;
        if exists (select from verification_activities where supplier_id = new.id and deleted_at is null and supplier_name <> new.name) then
          update verification_activities set supplier_name = new.name where supplier_id = new.id and deleted_at is null and supplier_name <> new.name;
        end if;
        if exists (select from corrective_actions where supplier_id = new.id and deleted_at is null and supplier_name <> new.name) then
          update corrective_actions set supplier_name = new.name where supplier_id = new.id and deleted_at is null and supplier_name <> new.name;
        end if;
        if exists (select from receiving_inspections where supplier_id = new.id and deleted_at is null and supplier_name <> new.name) then
          insert into renamed_suppliers values (new.id) on conflict do nothing;
        end if;
        return null;
      end $$;`);
  }

  async down(): Promise<void> {
    throw new Error(
      'The function before it fired the triggers of every change log for each supplier; this migration is not undone.',
    );
  }
}
