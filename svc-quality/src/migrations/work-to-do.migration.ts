import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  verification_activities_to_do: `verification_activities (due_date, id) include (assigned_to, file_id)
    where deleted_at is null and status in ('scheduled', 'in_progress', 'overdue') and result_state in ('none', 'draft')`,
  corrective_actions_to_do: `corrective_actions (due_date, id) include (assigned_to)
    where deleted_at is null and status in ('open', 'in_progress')`,
};

/**
 * What My Work finds and counts without the rows themselves (ADR 98). Not one transaction, since readers and writers go on while the
 * indexes are made; each statement can be repeated.
 */
export class WorkToDo1700000112011 implements MigrationInterface {
  name = 'WorkToDo1700000112011';
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
