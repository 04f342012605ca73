import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One copy of receipts instead of two: whether the gate was asked about each, and since when it has failed. */
export class OneReceiptCopy1700000111990 implements MigrationInterface {
  name = 'OneReceiptCopy1700000111990';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table receipt_directory add column status text, add column failed_at timestamptz(3);
      update receipt_directory r set status = o.status, failed_at = o.failed_at from receipt_outcomes o where o.id = r.id;
      drop table receipt_outcomes;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table receipt_outcomes (
        id uuid primary key,
        supplier_id uuid not null,
        product_name text not null,
        received_on date not null,
        status text not null,
        failed_at timestamptz(3),
        version integer not null,
        deleted boolean not null
      );
      create index receipt_outcomes_supplier on receipt_outcomes (supplier_id, received_on) where not deleted;
      insert into receipt_outcomes select id, supplier_id, product_name, received_on, status, failed_at, version, deleted
        from receipt_directory where status is not null;
      alter table receipt_directory drop column status, drop column failed_at;
    `);
  }
}
