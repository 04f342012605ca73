import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of documents, for the attachments of verification activities and corrective actions. */
export class DocumentDirectory1700000027000 implements MigrationInterface {
  name = 'DocumentDirectory1700000027000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table document_directory (
        id uuid primary key,
        title text not null,
        file_name text not null,
        mime_type text not null,
        file_size integer not null,
        verification_id uuid,
        corrective_action_id uuid,
        version integer not null,
        withdrawn boolean not null
      );
      create index document_directory_verification on document_directory (verification_id) where not withdrawn;
      create index document_directory_corrective_action on document_directory (corrective_action_id) where not withdrawn;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table document_directory');
  }
}
