import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The index of `sort=updatedAt` and `updatedSince` (ADR 41). Not one transaction, since readers and writers go on while it
 * is made.
 */
export class RecentChanges1700000091000 implements MigrationInterface {
  name = 'RecentChanges1700000091000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // It waits for all running transactions, such as a report, and nobody waits for it.
    await runner.query('set lock_timeout = 0');
    await runner.query('drop index concurrently if exists documents_updated');
    await runner.query(
      'create index concurrently documents_updated on documents (updated_at, id) include (type, supplier_id) where is_active',
    );
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index documents_updated');
  }
}
