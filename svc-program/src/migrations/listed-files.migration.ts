import { createChangeLog } from '@fsvp/service-kit/lists/counts/change-log';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createListFiles, LISTED_TEXTS } from './list-files.js';

const letters = (column: string) => `lower(${column} collate "und-x-icu")`;

/** What the counted filters and searches compare, so that rows that a page skips are read in the index. */
const COMPARED = 'include (lifecycle, verdict, regime, search_text)';

const INDEXES = [
  `newest on listed_files (created_at, id) ${COMPARED}`,
  `supplier_name on listed_files (${letters('supplier_name')}, id) ${COMPARED}`,
  `food_name on listed_files (${letters('food_name')}, id) ${COMPARED}`,
  `readiness on listed_files (worst, percent, id) ${COMPARED}`,
  `due on listed_files (coalesce(next_due_on, 'infinity'), id) ${COMPARED}`,
  'updated on listed_files (updated_at, id)',
  'number on listed_files (number, id)',
  'lifecycle on listed_files (stage, id)',
  ...['importer_id', 'supplier_id', 'food_id', 'owner_id'].map((column) => `${column} on listed_files (${column})`),
  `country on listed_files (country) where lifecycle <> 'closed'`,
  'missing on listed_files using gin (missing)',
  'search on listed_files using gin (search_text gin_trgm_ops)',
];

const ROWS_PER_STEP = 2000;

/**
 * A row for each FSVP file with all that its list sorts, filters and searches by, in the indexes of one table, and the log of its
 * changes, by which it is counted (ADR 99). Each change of what a file names marks its readiness as due, in the transaction of the
 * change. A transaction that writes a listed row therefore has the lock of the readiness, and reads all that was committed before.
 *
 * Not one transaction, since readers and writers go on while the rows are made. It can be repeated after an interruption.
 */
export class ListedFiles1700000112100 implements MigrationInterface {
  name = 'ListedFiles1700000112100';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table if exists listed_files, listed_file_changes;
      drop function if exists note_listed_file_changes;
      create table listed_files (
        id uuid primary key,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        number varchar(20) not null,
        importer_id uuid not null,
        supplier_id uuid not null,
        food_id uuid not null,
        owner_id uuid,
        lifecycle varchar(20) not null,
        -- In the order of the word: from preparing to closed.
        stage smallint generated always as
          (array_position(array['preparing', 'importing', 'suspended', 'closed'], lifecycle::text)) stored,
        regime varchar(20) not null,
        verdict varchar(20) not null,
        worst smallint generated always as
          (array_position(array['not_ready', 'gaps', 'expiring', 'ready'], verdict::text)) stored,
        percent integer not null,
        determined boolean not null,
        missing text[] not null,
        next_due_on date,
        supplier_name text not null,
        country text,
        country_key text generated always as (fold_text(country)) stored,
        food_name text not null,
        search_text text not null
      );
      create table if not exists change_marks (
        made_at timestamptz not null default now(),
        snapshot pg_snapshot not null default pg_current_snapshot()
      );
      ${INDEXES.map((index) => `create index listed_files_${index};`).join('\n')}
      ${createChangeLog({
        table: 'listed_files',
        live: 'true',
        log: 'listed_file_changes',
        columns: ['lifecycle', 'verdict', 'regime', 'updated_at', 'search_text'],
      })}

      -- A name that is changed at the same time does not find the file: one of both waits for the other.
      create or replace function add_file_readiness() returns trigger language plpgsql as $$
      begin
        perform from supplier_directory where id in (select supplier_id from changed) order by id for share;
        perform from foods where id in (select food_id from changed) order by id for share;
        perform from importers where id in (select importer_id from changed) order by id for share;
        insert into fsvp_file_readiness (file_id) select id from changed on conflict do nothing;
        return null;
      end $$;
      ${createListFiles(LISTED_TEXTS)}
      ${['insert', 'update']
        .map(
          (
            change,
          ) => `create or replace trigger fsvp_file_readiness_${change}_listed after ${change} on fsvp_file_readiness
            referencing new table as changed for each statement execute function list_files();`,
        )
        .join('\n')}
    `);
    for (;;) {
      const filled = (await runner.query(`
        with few as materialized (
          select file_id from fsvp_file_readiness r where not exists (select from listed_files l where l.id = r.file_id)
          order by file_id limit ${ROWS_PER_STEP} for no key update),
        listed as (update fsvp_file_readiness set due = due where file_id in (select file_id from few))
        select from few limit 1`)) as unknown[];
      if (!filled.length) break;
    }
    await runner.query('drop index if exists fsvp_file_readiness_worst');
    await runner.query('analyze listed_files');
  }

  async down(): Promise<void> {
    throw new Error('The lists read by this table; this migration is not undone.');
  }
}
