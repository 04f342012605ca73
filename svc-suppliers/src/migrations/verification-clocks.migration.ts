import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the last verification date of a supplier consists of, from its next completed verification on (ADR 61). Nothing is known of
 * earlier ones: the suppliers' event log does not name the activities.
 */
export class VerificationClocks1700000100000 implements MigrationInterface {
  name = 'VerificationClocks1700000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table verification_clocks (
        supplier_id uuid primary key,
        base timestamptz(3),
        date timestamptz(3),
        moves integer[] not null default '{}'
      );
      comment on column verification_clocks.base is 'The last verification date without the completions that count';
      comment on column verification_clocks.date is 'The last verification date when it was computed; another one was set by a person';
      comment on column verification_clocks.moves is 'The versions of the supplier in which the date was computed';
      create table verification_completions (
        activity_id uuid primary key,
        version integer not null,
        supplier_id uuid not null,
        completed_date timestamptz(3)
      );
      comment on column verification_completions.completed_date is 'Null once it does not count: reopened, deleted, or a person has set another date since';
      create index verification_completions_supplier on verification_completions (supplier_id, completed_date) where completed_date is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table verification_completions; drop table verification_clocks');
  }
}
