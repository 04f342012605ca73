import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The user who set the last verification date. For older dates it is read from the event log. */
export class LastVerificationBy1700000011500 implements MigrationInterface {
  name = 'LastVerificationBy1700000011500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table suppliers add column last_verification_by uuid;
      update suppliers set last_verification_by = (
        select actor from event_log
        where aggregate_id = suppliers.id and after ->> 'lastVerificationDate' is distinct from before ->> 'lastVerificationDate'
        order by aggregate_version desc limit 1)
      where last_verification_date is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table suppliers drop column last_verification_by');
  }
}
