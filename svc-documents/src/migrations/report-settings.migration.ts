import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Filters of the audit trail report (record and person), and the status `cancelled`. */
export class ReportSettings1700000041000 implements MigrationInterface {
  name = 'ReportSettings1700000041000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table report_runs
        add column record_id uuid,
        add column actor text,
        drop constraint report_runs_status_check,
        add constraint report_runs_status_check check (status in ('queued', 'running', 'done', 'failed', 'cancelled'));

      -- One person's changes, or those of the system (actor is null), in the order of the report.
      create index audit_entries_actor on audit_entries (actor, occurred_at, event_id);
      -- For the names of users in the report.
      create index audit_entries_users on audit_entries (aggregate_id, aggregate_version) where aggregate_type = 'user';
    `);
  }

  async down(): Promise<void> {
    throw new Error('The audit trail is evidence; this migration cannot be reverted.');
  }
}
