import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal addresses under which other calendars read the calendar. */
export class CalendarFeeds1700000111963 implements MigrationInterface {
  name = 'CalendarFeeds1700000111963';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table calendar_feeds (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        name varchar(100) not null,
        hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
        owner_id uuid not null references users,
        filters jsonb not null,
        last_used_at timestamptz(3),
        revoked_at timestamptz(3)
      );
      comment on column calendar_feeds.hash is 'SHA-256 of the secret of the address; the address itself is shown once';
      create unique index calendar_feeds_name on calendar_feeds (owner_id, lower(name)) where revoked_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table calendar_feeds');
  }
}
