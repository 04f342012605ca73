import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Registrations by the day on which they end. Not one transaction, since readers and writers go on while the index is made. */
export class Calendar1700000111962 implements MigrationInterface {
  name = 'Calendar1700000111962';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    await runner.query('drop index concurrently if exists suppliers_registration_end');
    await runner.query(
      `create index concurrently suppliers_registration_end on suppliers (fda_registration_end, id)
       where fda_registration_end is not null and deleted_at is null`,
    );
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index suppliers_registration_end');
  }
}
