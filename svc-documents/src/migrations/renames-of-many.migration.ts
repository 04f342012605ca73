import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What documents are counted by. */
const COLUMNS = 'type, expiry_day, supplier_id, search_text, created_at';

/**
 * Logs the names that documents are counted with once for a statement that writes many suppliers, as an import does, instead
 * of once for each.
 */
export class RenamesOfMany1700000113010 implements MigrationInterface {
  name = 'RenamesOfMany1700000113010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function note_supplier_names() returns trigger language plpgsql as $$
      declare names jsonb;
      begin
        if tg_op = 'INSERT' then
          names := (select jsonb_agg(jsonb_build_object('id', id, 'later', name)) from added);
        elsif tg_op = 'DELETE' then
          names := (select jsonb_agg(jsonb_build_object('id', id, 'earlier', name)) from removed);
        else
          names := (select jsonb_agg(jsonb_build_object('id', id, 'earlier', removed.name, 'later', added.name))
            from added join removed using (id) where added.name <> removed.name);
        end if;
        if names is null then return null; end if;
        insert into document_changes (amount, ${COLUMNS}, supplier_name)
        select sign.factor * found.amount, ${COLUMNS}, case sign.factor when 1 then later else earlier end
        from (select count(*) as amount, ${COLUMNS} from documents
            where supplier_id = any(array(select (one ->> 'id')::uuid from jsonb_array_elements(names) one)) and is_active
            group by ${COLUMNS}) found
          join jsonb_to_recordset(names) as renamed (id uuid, earlier text, later text) on renamed.id = found.supplier_id
          cross join (values (-1), (1)) sign (factor);
        return null;
      end $$;
      drop trigger supplier_directory_named on supplier_directory;
      drop trigger supplier_directory_renamed on supplier_directory;
      create trigger supplier_directory_named after insert on supplier_directory
        referencing new table as added for each statement execute function note_supplier_names();
      create trigger supplier_directory_renamed after update on supplier_directory
        referencing old table as removed new table as added for each statement execute function note_supplier_names();
      create trigger supplier_directory_removed after delete on supplier_directory
        referencing old table as removed for each statement execute function note_supplier_names();
      drop function note_supplier_name();`);
  }

  async down(): Promise<void> {
    throw new Error('The trigger before it asked for the documents of each supplier; this migration is not undone.');
  }
}
