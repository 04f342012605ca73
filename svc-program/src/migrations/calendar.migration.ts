import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  signatures_day: 'signatures (record_type, signed_at) where withdrawn_at is null',
  reevaluations_closed: 'reevaluations (closed_at) where closed_at is not null',
  supplier_approvals_ending: `supplier_approvals (until) where until is not null and state = 'signed' and deleted_at is null`,
  food_hazard_analyses_ending: `food_hazard_analyses (valid_until) where valid_until is not null and state = 'signed' and deleted_at is null`,
  entry_lines_arrived: 'entry_lines (arrived_on, id) where deleted_at is null',
  entry_lines_unassigned: 'entry_lines (supplier_id) where file_id is null and deleted_at is null',
};

/**
 * What the calendar finds by day. Not one transaction, since readers and writers go on while the indexes are made; each statement can be
 * repeated.
 */
export class Calendar1700000111961 implements MigrationInterface {
  name = 'Calendar1700000111961';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    for (const [name, columns] of Object.entries(INDEXES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${columns}`);
    }
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
  }
}
