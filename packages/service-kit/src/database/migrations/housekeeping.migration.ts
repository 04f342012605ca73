import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds old rows without reading the whole table. Rows are added in the order of their time, so a BRIN index is enough. */
export class Housekeeping1700000000600 implements MigrationInterface {
  name = 'Housekeeping1700000000600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index idempotency_created on idempotency using brin (created_at);
      create index inbox_handled on inbox using brin (handled_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index idempotency_created; drop index inbox_handled');
  }
}
