import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of suppliers' products, for the product names and checks of hazard analyses. */
export class ProductDirectory1700000021000 implements MigrationInterface {
  name = 'ProductDirectory1700000021000';

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
      create index product_directory_name on product_directory using gin (name gin_trgm_ops);
      create index hazard_analyses_product on hazard_analyses (product_id) where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index hazard_analyses_product; drop table product_directory');
  }
}
