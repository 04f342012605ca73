import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes by which lists, filters and counts stay quick at 100,000 suppliers (ADR 0012 says which call each serves). */
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
      -- With the column beside its rank, the index alone can answer: PostgreSQL does not see that the rank is all one asks for.
      create index suppliers_risk_rank on suppliers (risk_rank(risk_level), created_at desc, id desc) include (risk_level) where deleted_at is null;
      -- Small, since equal keys are kept once: every filter but the search is counted in it.
      create index suppliers_standing on suppliers (fsvp_required, next_verification_day, status, risk_level) where deleted_at is null;

      -- What the search looks through, packed closely, for searches without a trigram. An index entry has room for 2,704 bytes; longer texts have an
      -- index of their own, so that they are counted too.
      create index suppliers_texts on suppliers (created_at desc, id desc) include (search_text) where deleted_at is null and octet_length(search_text) <= 2000;
      create index suppliers_long_texts on suppliers (id) where deleted_at is null and octet_length(search_text) > 2000;

      -- The planner weighs a walk in the list's order against a look into the trigrams by how rare a word is: by default it knows that to a hundredth.
      alter table suppliers alter column search_text set statistics 1000;

      -- The first two are begun by indexes above, and nothing looks suppliers up by the third.
      drop index suppliers_due, suppliers_risk, suppliers_match;

      -- Counting in an index alone needs pages that a vacuum has marked; PostgreSQL would wait until a fifth of the rows has changed.
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
