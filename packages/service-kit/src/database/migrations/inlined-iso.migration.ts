import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `to_char` is stable, and PostgreSQL puts the body of a SQL function into a query only if it is as volatile as the
 * function. An immutable `iso` was called for each value, a quarter of the CPU time of a page of suppliers.
 */
export class InlinedIso1700000000900 implements MigrationInterface {
  name = 'InlinedIso1700000000900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter function iso(timestamptz) stable');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter function iso(timestamptz) immutable');
  }
}
