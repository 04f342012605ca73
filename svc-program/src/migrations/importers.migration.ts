import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Importers, of which one active one has a DUNS number, and the versions of their eligibilities: one signed and one draft for each class and year. */
export class Importers1700000096100 implements MigrationInterface {
  name = 'Importers1700000096100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table importers (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        legal_name varchar(255) not null,
        duns varchar(9) not null,
        email varchar(255) not null,
        time_zone varchar(100) not null,
        phone varchar(50),
        address text,
        city varchar(100),
        state varchar(100),
        postal_code varchar(20),
        active boolean not null,
        role varchar(30) not null,
        consent_document_id uuid,
        check (role <> 'us_agent' or consent_document_id is not null)
      );
      create unique index importers_duns on importers (duns) where active and deleted_at is null;
      create index importers_newest on importers (created_at, id) where deleted_at is null;

      create table importer_eligibilities (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        importer_id uuid not null references importers,
        version_number integer not null,
        state varchar(20) not null,
        food_class varchar(10) not null,
        year integer not null,
        years jsonb not null,
        cutoff numeric(15, 2) not null,
        average numeric(15, 2) not null,
        eligible boolean not null
      );
      create unique index importer_eligibilities_number on importer_eligibilities (importer_id, food_class, year, version_number)
        where deleted_at is null;
      create unique index importer_eligibilities_open on importer_eligibilities (importer_id, food_class, year, state)
        where state in ('draft', 'signed') and deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table importer_eligibilities; drop table importers');
  }
}
