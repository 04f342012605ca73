import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps with a second factor how far the time of its codes is ahead of the server's, so that one code counts at a time. */
export class TotpTime1700000085000 implements MigrationInterface {
  name = 'TotpTime1700000085000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column totp_ahead_ms integer not null default -3000');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column totp_ahead_ms');
  }
}
