import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Templates of hazard analyses, and the recalls and notifications that their counts open. */
export class HazardTemplates1700000108300 implements MigrationInterface {
  name = 'HazardTemplates1700000108300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table hazard_templates (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        category varchar(100) not null,
        industry_codes text[] not null,
        generated_on date not null,
        refusals integer not null,
        hazards jsonb not null,
        below jsonb not null,
        context jsonb not null,
        rasff_categories jsonb not null,
        unmapped_categories jsonb not null,
        inputs jsonb not null,
        rows_sha256 varchar(64) not null,
        content_sha256 varchar(64) not null,
        unique (category, generated_on)
      );

      -- Kept for as long as a template names them: its counts always open the rows that were counted.
      create table hazard_template_rows (
        rows_sha256 varchar(64) not null,
        source varchar(20) not null,
        position integer not null,
        codes text[] not null,
        row jsonb not null,
        primary key (rows_sha256, source, position)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table hazard_template_rows; drop table hazard_templates');
  }
}
