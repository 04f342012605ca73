import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `
  id uuid primary key,
  version integer not null,
  created_by uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3)`;

/** Suppliers, their products and performance evaluations. */
export class Suppliers1700000010000 implements MigrationInterface {
  name = 'Suppliers1700000010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table suppliers (${RECORD},
        name varchar(255) not null,
        address text,
        city varchar(100),
        state varchar(100),
        country varchar(100) not null,
        postal_code varchar(20),
        contact_person varchar(255),
        email varchar(255),
        phone varchar(50),
        risk_level text not null check (risk_level in ('low', 'medium', 'high')),
        status text not null check (status in ('pending', 'approved', 'rejected', 'suspended')),
        fsvp_required boolean not null,
        approved_by uuid,
        approved_at timestamptz(3),
        last_verification_date timestamptz(3),
        verification_frequency_months integer not null check (verification_frequency_months between 1 and 60),
        next_verification_day date generated always as
          ((utc_day(last_verification_date) + make_interval(months => verification_frequency_months))::date) stored,
        notes text,
        fsvp_program text,
        fsvp_importer_name varchar(255),
        fsvp_importer_duns varchar(20),
        fsvp_verification_methods text,
        fsvp_corrective_actions text,
        fsvp_record_keeping text,
        -- The searched texts in one column, since five case-insensitive comparisons cost several times as much as one.
        search_text text not null generated always as (lower(name || E'\\x1f' || coalesce(contact_person, '') || E'\\x1f' || coalesce(city, '')
          || E'\\x1f' || country || E'\\x1f' || coalesce(email, ''))) stored,
        match_key text not null,
        name_key text not null
      );

      -- The same rule as fsvpStatus of the contracts (spec-map: states-9).
      create function fsvp_status(required boolean, next_day date, today date) returns text language sql immutable parallel safe return
        case when not required then 'not_required'
             when next_day is null or next_day < today then 'overdue'
             when next_day <= today + 30 then 'due_soon'
             else 'compliant' end;

      create index suppliers_newest on suppliers (created_at desc, id desc) where deleted_at is null;
      create index suppliers_name on suppliers (lower(name), id) where deleted_at is null;
      create index suppliers_status on suppliers (status, created_at desc, id desc) where deleted_at is null;
      create index suppliers_risk on suppliers (risk_level, created_at desc, id desc) where deleted_at is null;
      create index suppliers_due on suppliers (fsvp_required, next_verification_day) where deleted_at is null;
      create index suppliers_match on suppliers (match_key) where deleted_at is null;
      create index suppliers_alike on suppliers (name_key) where deleted_at is null;
      create index suppliers_search on suppliers using gin (search_text gin_trgm_ops) where deleted_at is null;

      create table supplier_products (${RECORD},
        supplier_id uuid not null references suppliers (id),
        product_name varchar(255) not null,
        product_category varchar(255),
        fda_food_code varchar(20),
        description text,
        risk_assessment text
      );
      create index supplier_products_supplier on supplier_products (supplier_id, created_at desc, id desc) where deleted_at is null;

      create table supplier_performance (${RECORD},
        supplier_id uuid not null references suppliers (id),
        evaluation_date timestamptz(3) not null,
        quality_score numeric(4, 2),
        compliance_score numeric(4, 2),
        delivery_score numeric(4, 2),
        overall_score numeric(4, 2),
        notes text,
        evaluated_by uuid
      );
      create index supplier_performance_supplier on supplier_performance (supplier_id, evaluation_date desc, id desc) where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table supplier_performance, supplier_products, suppliers; drop function fsvp_status');
  }
}
