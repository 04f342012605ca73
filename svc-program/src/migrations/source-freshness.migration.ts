import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when the copies of another service's records are known to be complete; without a row they never were. */
export class SourceFreshness1700000097700 implements MigrationInterface {
  name = 'SourceFreshness1700000097700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table source_freshness (
        source text primary key,
        complete_until timestamptz(3) not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table source_freshness');
  }
}
