import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the answers of an evaluation were copied from. */
export class CopiedEvaluations1700000109790 implements MigrationInterface {
  name = 'CopiedEvaluations1700000109790';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table supplier_evaluations add column copied jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table supplier_evaluations drop column copied');
  }
}
