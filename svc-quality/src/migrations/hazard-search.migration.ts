import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The text of a hazard's card in one lower-case column, which is several times faster to search than three columns. */
export class HazardSearch1700000023000 implements MigrationInterface {
  name = 'HazardSearch1700000023000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table hazard_analyses add column search_text text not null generated always as
        (lower(hazard_type || ' hazard' || E'\\x01' || hazard_description || E'\\x01' || coalesce(preventive_controls, ''))) stored;
      drop index hazard_analyses_search;
      create index hazard_analyses_search on hazard_analyses using gin (search_text gin_trgm_ops) where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table hazard_analyses drop column search_text;
      create index hazard_analyses_search on hazard_analyses
        using gin (hazard_description gin_trgm_ops, hazard_type gin_trgm_ops, preventive_controls gin_trgm_ops) where deleted_at is null;
    `);
  }
}
