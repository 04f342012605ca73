import { changeLogFunction } from '@fsvp/service-kit/lists/counts/change-log';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns of each change log before this migration, by table. */
const LOGS: Record<string, { log: string; columns: string[] }> = {
  receiving_inspections: {
    log: 'inspection_changes',
    columns: ['status', 'search_text', 'created_at', 'received_date', 'supplier_name'],
  },
  verification_activities: {
    log: 'verification_changes',
    columns: ['status', 'type', 'search_text', 'created_at', 'due_date', 'scheduled_date', 'title', 'supplier_name'],
  },
  corrective_actions: {
    log: 'action_changes',
    columns: ['status', 'priority', 'search_text', 'created_at', 'due_date', 'title', 'supplier_name'],
  },
};

/** What lists filter by, so that counts and pages are read from the index. */
const INCLUDED: Record<string, string> = {
  receiving_inspections: 'include (status, search_text)',
  verification_activities: 'include (status, type, search_text)',
  corrective_actions: 'include (status, priority)',
  hazard_analyses: '',
};

/**
 * For `sort=updatedAt` and `updatedSince` (ADR 41): an index for each list, and the time of the last change in the
 * change logs, so that counts since an instant stay exact.
 *
 * Not one transaction, since readers and writers go on while the indexes are made. Each statement can be repeated after
 * an interruption.
 */
export class RecentChanges1700000091000 implements MigrationInterface {
  name = 'RecentChanges1700000091000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // Logged rows without the time are older than any count that uses it.
    for (const [table, { log, columns }] of Object.entries(LOGS))
      await runner.query(`
        alter table ${log} add column if not exists updated_at timestamptz(3);
        ${changeLogFunction({ table, log, columns: [...columns, 'updated_at'] })}`);
    // These wait for all running transactions, such as a report, and nobody waits for them.
    await runner.query('set lock_timeout = 0');
    for (const [table, included] of Object.entries(INCLUDED)) {
      await runner.query(`drop index concurrently if exists ${table}_updated`);
      await runner.query(
        `create index concurrently ${table}_updated on ${table} (updated_at, id) ${included} where deleted_at is null`,
      );
    }
    await runner.query('reset lock_timeout');
  }

  async down(): Promise<void> {
    throw new Error('The lists read by these indexes and columns; this migration is not undone.');
  }
}
