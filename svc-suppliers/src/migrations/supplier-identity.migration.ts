import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The numbers and names by which FDA, customs and authorities know a supplier. */
export class SupplierIdentity1700000107200 implements MigrationInterface {
  name = 'SupplierIdentity1700000107200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table suppliers
        add column duns varchar(9),
        add column fei varchar(10),
        add column fda_registration varchar(11),
        add column fda_registration_end timestamptz(3),
        add column approval_numbers varchar(500),
        add column trade_names varchar(500),
        add column sites text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table suppliers
        drop column duns,
        drop column fei,
        drop column fda_registration,
        drop column fda_registration_end,
        drop column approval_numbers,
        drop column trade_names,
        drop column sites;
    `);
  }
}
