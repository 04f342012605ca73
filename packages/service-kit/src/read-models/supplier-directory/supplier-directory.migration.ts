import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of the supplier directory that a service keeps to name suppliers and to know which exist. */
export class SupplierDirectory1700000001000 implements MigrationInterface {
  name = 'SupplierDirectory1700000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table supplier_directory (
        id uuid primary key,
        name text not null,
        status text not null,
        risk_level text not null,
        version integer not null,
        deleted boolean not null default false
      );
      create index supplier_directory_name on supplier_directory using gin (name gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table supplier_directory');
  }
}
