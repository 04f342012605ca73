import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The country of a supplier, as it was typed; null until its next event. */
export class SupplierCountries1700000094000 implements MigrationInterface {
  name = 'SupplierCountries1700000094000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table supplier_directory add column country text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table supplier_directory drop column country');
  }
}
