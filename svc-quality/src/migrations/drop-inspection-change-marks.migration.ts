import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `change_marks`, shared by all change logs, replaced this table. */
export class DropInspectionChangeMarks1700000026000 implements MigrationInterface {
  name = 'DropInspectionChangeMarks1700000026000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop table inspection_change_marks');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table inspection_change_marks (
        made_at timestamptz not null default now(),
        snapshot pg_snapshot not null default pg_current_snapshot()
      )`);
  }
}
