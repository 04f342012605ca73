import type { MigrationInterface, QueryRunner } from 'typeorm';
import { marksFilesDue } from './files-due.js';

/** Verification plans of FSVP files in versions: one signed and one draft for each file. */
export class VerificationPlans1700000109720 implements MigrationInterface {
  name = 'VerificationPlans1700000109720';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table verification_plans (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        file_id uuid not null references fsvp_files,
        supplier_id uuid not null,
        food_id uuid not null,
        food_name varchar(255) not null,
        version_number integer not null,
        state varchar(20) not null,
        evaluation_id uuid not null,
        evaluation_version integer not null,
        regime varchar(20) not null,
        band varchar(10) not null,
        allocations jsonb not null,
        lines jsonb not null,
        dropped_lines jsonb not null,
        explanations jsonb not null,
        justification jsonb,
        relied_on jsonb
      );
      create unique index verification_plans_number on verification_plans (file_id, version_number) where deleted_at is null;
      create unique index verification_plans_open on verification_plans (file_id, state)
        where state in ('draft', 'signed') and deleted_at is null;
      create index verification_plans_newest on verification_plans (created_at, id) where deleted_at is null;

      ${marksFilesDue('verification_plans', 'id', 'file_id')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table verification_plans');
  }
}
