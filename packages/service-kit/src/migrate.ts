import { setTimeZone, suiteTimeZone } from '@fsvp/contracts/calendar-day';
import { DataSource, type MigrationInterface } from 'typeorm';
import { databaseOptions } from './database.js';
import { platformMigrations } from './migrations/index.js';
import { applyTimeZone } from './time-zone.js';

type MigrationClass = new () => MigrationInterface;

export interface MigrateOptions {
  /** Statement that computes stored days again after the suite's time zone has changed. */
  onNewTimeZone?: string;
}

const MIGRATION_LOCK = 7_201_948;
/** A migration may rewrite a table of millions of rows on a slow disk. */
const STATEMENT_TIMEOUT_MS = 30 * 60_000;

/**
 * Brings a service's database up to date as its owner, each migration in its own transaction, and makes it count days
 * in the suite's time zone; two starts at once wait for each other.
 * @param url owner role's URL
 * @param migrations the service's own, after the platform's
 */
export async function migrate(
  url: string,
  migrations: MigrationClass[],
  { onNewTimeZone }: MigrateOptions = {},
): Promise<void> {
  const options = databaseOptions(url, [], 2);
  const dataSource = new DataSource({
    ...options,
    migrations: [...platformMigrations, ...migrations],
    migrationsTransactionMode: 'each',
    extra: { options: `-c timezone=UTC -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c lock_timeout=10000`, max: 2 },
  } as typeof options);
  await dataSource.initialize();
  const guard = dataSource.createQueryRunner();
  try {
    await guard.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await dataSource.runMigrations();
    await dataSource.transaction(({ queryRunner }) => applyTimeZone(queryRunner!, suiteTimeZone(), onNewTimeZone));
  } finally {
    await guard.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    await guard.release();
    await dataSource.destroy();
  }
}

/** Entry of a service's migrate process: reads MIGRATION_DATABASE_URL and APP_TIME_ZONE, exits 1 with one sentence on failure. */
export async function migrateFromEnvironment(
  migrations: MigrationClass[],
  options?: MigrateOptions,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const url = environment.MIGRATION_DATABASE_URL;
  if (!url) {
    console.error('MIGRATION_DATABASE_URL is missing: set it to the URL of the database owner.');
    process.exit(1);
  }
  try {
    setTimeZone(environment.APP_TIME_ZONE || suiteTimeZone());
    await migrate(url, migrations, options);
  } catch (error) {
    console.error(`The database could not be migrated: ${(error as Error).message}`);
    process.exit(1);
  }
}
