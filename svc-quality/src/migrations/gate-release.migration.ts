import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Receipts that wait for their release by a qualified individual. */
export class GateRelease1700000109792 implements MigrationInterface {
  name = 'GateRelease1700000109792';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table receiving_inspections add column gate_release_needed boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table receiving_inspections drop column gate_release_needed');
  }
}
