import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The copies of documents know their languages, for those who sign. A copy of an earlier release has none: svc-documents is asked for
 * it when it is needed for the first time.
 */
export class DocumentLanguages1700000099400 implements MigrationInterface {
  name = 'DocumentLanguages1700000099400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table document_directory add column language text,
        -- Of the current file.
        add column translations uuid[] not null default '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table document_directory drop column language, drop column translations');
  }
}
