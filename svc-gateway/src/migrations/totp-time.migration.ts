import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Release 0.3.0 reads and writes it, and runs beside this one: the next release removes it. */
export class TotpTime1700000085000 implements MigrationInterface {
  name = 'TotpTime1700000085000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column totp_ahead_ms integer not null default -3000');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column totp_ahead_ms');
  }
}
