import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sets of reference data: the rows of one kind for a period. */
export class ReferenceSets1700000020100 implements MigrationInterface {
  name = 'ReferenceSets1700000020100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reference_sets (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        kind varchar(40) not null,
        effective_from date not null,
        effective_to date,
        source varchar(500) not null,
        retrieved_on date not null,
        rows jsonb not null,
        row_count integer not null,
        shipped boolean not null,
        check (effective_to >= effective_from)
      );
      create index reference_sets_period on reference_sets (kind, effective_from) where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reference_sets');
  }
}
