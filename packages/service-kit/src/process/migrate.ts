import { setTimeout as sleep } from 'node:timers/promises';
import { setTimeZone, suiteTimeZone } from '@fsvp/contracts/core/calendar-day';
import { DataSource, type QueryRunner } from 'typeorm';
import * as z from 'zod/mini';
import { loadOrExit, processConfig, readConfig } from '../runtime/config.js';
import { databaseOptions } from '../database/database.js';
import { platformMigrations } from '../database/migrations/index.js';
import type { MigrationClass } from '../database/migrations/read-migrations.js';
import { TimeZone1700000000700 } from '../database/migrations/time-zone.migration.js';
import { grantTables, type EvidenceTable } from '../database/table-grants.js';
import { applyTimeZone } from '../database/time-zone.js';

export interface MigrateOptions {
  /** Statement that computes stored days again after the suite's time zone has changed. */
  onNewTimeZone?: string;
  /** Tables whose rows the service may only add and read. */
  evidence?: readonly EvidenceTable[];
  /** Names of the migrations to run, for the tables of a backup; by default all. */
  only?: readonly string[];
}

/** Who migrates, and for whom. */
export interface MigrationRoles {
  /** The role that owns the tables; by default that of the URL. */
  owner?: string;
  /** The role of the running service, which gets its rights on the tables; nothing is granted without it. */
  application?: string;
}

/** Returns the migrations with these names. @throws when one is not known, because a newer release made it */
function selectMigrations(all: MigrationClass[], names: readonly string[]): MigrationClass[] {
  const unknown = names.find((name) => !all.some((one) => one.name === name));
  if (unknown)
    throw new Error(`this release has no migration ${unknown}: use the release that made the backup, or a newer one`);
  return all.filter((one) => names.includes(one.name));
}

const MIGRATION_LOCK = 7_201_948;
/** A migration may rewrite a table of millions of rows on a slow disk. */
const STATEMENT_TIMEOUT_MS = 30 * 60_000;
/** While a migration waits for a table, readers of the table wait behind it. */
const LOCK_TIMEOUT_MS = 800;
const LOCK_NOT_AVAILABLE = '55P03';
const RETRY_MS = 2000;
const TURN_MS = 200;
/** A report reads for minutes. */
const GIVE_UP_MS = 10 * 60_000;

/**
 * Brings a service's database up to date as its owner, each migration in its own transaction, and makes it count days
 * in the suite's time zone; two starts at once wait for each other.
 * @param url of the owner, or of an administrator who is a member of `roles.owner`
 * @param migrations the service's own, after the platform's
 */
export async function migrate(
  url: string,
  migrations: MigrationClass[],
  { onNewTimeZone, evidence, only }: MigrateOptions = {},
  roles: MigrationRoles = {},
): Promise<void> {
  const options = databaseOptions(url, [], 2);
  const all = [...platformMigrations, ...migrations];
  const dataSource = new DataSource({
    ...options,
    migrations: only ? selectMigrations(all, only) : all,
    migrationsTransactionMode: 'each',
    extra: {
      options: `-c timezone=UTC -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c lock_timeout=${LOCK_TIMEOUT_MS}${roles.owner ? ` -c role=${roles.owner}` : ''}`,
      max: 2,
    },
  } as typeof options);
  await dataSource.initialize();
  const guard = dataSource.createQueryRunner();
  try {
    await waitForTurn(guard);
    await runMigrations(dataSource);
    if (!only || only.includes(TimeZone1700000000700.name))
      await dataSource.transaction(({ queryRunner }) => applyTimeZone(queryRunner!, suiteTimeZone(), onNewTimeZone));
    const { application } = roles;
    if (application)
      await dataSource.transaction(({ queryRunner }) => grantTables(queryRunner!, application, evidence));
  } finally {
    await guard.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    await guard.release();
    await dataSource.destroy();
  }
}

/**
 * Asks again and again: a statement that waits has a snapshot, for whose end `create index concurrently` of the process that has the
 * turn would wait in turn.
 */
async function waitForTurn(guard: QueryRunner): Promise<void> {
  for (;;) {
    const rows = (await guard.query(`select pg_try_advisory_lock(${MIGRATION_LOCK}) as free`)) as { free: boolean }[];
    if (rows[0]?.free) return;
    await sleep(TURN_MS);
  }
}

/** A migration that does not get a table soon is tried again. */
async function runMigrations(dataSource: DataSource): Promise<void> {
  for (const deadline = Date.now() + GIVE_UP_MS; ;) {
    try {
      await dataSource.runMigrations();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

const settings = z.object({
  /** URL of the owner, or of an administrator with OWNER_ROLE. */
  MIGRATION_DATABASE_URL: z.url(),
  OWNER_ROLE: z.optional(z.string()),
  APPLICATION_ROLE: z.optional(z.string()),
  /** Names of the migrations to run, separated by commas. */
  MIGRATIONS: z.optional(z.string()),
  APP_TIME_ZONE: processConfig.shape.APP_TIME_ZONE,
});

/** Entry of a service's migrate process. Exits 78 for bad settings, 1 with one sentence on failure. */
export async function migrateFromEnvironment(
  migrations: MigrationClass[],
  options?: MigrateOptions,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const config = loadOrExit(() => readConfig(settings, environment));
  try {
    setTimeZone(config.APP_TIME_ZONE);
    const only = config.MIGRATIONS?.split(',');
    await migrate(config.MIGRATION_DATABASE_URL, migrations, only ? { ...options, only } : options, {
      owner: config.OWNER_ROLE,
      application: config.APPLICATION_ROLE,
    });
  } catch (error) {
    console.error(`The database could not be migrated: ${(error as Error).message}`);
    process.exit(1);
  }
}
