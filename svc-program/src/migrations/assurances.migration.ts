import type { MigrationInterface, QueryRunner } from 'typeorm';
import { marksFilesDue, marksFilesOf } from './files-due.js';

/** Assurances, checks of scope and standing, and the chosen evidence of FSVP files. */
export class Assurances1700000098100 implements MigrationInterface {
  name = 'Assurances1700000098100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table assurances (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        kind varchar(10) not null,
        file_id uuid references fsvp_files,
        importer_id uuid references importers,
        customer_name text,
        effective_on date not null,
        signer_name varchar(255) not null,
        signer_title varchar(255) not null,
        statement text not null,
        document_id uuid not null,
        controls_description text,
        non_federal_law_statement text,
        valid_until date not null,
        check ((file_id is null) = (importer_id is not null)),
        check ((importer_id is null) = (customer_name is null))
      );
      create index assurances_newest on assurances (created_at, id);
      create index assurances_updated on assurances (updated_at, id);
      create index assurances_file on assurances (file_id);
      create index assurances_importer on assurances (importer_id);
      create index assurances_document on assurances (document_id);

      create table standing_checks (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        file_id uuid not null references fsvp_files,
        kind varchar(10) not null,
        country_code char(2) not null,
        authority varchar(255) not null,
        found boolean not null,
        how text not null,
        document_id uuid,
        checked_on date not null,
        valid_until date not null
      );
      create index standing_checks_file on standing_checks (file_id);
      create index standing_checks_document on standing_checks (document_id);

      create table evidence_links (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        file_id uuid not null references fsvp_files,
        code varchar(10) not null,
        links jsonb not null,
        unique (file_id, code)
      );
      create index evidence_links_records on evidence_links using gin (links jsonb_path_ops);

      ${marksFilesDue('assurances', 'id', 'file_id')}
      ${marksFilesDue('assurances', 'importer_id', 'importer_id')}
      ${marksFilesDue('standing_checks', 'id', 'file_id')}
      ${marksFilesDue('evidence_links', 'id', 'file_id')}

      -- A document that is withdrawn or expires is no evidence any more.
      ${marksFilesOf(
        'document_directory',
        'documents',
        `select a.file_id from changed d join assurances a on a.document_id = d.id where a.file_id is not null
         union select f.id from changed d join assurances a on a.document_id = d.id join fsvp_files f on f.importer_id = a.importer_id
         union select c.file_id from changed d join standing_checks c on c.document_id = d.id
         union select l.file_id from changed d
           join evidence_links l on l.links @> jsonb_build_array(jsonb_build_object('recordId', d.id))`,
      )}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function mark_files_of_documents_due cascade;
      drop table evidence_links, standing_checks, assurances;
    `);
  }
}
