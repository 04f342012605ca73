import type { MigrationInterface, QueryRunner } from 'typeorm';
import { marksFilesDue } from './files-due.js';

/** Hazard analyses of foods in versions: one signed and one draft for each food. */
export class FoodHazardAnalyses1700000109500 implements MigrationInterface {
  name = 'FoodHazardAnalyses1700000109500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table food_hazard_analyses (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        food_id uuid not null references foods,
        version_number integer not null,
        state varchar(20) not null,
        basis varchar(20) not null,
        covers text,
        consumers text,
        facts jsonb not null,
        hazards jsonb not null,
        hazard_count integer generated always as (jsonb_array_length(hazards)) stored,
        considered jsonb not null,
        origins_considered jsonb not null,
        factors jsonb not null,
        sources jsonb not null,
        reviewed jsonb,
        outcome varchar(30) not null,
        control_count integer not null,
        valid_until date,
        confirmations jsonb not null
      );
      create unique index food_hazard_analyses_number on food_hazard_analyses (food_id, version_number) where deleted_at is null;
      create unique index food_hazard_analyses_open on food_hazard_analyses (food_id, state)
        where state in ('draft', 'signed') and deleted_at is null;
      create index food_hazard_analyses_newest on food_hazard_analyses (created_at, id) where deleted_at is null;

      ${marksFilesDue('food_hazard_analyses', 'food_id', 'food_id')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table food_hazard_analyses');
  }
}
