import { createChangeLog } from '@fsvp/service-kit/lists/counts/change-log';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The searched columns as one lower-case text, with a separator that nobody types and that sorts first. */
function searchText(...columns: string[]): string {
  return `text not null generated always as (lower(${columns.map((column) => `coalesce(${column}, '')`).join(` || E'\\x01' || `)})) stored`;
}

/**
 * The supplier's name in each row, updated from the directory, so that it can be searched and sorted like other
 * columns.
 */
function supplierName(table: string): string {
  return `
    alter table ${table} add column supplier_name text;
    update ${table} set supplier_name = (select name from supplier_directory where id = supplier_id);
    create trigger ${table}_supplier before insert or update of supplier_id on ${table} for each row execute function name_supplier();`;
}

/**
 * Cached totals for verification activities and corrective actions, as for inspections (ADR 14). The supplier's name
 * becomes part of the searched text, and changes are logged.
 */
export class KeptCounts1700000024000 implements MigrationInterface {
  name = 'KeptCounts1700000024000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- With the share lock, a record waits for a running rename and a rename waits for a running write, so neither misses the other.
      create function name_supplier() returns trigger language plpgsql as $$
      begin
        select name into new.supplier_name from supplier_directory where id = new.supplier_id for share;
        return new;
      end $$;
      ${supplierName('verification_activities')}
      ${supplierName('corrective_actions')}
      create function rename_supplier() returns trigger language plpgsql as $$
      begin
        update verification_activities set supplier_name = new.name where supplier_id = new.id and supplier_name is distinct from new.name;
        update corrective_actions set supplier_name = new.name where supplier_id = new.id and supplier_name is distinct from new.name;
        return null;
      end $$;
      create trigger supplier_directory_renamed after insert or update of name on supplier_directory for each row execute function rename_supplier();

      drop index verification_activities_search, verification_activities_newest;
      alter table verification_activities drop column search_text;
      alter table verification_activities add column search_text ${searchText('title', 'supplier_name')};
      create index verification_activities_search on verification_activities using gin (search_text gin_trgm_ops) where deleted_at is null;
      create index verification_activities_newest on verification_activities (created_at desc, id desc) include (status, type, due_date, search_text) where deleted_at is null;
      create index verification_activities_supplier_name on verification_activities (lower(supplier_name), id) where deleted_at is null;

      drop index corrective_actions_search;
      alter table corrective_actions drop column search_text;
      alter table corrective_actions add column search_text ${searchText('title', 'description', 'supplier_name')};
      create index corrective_actions_search on corrective_actions using gin (search_text gin_trgm_ops) where deleted_at is null;
      create index corrective_actions_supplier_name on corrective_actions (lower(supplier_name), id) where deleted_at is null;

      ${createChangeLog({ table: 'verification_activities', log: 'verification_changes', columns: ['status', 'type', 'search_text'] })}
      ${createChangeLog({ table: 'corrective_actions', log: 'action_changes', columns: ['status', 'priority', 'search_text'] })}
    `);
  }

  async down(): Promise<void> {
    throw new Error('The lists read by these columns and logs; this migration is not undone.');
  }
}
