import type { MigrationInterface, QueryRunner } from 'typeorm';
import { marksFilesDue, marksFilesOf } from './files-due.js';

/** What other services change marks the files that it matters for. */
export class FileSources1700000098500 implements MigrationInterface {
  name = 'FileSources1700000098500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Judged while a service was silent, and to be judged again when it answers.
      alter table fsvp_file_readiness add column unconfirmed boolean not null default false;
      create index fsvp_file_readiness_unconfirmed on fsvp_file_readiness (file_id) where unconfirmed;

      ${marksFilesDue('action_directory', 'supplier_id', 'supplier_id')}
      -- Once corrective actions are known for the first time.
      create trigger source_freshness_first after insert on source_freshness
        for each row when (new.source = 'quality') execute function mark_all_files_due();

      -- The consent that an agent needs.
      ${marksFilesOf(
        'document_directory',
        'consents',
        `select f.id from changed d join importers i on i.consent_document_id = d.id join fsvp_files f on f.importer_id = i.id`,
      )}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function mark_files_of_consents_due cascade;
      drop trigger source_freshness_first on source_freshness;
      drop trigger action_directory_insert_supplier_id on action_directory;
      drop trigger action_directory_update_supplier_id on action_directory;
      alter table fsvp_file_readiness drop column unconfirmed;
    `);
  }
}
