import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of suppliers' products that hazard analyses are named and checked by. */
export class ProductDirectory1700000021000 implements MigrationInterface {
  name = 'ProductDirectory1700000021000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Without supplier and name: svc-suppliers was asked, and has no such product.
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
