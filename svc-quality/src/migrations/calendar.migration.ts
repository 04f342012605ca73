import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  verification_activities_completed: `verification_activities (completed_date, id) where completed_date is not null and deleted_at is null`,
  corrective_actions_completed: `corrective_actions (completed_date, id) where completed_date is not null and deleted_at is null`,
  plan_files_food: 'plan_files (food_id)',
};

/**
 * What the calendar finds by day, and the food of FSVP files: those with activities are read again, as those of which only the plan is
 * known. Not one transaction, since readers and writers go on while the indexes are made; each statement can be repeated.
 */
export class Calendar1700000111960 implements MigrationInterface {
  name = 'Calendar1700000111960';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table plan_files add column if not exists food_id uuid;
      update plan_files f set version = 0
        where food_id is null and lifecycle <> 'closed' and exists (select from plan_lines l where l.file_id = f.file_id and l.active);
    `);
    await runner.query('set lock_timeout = 0');
    for (const [name, columns] of Object.entries(INDEXES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${columns}`);
    }
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(INDEXES).join(', ')}; alter table plan_files drop column food_id`);
  }
}
