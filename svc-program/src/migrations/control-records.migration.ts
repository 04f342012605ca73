import type { MigrationInterface, QueryRunner } from 'typeorm';
import { marksFilesDue, marksFilesOf } from './files-due.js';

/** Records that a hazard is controlled elsewhere (ADR 0090). */
export class ControlRecords1700000109780 implements MigrationInterface {
  name = 'ControlRecords1700000109780';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table control_records (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        file_id uuid not null references fsvp_files,
        kind varchar(10) not null,
        effective_on date not null,
        document_id uuid not null,
        use_document_id uuid,
        statement text not null,
        reviewer_name text,
        customer_name text,
        hazard_keys uuid[] not null default '{}',
        hazard_names text[] not null default '{}',
        valid_until date,
        check ((kind = 'AS-4') = (use_document_id is not null)),
        check ((kind = 'LACF-1') = (reviewer_name is not null)),
        check (kind = 'AS-2' or customer_name is null),
        check ((kind = 'AS-2') = (cardinality(hazard_keys) > 0)),
        check (cardinality(hazard_keys) = cardinality(hazard_names))
      );
      create index control_records_file on control_records (file_id);
      create index control_records_document on control_records (document_id);
      create index control_records_use on control_records (use_document_id) where use_document_id is not null;

      ${marksFilesDue('control_records', 'id', 'file_id')}
      ${marksFilesOf(
        'document_directory',
        'control_documents',
        `select c.file_id from changed d join control_records c on d.id in (c.document_id, c.use_document_id)`,
      )}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function mark_files_of_control_documents_due cascade;
      drop table control_records;
    `);
  }
}
