import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The progress of running imports. Unlogged, since it is not needed after a crash. */
export class ImportProgress1700000011000 implements MigrationInterface {
  name = 'ImportProgress1700000011000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table import_progress (
        id uuid primary key,
        phase text not null check (phase in ('receiving', 'reading', 'done', 'failed')),
        bytes integer not null,
        total_bytes integer,
        rows integer not null,
        updated_at timestamptz(3) not null default now()
      );
      create index import_progress_old on import_progress (updated_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table import_progress');
  }
}
