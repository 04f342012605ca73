import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happened to foods since their hazard analyses were written. */
export class FoodNotes1700000109622 implements MigrationInterface {
  name = 'FoodNotes1700000109622';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table food_notes (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        food_id uuid not null references foods,
        kind varchar(30) not null,
        happened_on date not null,
        hazard_code varchar(40) not null,
        hazard_name varchar(200) not null,
        template_id uuid not null references hazard_templates,
        category varchar(100) not null,
        dismissal text,
        unique (food_id, kind, hazard_code, template_id)
      );
      create index food_notes_newest on food_notes (created_at, id) where deleted_at is null;
      create index food_notes_updated on food_notes (updated_at, id) where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table food_notes');
  }
}
