import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An administrator lists, replays and discards dead letters. The previous release writes rows without these columns. */
export class DeadLetters1700000001000 implements MigrationInterface {
  name = 'DeadLetters1700000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table dead_letter
        add column id uuid not null default gen_random_uuid() unique,
        add column version integer not null default 1,
        add column tries integer not null default 5,
        add column reason text,
        add column discarded_at timestamptz(3),
        add column discarded_by uuid,
        add column discard_reason text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table dead_letter drop column id, drop column version, drop column tries, drop column reason,
        drop column discarded_at, drop column discarded_by, drop column discard_reason;
    `);
  }
}
