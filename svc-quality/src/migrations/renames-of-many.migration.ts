import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Renames the supplier in records once for a statement that writes many suppliers, as an import does, instead of once for each. */
export class RenamesOfMany1700000113000 implements MigrationInterface {
  name = 'RenamesOfMany1700000113000';

  async up(runner: QueryRunner): Promise<void> {
    const records = ['verification_activities', 'corrective_actions'].map((table) => {
      const outdated = `from supplier_directory supplier where supplier.id = any(ids) and supplier.id = record.supplier_id
          and record.deleted_at is null and record.supplier_name <> supplier.name`;
      return `
        -- An update that finds no row still fires the triggers of the change logs.
        if exists (select from ${table} record where supplier_id = any(ids) and exists (select ${outdated})) then
          update ${table} record set supplier_name = supplier.name ${outdated};
        end if;`;
    });
    await runner.query(`
      create function rename_suppliers() returns trigger language plpgsql as $$
      declare ids uuid[];
      begin
        if tg_op = 'INSERT' then ids := array(select id from added);
        else ids := array(select added.id from added join removed using (id) where added.name <> removed.name);
        end if;
        if cardinality(ids) = 0 then return null; end if;
        ${records.join('')}
        insert into renamed_suppliers select distinct record.supplier_id
          from receiving_inspections record join supplier_directory supplier on supplier.id = record.supplier_id
          where record.supplier_id = any(ids) and record.deleted_at is null and record.supplier_name <> supplier.name
          on conflict do nothing;
        return null;
      end $$;
      drop trigger supplier_directory_renamed on supplier_directory;
      create trigger supplier_directory_added after insert on supplier_directory
        referencing new table as added for each statement execute function rename_suppliers();
      create trigger supplier_directory_renamed after update on supplier_directory
        referencing old table as removed new table as added for each statement execute function rename_suppliers();
      drop function rename_supplier();`);
  }

  async down(): Promise<void> {
    throw new Error('The trigger before it asked for the records of each supplier; this migration is not undone.');
  }
}
