import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes that keep lists, filters and counts fast at 100,000 suppliers (ADR 0012 lists the calls of each index). */
export class SupplierScale1700000012000 implements MigrationInterface {
  name = 'SupplierScale1700000012000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function risk_rank(level text) returns integer language sql immutable parallel safe
        return array_position(array['low', 'medium', 'high'], level);

      create index suppliers_country on suppliers (lower(country), id) where deleted_at is null;
      create index suppliers_verified on suppliers (last_verification_date, id) where deleted_at is null;
      create index suppliers_verified_last on suppliers (last_verification_date desc nulls last, id desc) where deleted_at is null;
      create index suppliers_next on suppliers (next_verification_day, id) where deleted_at is null;
      create index suppliers_next_last on suppliers (next_verification_day desc nulls last, id desc) where deleted_at is null;
      -- Includes risk_level: PostgreSQL does an index-only scan only if the index has the column of the expression.
      create index suppliers_risk_rank on suppliers (risk_rank(risk_level), created_at desc, id desc) include (risk_level) where deleted_at is null;
      -- Counts of all filters except the search use this index. It is small, since equal keys are stored once.
      create index suppliers_standing on suppliers (fsvp_required, next_verification_day, status, risk_level) where deleted_at is null;

      -- For searches without a trigram. An index entry can have at most 2,704 bytes, so longer texts have another index for their count.
      create index suppliers_texts on suppliers (created_at desc, id desc) include (search_text) where deleted_at is null and octet_length(search_text) <= 2000;
      create index suppliers_long_texts on suppliers (id) where deleted_at is null and octet_length(search_text) > 2000;

      -- The planner chooses between the list's order and the trigram index by how rare a word is, which needs finer statistics than the default.
      alter table suppliers alter column search_text set statistics 1000;

      -- The first two are prefixes of indexes above, and no query uses the third.
      drop index suppliers_due, suppliers_risk, suppliers_match;

      -- Index-only counts need recently vacuumed pages. By default, PostgreSQL vacuums after a fifth of the rows has changed.
      alter table suppliers set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table suppliers reset (autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor, autovacuum_analyze_scale_factor);
      drop index suppliers_country, suppliers_verified, suppliers_verified_last, suppliers_next, suppliers_next_last, suppliers_risk_rank, suppliers_standing,
        suppliers_texts, suppliers_long_texts;
      alter table suppliers alter column search_text set statistics -1;
      drop function risk_rank;
      create index suppliers_due on suppliers (fsvp_required, next_verification_day) where deleted_at is null;
      create index suppliers_risk on suppliers (risk_level, created_at desc, id desc) where deleted_at is null;
      create index suppliers_match on suppliers (match_key) where deleted_at is null;
    `);
  }
}
