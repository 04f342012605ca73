import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The unique index on aggregate, version and type begins with the same column: each event was written to one index more. */
export class RedundantIndex1700000000800 implements MigrationInterface {
  name = 'RedundantIndex1700000000800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index event_log_aggregate');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index event_log_aggregate on event_log (aggregate_id)');
  }
}
