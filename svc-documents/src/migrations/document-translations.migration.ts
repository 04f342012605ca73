import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents name the documents that are translations of their files. */
export class DocumentTranslations1700000099400 implements MigrationInterface {
  name = 'DocumentTranslations1700000099400';
  // Readers and writers go on while the index is made.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table documents add column if not exists translations jsonb not null default '[]'`);
    // It waits for all running transactions, such as a report, and nobody waits for it.
    await runner.query('set lock_timeout = 0');
    await runner.query('drop index concurrently if exists documents_translations');
    // Finds the originals of a translation.
    await runner.query(
      `create index concurrently documents_translations on documents using gin (translations jsonb_path_ops) where translations <> '[]'`,
    );
    await runner.query('reset lock_timeout');
  }

  async down(): Promise<void> {
    throw new Error('Documents have translations, which would be lost; this migration is not undone.');
  }
}
