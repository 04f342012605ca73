import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The user, sessions, login attempts and notifications. */
export class Gateway1700000010000 implements MigrationInterface {
  name = 'Gateway1700000010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        email varchar(255) unique,
        first_name varchar(100),
        last_name varchar(100),
        profile_image_url text,
        role text not null default 'user'
      );

      create table sessions (
        sid text primary key check (sid ~ '^[0-9a-f]{64}$'),
        sess jsonb not null,
        expire timestamptz(3) not null
      );
      comment on column sessions.sid is 'SHA-256 of the session id; the id itself is only in the browser';
      create index sessions_expire on sessions (expire);

      create table login_attempts (
        id uuid primary key,
        -- An IPv6 caller owns a whole /64.
        origin cidr not null,
        at timestamptz(3) not null default clock_timestamp()
      );
      create index login_attempts_origin on login_attempts (origin, at);
      create index login_attempts_at on login_attempts (at);

      create table notifications (
        -- The id of the event it tells about, so that an event tells once.
        id uuid primary key,
        kind text not null check (kind in ('inspection_failed', 'report_finished', 'report_failed')),
        title text not null,
        text text not null,
        href text not null,
        read boolean not null default false,
        created_at timestamptz(3) not null
      );
      create index notifications_newest on notifications (created_at desc, id desc);
      create index notifications_unread on notifications (id) where not read;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notifications, login_attempts, sessions, users');
  }
}
