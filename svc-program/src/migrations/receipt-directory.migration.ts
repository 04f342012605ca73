import type { MigrationInterface, QueryRunner } from 'typeorm';
import { marksFilesOf } from './files-due.js';

/** The copy of receipts: whether the gate was asked about each (ADR 0090). */
export class ReceiptDirectory1700000109781 implements MigrationInterface {
  name = 'ReceiptDirectory1700000109781';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table receipt_directory (
        id uuid primary key,
        supplier_id uuid not null,
        product_name text not null,
        -- What product names that are the same for people have in common.
        product_key text not null,
        lot_number text,
        received_on date not null,
        recorded_at timestamptz(3) not null,
        -- The gate was asked, and what it said needs no reason or has one.
        decided boolean not null,
        version integer not null,
        deleted boolean not null
      );
      create index receipt_directory_supplier on receipt_directory (supplier_id, received_on) where not deleted;

      -- How many copies of a source's records are filled: the previous release fills fewer of them.
      alter table source_freshness add column copies integer not null default 0;
      create trigger source_freshness_copies after update on source_freshness
        for each row when (new.copies > old.copies) execute function mark_all_files_due();

      ${marksFilesOf(
        'receipt_directory',
        'receipts',
        `select f.id from changed r join fsvp_files f on f.supplier_id = r.supplier_id and f.importing_since <= r.received_on`,
      )}

      -- Which file a product belongs to decides which receipts the other files of its supplier have.
      create function mark_siblings_of_products_due() returns trigger language plpgsql as $$
      begin
        perform mark_due(array(select distinct sibling.id from changed p join fsvp_files f on f.id = p.file_id
          join fsvp_files sibling on sibling.supplier_id = f.supplier_id and sibling.importing_since is not null));
        return null;
      end $$;
      create trigger fsvp_file_products_added after insert on fsvp_file_products
        referencing new table as changed for each statement execute function mark_siblings_of_products_due();
      create trigger fsvp_file_products_removed after delete on fsvp_file_products
        referencing old table as changed for each statement execute function mark_siblings_of_products_due();
      ${marksFilesOf(
        'product_directory',
        'products',
        `select f.id from changed p join fsvp_files f on f.supplier_id = p.supplier_id and f.importing_since is not null`,
      )}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function mark_files_of_products_due cascade;
      drop function mark_siblings_of_products_due cascade;
      drop function mark_files_of_receipts_due cascade;
      drop trigger source_freshness_copies on source_freshness;
      alter table source_freshness drop column copies;
      drop table receipt_directory;
    `);
  }
}
