import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The index of `sort=updatedAt` and `updatedSince` (ADR 41). Not one transaction, since readers and writers go on while it
 * is made.
 */
export class RecentChanges1700000091000 implements MigrationInterface {
  name = 'RecentChanges1700000091000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // It waits for all running transactions, such as an import, and nobody waits for it.
    await runner.query('set lock_timeout = 0');
    await runner.query('drop index concurrently if exists suppliers_updated');
    await runner.query(
      'create index concurrently suppliers_updated on suppliers (updated_at, id) include (status, risk_level) where deleted_at is null',
    );
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index suppliers_updated');
  }
}
