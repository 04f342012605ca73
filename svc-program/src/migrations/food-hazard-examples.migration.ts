import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drafts that begin with an example, and what of it a person has yet to check. */
export class FoodHazardExamples1700000109600 implements MigrationInterface {
  name = 'FoodHazardExamples1700000109600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table food_hazard_analyses add column example varchar(200);
      alter table food_hazard_analyses add column to_check jsonb not null default '[]';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table food_hazard_analyses drop column example, drop column to_check');
  }
}
