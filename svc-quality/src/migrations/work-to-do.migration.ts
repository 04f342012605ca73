import { replaceIndexes } from '@fsvp/service-kit/lists/searched-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  verification_activities_to_do: `verification_activities (due_date, id) include (assigned_to, file_id)
    where deleted_at is null and status in ('scheduled', 'in_progress', 'overdue') and result_state in ('none', 'draft')`,
  corrective_actions_to_do: `corrective_actions (due_date, id) include (assigned_to)
    where deleted_at is null and status in ('open', 'in_progress')`,
};

/** What My Work finds and counts, without the rows themselves (ADR 98). */
export class WorkToDo1700000112011 implements MigrationInterface {
  name = 'WorkToDo1700000112011';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, INDEXES, []);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
  }
}
