import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The FDA product code and the category of a product; null until its next event. */
export class ProductCodes1700000098300 implements MigrationInterface {
  name = 'ProductCodes1700000098300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table product_directory add column product_code text, add column category text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table product_directory drop column product_code, drop column category');
  }
}
