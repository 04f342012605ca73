import { changeLogFunction } from '@fsvp/service-kit/counts/change-log';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOMENT = 'timestamptz(3)';
const TEXT = 'text';

/** More columns of a log that exists: the rows that it has already are older than any count that asks for these. */
function moreColumns(table: string, log: string, columns: string[], more: Record<string, string>): string {
  const added = Object.entries(more).map(([column, type]) => `add column ${column} ${type}`);
  return `
    alter table ${log} ${added.join(', ')};
    ${changeLogFunction({ table, log, columns: [...columns, ...Object.keys(more)] })}`;
}

/**
 * Pages far down and hits here and there (ADR 14): the logs of changes tell the keys of all orders, so that counts by span of an order stay exact;
 * and inspections carry their supplier's name, as verification activities and corrective actions do.
 */
export class OrderSpans1700000025000 implements MigrationInterface {
  name = 'OrderSpans1700000025000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Those whose inspections still have a former name: too many for the transaction that hears of it (RenameInspections).
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
      -- Written anew as a whole, which is many times quicker than an update of all rows, and no change that triggers would hear of.
      create function pg_temp.name_of(supplier uuid) returns text language sql stable return coalesce((select name from supplier_directory where id = supplier), '');
      alter table receiving_inspections add column supplier_name text not null default '';
      alter table receiving_inspections alter column supplier_name type text using pg_temp.name_of(supplier_id);
      create trigger receiving_inspections_supplier before insert or update of supplier_id on receiving_inspections for each row execute function name_supplier();
      -- The name itself too: PostgreSQL reads an index alone only where it has the columns of an expression.
      create index receiving_inspections_supplier_name on receiving_inspections (lower(supplier_name), id) include (status, search_text, supplier_name)
        where deleted_at is null;
      -- A search among one supplier's is compared in the index too.
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
