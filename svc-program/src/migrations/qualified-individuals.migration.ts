import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Qualified individuals, one for each account at most, and the versions of their qualification, of which one is signed and one a draft. */
export class QualifiedIndividuals1700000020000 implements MigrationInterface {
  name = 'QualifiedIndividuals1700000020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table qualified_individuals (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        user_id uuid,
        name varchar(255) not null,
        employer varchar(255),
        relation varchar(20) not null
      );
      create unique index qualified_individuals_account on qualified_individuals (user_id) where deleted_at is null;
      create index qualified_individuals_newest on qualified_individuals (created_at, id) where deleted_at is null;

      create table qualifications (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        individual_id uuid not null references qualified_individuals,
        version_number integer not null,
        state varchar(20) not null,
        activities text[] not null,
        food_classes text[] not null,
        industry_codes text[] not null,
        languages text[] not null,
        basis jsonb not null,
        documents uuid[] not null,
        valid_from date not null,
        valid_until date,
        check (valid_until >= valid_from)
      );
      create unique index qualifications_number on qualifications (individual_id, version_number) where deleted_at is null;
      create unique index qualifications_open on qualifications (individual_id, state)
        where state in ('draft', 'signed') and deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table qualifications; drop table qualified_individuals');
  }
}
