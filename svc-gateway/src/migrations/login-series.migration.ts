import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the series of failed logins, so that each further one makes an address wait longer. */
export class LoginSeries1700000031000 implements MigrationInterface {
  name = 'LoginSeries1700000031000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table login_attempts add column series integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table login_attempts drop column series');
  }
}
