import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Assurances that were asked for. */
export class LetterRequests1700000110781 implements MigrationInterface {
  name = 'LetterRequests1700000110781';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table letter_requests (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        file_id uuid not null references fsvp_files,
        code varchar(10) not null,
        language varchar(2) not null,
        asked_on date not null,
        due_on date not null,
        note text,
        closed_on date
      );
      create index letter_requests_newest on letter_requests (created_at, id) where deleted_at is null;
      create index letter_requests_updated on letter_requests (updated_at, id) where deleted_at is null;
      create index letter_requests_file on letter_requests (file_id) where deleted_at is null;
      create index letter_requests_due on letter_requests (due_on, id) where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table letter_requests');
  }
}
