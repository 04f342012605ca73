import type { MigrationInterface, QueryRunner } from 'typeorm';
import { marksFilesDue, marksFilesOf } from './files-due.js';

/** Procedures of importers in versions: one signed and one draft for each importer and code. */
export class Procedures1700000098200 implements MigrationInterface {
  name = 'Procedures1700000098200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table procedures (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        importer_id uuid not null references importers,
        code varchar(10) not null,
        version_number integer not null,
        state varchar(20) not null,
        title varchar(255) not null,
        document_id uuid,
        effective_from date not null,
        established_by varchar(20) not null,
        review_note text,
        check (established_by <> 'other_entity' or review_note is not null)
      );
      create unique index procedures_number on procedures (importer_id, code, version_number) where deleted_at is null;
      create unique index procedures_open on procedures (importer_id, code, state)
        where state in ('draft', 'signed') and deleted_at is null;
      create index procedures_newest on procedures (created_at, id) where deleted_at is null;
      create index procedures_document on procedures (document_id);

      ${marksFilesDue('procedures', 'importer_id', 'importer_id')}
      ${marksFilesOf(
        'document_directory',
        'procedures',
        `select f.id from changed d join procedures p on p.document_id = d.id join fsvp_files f on f.importer_id = p.importer_id`,
      )}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function mark_files_of_procedures_due cascade; drop table procedures');
  }
}
