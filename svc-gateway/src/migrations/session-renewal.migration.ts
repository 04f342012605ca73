import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The token that a session had before it got a new one. Only additions, so that a gateway of the release before works with them. */
export class SessionRenewal1700000083000 implements MigrationInterface {
  name = 'SessionRenewal1700000083000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions
        add column previous_sid text check (previous_sid ~ '^[0-9a-f]{64}$'),
        add column previous_until timestamptz(3),
        add column renewed_at timestamptz(3);
      comment on column sessions.previous_sid is 'SHA-256 of the id before the last renewal';
      comment on column sessions.previous_until is 'Null: that id is valid until the new one is used for the first time';
      create index sessions_previous_sid on sessions (previous_sid) where previous_sid is not null;
      -- Live streams and signings find a session by the id that stays.
      create index sessions_id on sessions ((sess ->> 'id'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index sessions_id, sessions_previous_sid;
      alter table sessions drop column previous_sid, drop column previous_until, drop column renewed_at;
    `);
  }
}
