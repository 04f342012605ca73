import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The next verification is due by the day of the last one in the suite's time zone, not in UTC. A trigger keeps the
 * column, because a generated one could not be computed again for another time zone before PostgreSQL 17.
 */
export class SuiteDays1700000015000 implements MigrationInterface {
  name = 'SuiteDays1700000015000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table suppliers alter column next_verification_day drop expression;

      -- The same rule as nextVerificationDay of the contracts (spec-map: derived-3).
      create function set_next_verification_day() returns trigger language plpgsql as $$
      begin
        new.next_verification_day := suite_day(new.last_verification_date) + make_interval(months => new.verification_frequency_months);
        return new;
      end $$;
      create trigger suppliers_next_verification_day before insert or update on suppliers for each row execute function set_next_verification_day();
    `);
  }

  async down(): Promise<void> {
    throw new Error('The due days depend on the time zone; this migration is not undone.');
  }
}

/** Computes the due days again that depend on the time zone: those of verifications with a time. */
export const COMPUTE_DAYS_AGAIN = `update suppliers set next_verification_day = next_verification_day
  where last_verification_date is not null and (last_verification_date at time zone 'UTC')::time <> '00:00'`;
