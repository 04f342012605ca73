import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents have a language and tell of a damaged file; how far the check of stored files has come. */
export class DocumentFiles1700000099100 implements MigrationInterface {
  name = 'DocumentFiles1700000099100';
  // Readers and writers go on while the index is made.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table documents add column if not exists language text not null default 'en',
        add column if not exists file_damaged_since timestamptz(3);
      create table if not exists file_check_place (one boolean primary key default true check (one), document_id uuid);
      insert into file_check_place default values on conflict do nothing;
    `);
    // It waits for all running transactions, such as a report, and nobody waits for it.
    await runner.query('set lock_timeout = 0');
    await runner.query('drop index concurrently if exists documents_damaged');
    await runner.query(
      'create index concurrently documents_damaged on documents (id) where file_damaged_since is not null and is_active',
    );
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table file_check_place;
      alter table documents drop column language, drop column file_damaged_since;
    `);
  }
}
