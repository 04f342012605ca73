import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The order by the next verification: who was never verified is due first, who owes none is last. Not one transaction, since
 * readers and writers go on while the index is made.
 */
export class DueOrder1700000113100 implements MigrationInterface {
  name = 'DueOrder1700000113100';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    await runner.query('drop index concurrently if exists suppliers_due_order');
    await runner.query(
      `create index concurrently suppliers_due_order on suppliers
         ((case when fsvp_required then coalesce(next_verification_day, '-infinity'::date) end), lower(name collate "und-x-icu"), id)
       where deleted_at is null`,
    );
    // They were only for the order by the stored day. The previous release sorts until it ends.
    await runner.query('drop index concurrently if exists suppliers_next');
    await runner.query('drop index concurrently if exists suppliers_next_last');
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index suppliers_due_order;
      create index suppliers_next on suppliers (next_verification_day, id) where deleted_at is null;
      create index suppliers_next_last on suppliers (next_verification_day desc nulls last, id desc) where deleted_at is null;
    `);
  }
}
