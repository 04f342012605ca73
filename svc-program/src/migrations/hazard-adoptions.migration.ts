import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where hazard analyses of suppliers were adopted: their screen asks for each page of them. */
export class HazardAdoptions1700000109620 implements MigrationInterface {
  name = 'HazardAdoptions1700000109620';

  async up(runner: QueryRunner): Promise<void> {
    // The table is as new as this index: no release has filled it.
    await runner.query(`
      create index food_hazard_analyses_adopted on food_hazard_analyses
        using gin (jsonb_path_query_array(hazards, '$[*].adoptedFrom'))
        where state in ('draft', 'signed') and deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index food_hazard_analyses_adopted');
  }
}
