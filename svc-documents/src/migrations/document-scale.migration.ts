import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns and indexes that keep the list and its counts fast with 100,000 documents. */
export class DocumentScale1700000042000 implements MigrationInterface {
  name = 'DocumentScale1700000042000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table documents
        add column search_text text not null generated always as (lower(title || E'\\n' || file_name)) stored,
        add column expiry_day date generated always as (utc_day(expiration_date)) stored;

      -- For pages, searches and their totals with index-only scans. An entry is large enough for two names of 255 letters.
      create index documents_list on documents (created_at desc, id desc) include (type, supplier_id, search_text) where is_active;
      -- For the stat cards. Small, because equal days are stored once.
      create index documents_expiry_day on documents (expiry_day) where is_active;
      create index documents_expiration_last on documents (expiration_date desc nulls last, id desc) where is_active;
      drop index documents_search, documents_newest;

      -- Index-only scans need recently vacuumed pages; by default PostgreSQL vacuums after 20% of the rows have changed.
      -- Parallel workers take longer to start than the count takes.
      alter table documents set (parallel_workers = 0, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table documents reset (parallel_workers, autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor, autovacuum_analyze_scale_factor);
      drop index documents_list, documents_expiry_day, documents_expiration_last;
      alter table documents drop column search_text, drop column expiry_day;
      create index documents_newest on documents (created_at desc, id desc) where is_active;
      create index documents_search on documents using gin (title gin_trgm_ops, file_name gin_trgm_ops) where is_active;
    `);
  }
}
