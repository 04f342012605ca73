import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of suppliers' products, in a service that has none yet. */
export class SupplierProducts1700000001400 implements MigrationInterface {
  name = 'SupplierProducts1700000001400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A row without supplier and name means that svc-suppliers has no such product.
      create table product_directory (
        id uuid primary key,
        supplier_id uuid,
        name text,
        version integer not null,
        deleted boolean not null default false,
        check ((supplier_id is null) = (name is null))
      );
      create index product_directory_supplier on product_directory (supplier_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table product_directory');
  }
}
