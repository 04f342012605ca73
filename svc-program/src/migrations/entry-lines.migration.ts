import type { MigrationInterface, QueryRunner } from 'typeorm';
import { marksFilesDue } from './files-due.js';

/** Lines of customs entries, each once for its importer. */
export class EntryLines1700000099000 implements MigrationInterface {
  name = 'EntryLines1700000099000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table entry_lines (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        importer_id uuid not null references importers,
        file_id uuid references fsvp_files,
        entry_number varchar(13) collate "C" not null,
        line_number integer not null check (line_number > 0),
        product_code varchar(7) not null,
        role varchar(3) not null,
        declared_name text,
        declared_email text,
        declared_duns text,
        arrived_on date not null,
        inspection_ids jsonb not null
      );
      create unique index entry_lines_line on entry_lines (importer_id, entry_number, line_number) where deleted_at is null;
      create index entry_lines_newest on entry_lines (created_at, id) where deleted_at is null;
      create index entry_lines_updated on entry_lines (updated_at, id);
      create index entry_lines_file on entry_lines (file_id);

      ${marksFilesDue('entry_lines', 'id', 'file_id')}
      -- The file that a line leaves.
      create trigger entry_lines_moved after update on entry_lines
        referencing old table as changed for each statement execute function mark_files_due('id', 'file_id');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table entry_lines');
  }
}
