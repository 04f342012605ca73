import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A service's copy of the policies, which svc-gateway owns. A policy without a row has its default. */
export class PolicyCopies1700000001200 implements MigrationInterface {
  name = 'PolicyCopies1700000001200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table policy_copies (key text primary key, value text not null, version integer not null)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table policy_copies');
  }
}
