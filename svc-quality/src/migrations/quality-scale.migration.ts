import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns as one lower-case text, with a separator that nobody types and that sorts first. */
function searchText(...columns: string[]): string {
  return `text not null generated always as (lower(${columns.map((column) => `coalesce(${column}, '')`).join(` || E'\\x01' || `)})) stored`;
}

/**
 * For lists of a million inspections (ADR 14): one lower-case column for searches, indexes for pages and counts without
 * reading the table, and a log of changes, so that an exact total can be computed from an earlier one.
 */
export class QualityScale1700000022000 implements MigrationInterface {
  name = 'QualityScale1700000022000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table supplier_directory add column search_name text not null generated always as (lower(name)) stored;
      drop index supplier_directory_name;
      create index supplier_directory_search on supplier_directory using gin (search_name gin_trgm_ops);
      alter table product_directory add column search_name text generated always as (lower(name)) stored;
      drop index product_directory_name;
      create index product_directory_search on product_directory using gin (search_name gin_trgm_ops);

      alter table verification_activities add column search_text ${searchText('title')};
      drop index verification_activities_search, verification_activities_newest, verification_activities_supplier;
      create index verification_activities_search on verification_activities using gin (search_text gin_trgm_ops) where deleted_at is null;
      create index verification_activities_newest on verification_activities (created_at desc, id desc)
        include (status, type, due_date, supplier_id, search_text) where deleted_at is null;
      create index verification_activities_supplier on verification_activities (supplier_id, created_at desc, id desc) include (status, type, due_date)
        where deleted_at is null;

      alter table corrective_actions add column search_text ${searchText('title', 'description')};
      drop index corrective_actions_search, corrective_actions_newest, corrective_actions_supplier;
      create index corrective_actions_search on corrective_actions using gin (search_text gin_trgm_ops) where deleted_at is null;
      create index corrective_actions_newest on corrective_actions (created_at desc, id desc) include (status, priority, supplier_id) where deleted_at is null;
      create index corrective_actions_supplier on corrective_actions (supplier_id, created_at desc, id desc) include (status, priority) where deleted_at is null;

      create index corrective_actions_progress on corrective_actions (array_position(array['open', 'in_progress', 'completed', 'closed'], status), id)
        include (status) where deleted_at is null;

      alter table receiving_inspections add column search_text ${searchText('product_name', 'lot_number')};
      -- The planner chooses by the estimated number of hits. Finer statistics improve the estimate.
      alter table receiving_inspections alter column search_text set statistics 500;
      drop index receiving_inspections_search, receiving_inspections_newest, receiving_inspections_supplier, receiving_inspections_status,
        receiving_inspections_received, receiving_inspections_product;
      create index receiving_inspections_search on receiving_inspections using gin (search_text gin_trgm_ops) where deleted_at is null;
      create index receiving_inspections_newest on receiving_inspections (created_at desc, id desc) include (status, search_text) where deleted_at is null;
      create index receiving_inspections_received on receiving_inspections (received_date, id) include (status, search_text) where deleted_at is null;
      create index receiving_inspections_product on receiving_inspections (search_text, id) include (status) where deleted_at is null;
      create index receiving_inspections_status on receiving_inspections (status, id) where deleted_at is null;
      create index receiving_inspections_supplier on receiving_inspections (supplier_id, created_at desc, id desc) include (status) where deleted_at is null;

      create table inspection_changes (
        xid xid8 not null default pg_current_xact_id(),
        amount integer not null,
        status text not null,
        search_text text not null
      );
      create index inspection_changes_xid on inspection_changes (xid);
      create table inspection_change_marks (
        made_at timestamptz not null default now(),
        snapshot pg_snapshot not null default pg_current_snapshot()
      );

      -- Rows are only added, so that writers do not wait for each other as they would with a counter.
      create function note_inspection_changes() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into inspection_changes (amount, status, search_text) select 1, status, search_text from added where deleted_at is null;
        elsif tg_op = 'DELETE' then
          insert into inspection_changes (amount, status, search_text) select -1, status, search_text from removed where deleted_at is null;
        elsif tg_op = 'UPDATE' then
          insert into inspection_changes (amount, status, search_text)
          select sum(amount), status, search_text from (
            select 1 as amount, status, search_text from added where deleted_at is null
            union all select -1, status, search_text from removed where deleted_at is null) change
          group by status, search_text having sum(amount) <> 0;
        else
          insert into inspection_changes (amount, status, search_text)
          select -count(*), status, search_text from receiving_inspections where deleted_at is null group by status, search_text;
        end if;
        return null;
      end $$;
      create trigger receiving_inspections_added after insert on receiving_inspections
        referencing new table as added for each statement execute function note_inspection_changes();
      create trigger receiving_inspections_removed after delete on receiving_inspections
        referencing old table as removed for each statement execute function note_inspection_changes();
      create trigger receiving_inspections_changed after update on receiving_inspections
        referencing old table as removed new table as added for each statement execute function note_inspection_changes();
      create trigger receiving_inspections_emptied before truncate on receiving_inspections
        for each statement execute function note_inspection_changes();
    `);
  }

  async down(): Promise<void> {
    throw new Error('The lists read by these columns and indexes; this migration is not undone.');
  }
}
