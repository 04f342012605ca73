import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copies of documents know the translations of their current file. */
export class DocumentTranslations1700000099400 implements MigrationInterface {
  name = 'DocumentTranslations1700000099400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table document_directory add column translations uuid[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table document_directory drop column translations');
  }
}
