import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The hashes of documents' files, which are signed with the records that rest on them (ADR 62). A table of its own: processes of the
 * previous release write the copy of documents without it, and its versions show that.
 */
export class DocumentFiles1700000100100 implements MigrationInterface {
  name = 'DocumentFiles1700000100100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table document_files (
        document_id uuid primary key,
        version integer not null,
        file_version integer not null,
        sha256 text not null,
        added_at timestamptz(3)
      );
      comment on column document_files.version is 'Of the document, of which this is the current file';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table document_files');
  }
}
