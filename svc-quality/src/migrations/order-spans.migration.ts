import { changeLogFunction } from '@fsvp/service-kit/lists/counts/change-log';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOMENT = 'timestamptz(3)';
const TEXT = 'text';

/** Adds columns to an existing change log. Its rows are older than any count that uses the new columns. */
function moreColumns(table: string, log: string, columns: string[], more: Record<string, string>): string {
  const added = Object.entries(more).map(([column, type]) => `add column ${column} ${type}`);
  return `
    alter table ${log} ${added.join(', ')};
    ${changeLogFunction({ table, log, columns: [...columns, ...Object.keys(more)] })}`;
}

/**
 * For pages far from both ends and scattered hits (ADR 14). The change logs contain the keys of all sort orders, so
 * that counts per bucket stay exact. Inspections get a column with their supplier's name, like verification activities
 * and corrective actions.
 */
export class OrderSpans1700000025000 implements MigrationInterface {
  name = 'OrderSpans1700000025000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Suppliers whose inspections still have a former name: they may be too many for one transaction (SupplierNameUpdater).
      create table renamed_suppliers (supplier_id uuid primary key);
      create or replace function name_supplier() returns trigger language plpgsql as $$
      begin
        new.supplier_name := coalesce((select name from supplier_directory where id = new.supplier_id for share), '');
        return new;
      end $$;
      create or replace function rename_supplier() returns trigger language plpgsql as $$
      begin
        update verification_activities set supplier_name = new.name where supplier_id = new.id and supplier_name <> new.name;
        update corrective_actions set supplier_name = new.name where supplier_id = new.id and supplier_name <> new.name;
        insert into renamed_suppliers select new.id where exists (select from receiving_inspections where supplier_id = new.id and supplier_name <> new.name)
          on conflict do nothing;
        return null;
      end $$;
    `);
    for (const table of ['verification_activities', 'corrective_actions'])
      await runner.query(`
        update ${table} set supplier_name = '' where supplier_name is null;
        alter table ${table} alter column supplier_name set default '', alter column supplier_name set not null;`);
    await runner.query(`
      -- Rewrites the whole table, which is many times faster than an update of all rows, and does not fire triggers.
      create function pg_temp.name_of(supplier uuid) returns text language sql stable return coalesce((select name from supplier_directory where id = supplier), '');
      alter table receiving_inspections add column supplier_name text not null default '';
      alter table receiving_inspections alter column supplier_name type text using pg_temp.name_of(supplier_id);
      create trigger receiving_inspections_supplier before insert or update of supplier_id on receiving_inspections for each row execute function name_supplier();
      -- Includes the name: PostgreSQL does an index-only scan only if the index has the columns of the expression.
      create index receiving_inspections_supplier_name on receiving_inspections (lower(supplier_name), id) include (status, search_text, supplier_name)
        where deleted_at is null;
      -- A search within one supplier's inspections is compared in this index too.
      drop index receiving_inspections_supplier;
      create index receiving_inspections_supplier on receiving_inspections (supplier_id, created_at desc, id desc) include (status, search_text) where deleted_at is null;
      ${moreColumns('receiving_inspections', 'inspection_changes', ['status', 'search_text'], { created_at: MOMENT, received_date: MOMENT, supplier_name: TEXT })}
      ${moreColumns('verification_activities', 'verification_changes', ['status', 'type', 'search_text'], { created_at: MOMENT, due_date: MOMENT, scheduled_date: MOMENT, title: TEXT, supplier_name: TEXT })}
      ${moreColumns('corrective_actions', 'action_changes', ['status', 'priority', 'search_text'], { created_at: MOMENT, due_date: MOMENT, title: TEXT, supplier_name: TEXT })}
    `);
  }

  async down(): Promise<void> {
    throw new Error('The lists read by these columns and logs; this migration is not undone.');
  }
}
