import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  /** Lines without a file, by what one file would need. */
  entry_lines_uncovered: `entry_lines (importer_id, manufacturer_key, product_code, supplier_id)
    where file_id is null and not_ours_reason is null and deleted_at is null`,
  entry_lines_not_ours: 'entry_lines (created_at, id) where not_ours_reason is not null and deleted_at is null',
  entry_lines_other_code: `entry_lines (created_at, id) where role <> 'FSV' and file_id is not null and deleted_at is null`,
  supplier_directory_manufacturer: 'supplier_directory (manufacturer_key(name)) where not deleted',
};

/** Whose lines those without a file are: their manufacturer, the supplier that it is, and lines that are not ours. */
export class EntryLineCoverage1700000108200 implements MigrationInterface {
  name = 'EntryLineCoverage1700000108200';
  // Readers and writers go on while the indexes are made.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table entry_lines
        add column if not exists manufacturer_name text,
        add column if not exists manufacturer_id text,
        add column if not exists manufacturer_key text,
        add column if not exists product_description text,
        add column if not exists supplier_id uuid,
        add column if not exists not_ours_reason text,
        add column if not exists source text;
    `);
    await runner.query(`
      -- What spellings of a name have in common: no case, accents, spaces and punctuation.
      create or replace function manufacturer_key(given text) returns text language sql immutable strict parallel safe
        return nullif(regexp_replace(fold_text(given) collate "C", '[[:space:]!-/:-@\\[-\`{-~]+', '', 'g'), '');
    `);
    await runner.query(`
      create or replace function set_manufacturer_key() returns trigger language plpgsql as $$
      begin
        new.manufacturer_key := manufacturer_key(coalesce(new.manufacturer_name, new.manufacturer_id));
        return new;
      end $$;
    `);
    await runner.query(`
      create or replace trigger set_manufacturer_key before insert or update on entry_lines
        for each row execute function set_manufacturer_key();
    `);
    await runner.query(`
      -- The latest choice of a person; its event is that of the lines.
      create table if not exists manufacturer_suppliers (
        manufacturer_key text primary key,
        supplier_id uuid not null,
        chosen_at timestamptz(3) not null
      );
      create table if not exists entry_line_sources (
        name_key text primary key,
        name text not null,
        columns jsonb not null,
        day_order text not null,
        entry_code text,
        imported_at timestamptz(3) not null,
        imported_by uuid
      );
    `);
    // They wait for all running transactions, and nobody waits for them.
    await runner.query('set lock_timeout = 0');
    for (const [name, index] of Object.entries(INDEXES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${index}`);
    }
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table entry_line_sources, manufacturer_suppliers;
      drop index supplier_directory_manufacturer;
      drop trigger set_manufacturer_key on entry_lines;
      drop function set_manufacturer_key;
      alter table entry_lines
        drop column manufacturer_name,
        drop column manufacturer_id,
        drop column manufacturer_key,
        drop column product_description,
        drop column supplier_id,
        drop column not_ours_reason,
        drop column source;
      drop function manufacturer_key(text);
    `);
  }
}
