import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The trace of the request that caused an event, for the relay. It is no fact: the hash chain and the audit trail do not
 * cover it, and releases without it add rows and relay them as before.
 */
export class TraceParent1700000001100 implements MigrationInterface {
  name = 'TraceParent1700000001100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table event_log add column trace_parent text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table event_log drop column trace_parent');
  }
}
