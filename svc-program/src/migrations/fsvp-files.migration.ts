import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * FSVP files: one open file for an importer, a supplier and a food, and a product in one open file of an importer; and
 * the determinations of their regime, of which one is signed and one a draft.
 */
export class FsvpFiles1700000096200 implements MigrationInterface {
  name = 'FsvpFiles1700000096200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create sequence fsvp_file_numbers;
      create table fsvp_files (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        number varchar(20) not null unique,
        importer_id uuid not null references importers,
        supplier_id uuid not null,
        food_id uuid not null references foods,
        product_ids uuid[] not null,
        owner_id uuid,
        lifecycle varchar(20) not null,
        importing_since date,
        closed_on date,
        close_reason text,
        circumstances jsonb not null,
        check ((lifecycle = 'closed') = (closed_on is not null))
      );
      create unique index fsvp_files_open on fsvp_files (importer_id, supplier_id, food_id) where lifecycle <> 'closed';
      create index fsvp_files_newest on fsvp_files (created_at, id);
      create index fsvp_files_updated on fsvp_files (updated_at, id);
      create index fsvp_files_supplier on fsvp_files (supplier_id);
      create index fsvp_files_food on fsvp_files (food_id);

      -- Products of open files.
      create table fsvp_file_products (
        importer_id uuid not null,
        product_id uuid not null,
        file_id uuid not null references fsvp_files,
        primary key (importer_id, product_id)
      );
      create index fsvp_file_products_file on fsvp_file_products (file_id);

      create table applicability_determinations (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        file_id uuid not null references fsvp_files,
        version_number integer not null,
        state varchar(20) not null,
        answers jsonb not null,
        proposed_regime varchar(20) not null,
        chosen_regime varchar(20) not null,
        citations text[] not null,
        entry_code varchar(3) not null,
        reason text
      );
      create unique index applicability_determinations_number
        on applicability_determinations (file_id, version_number) where deleted_at is null;
      create unique index applicability_determinations_open on applicability_determinations (file_id, state)
        where state in ('draft', 'signed') and deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table applicability_determinations, fsvp_file_products, fsvp_files;
      drop sequence fsvp_file_numbers;
    `);
  }
}
