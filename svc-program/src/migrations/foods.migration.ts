import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Foods, each name once whatever its case; newest first, and by the last change. */
export class Foods1700000095100 implements MigrationInterface {
  name = 'Foods1700000095100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table foods (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        name varchar(255) not null,
        description text,
        food_class varchar(10) not null,
        industry_code char(2) not null,
        product_codes text[] not null,
        facts jsonb not null
      );
      create index foods_newest on foods (created_at, id) where deleted_at is null;
      create index foods_updated on foods (updated_at, id) where deleted_at is null;
      create unique index foods_name on foods (lower(name)) where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table foods');
  }
}
