import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { MigrationInterface } from 'typeorm';
import { migrate } from '../process/migrate.js';
import type { EvidenceTable } from '../database/table-grants.js';
import { platformMigrations } from '../database/migrations/index.js';

type MigrationClass = new () => MigrationInterface;

export interface TestDatabase {
  /** The owner role's and the application role's URLs. */
  ownerUrl: string;
  databaseUrl: string;
  drop(): Promise<void>;
}

/** An address that the jest global set-up provides. @throws when the test does not run under it */
export function testAddress(name: 'TEST_ADMIN_DATABASE_URL' | 'TEST_NATS_URL'): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is missing: run the tests through their jest configuration, whose set-up starts the infrastructure.`,
    );
  return value;
}

const addressOf = (database: string, user?: string): string => {
  const url = Object.assign(new URL(testAddress('TEST_ADMIN_DATABASE_URL')), { pathname: `/${database}` });
  return (user ? Object.assign(url, { username: user, password: 'test' }) : url).href;
};

async function connect(database: string): Promise<Client> {
  const client = new Client({ connectionString: addressOf(database) });
  await client.connect();
  return client;
}

/**
 * Creates a database with these migrations and the service's two roles, as a copy of a template. The first test that
 * asks for
 * the same migrations builds the template; the test infrastructure drops it at its next start.
 */
export async function createTestDatabase(
  service: string,
  migrations: MigrationClass[],
  evidence: readonly EvidenceTable[] = [],
): Promise<TestDatabase> {
  const application = `fsvp_test_${service}`;
  const owner = `${application}_owner`;
  const name = `${application}_${randomBytes(6).toString('hex')}`;
  const admin = await connect('postgres');
  const template = await ensureTemplate(admin, { application, owner, migrations, evidence });
  await admin.query(`create database ${name} template ${template} owner ${owner}`);
  return {
    ownerUrl: addressOf(name, owner),
    databaseUrl: addressOf(name, application),
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

interface Template {
  application: string;
  owner: string;
  migrations: MigrationClass[];
  evidence: readonly EvidenceTable[];
}

async function ensureTemplate(admin: Client, plan: Template): Promise<string> {
  const { application, migrations, evidence } = plan;
  const sources = [...platformMigrations, ...migrations, JSON.stringify(evidence)].map(String).join('\n');
  const template = `${application}_template_${createHash('sha256').update(sources).digest('hex').slice(0, 12)}`;
  // Jest workers may ask at the same time.
  await admin.query('select pg_advisory_lock(hashtext($1))', [application]);
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await buildTemplate(admin, template, plan);
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', [application]);
  }
  return template;
}

async function buildTemplate(admin: Client, template: string, plan: Template): Promise<void> {
  const { application, owner, migrations, evidence } = plan;
  const building = `${template}_building`;
  for (const role of [application, owner]) {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role]);
    if (rowCount === 0) await admin.query(`create role ${role} login password 'test'`);
  }
  await admin.query(`drop database if exists ${building} with (force)`);
  await admin.query(`create database ${building} owner ${owner}`);
  const inside = await connect(building);
  await inside.query(`
    create extension pg_trgm; create extension btree_gin; create extension pgcrypto;
    alter schema public owner to ${owner};
    alter default privileges for role ${owner} in schema public grant select, insert, update, delete on tables to ${application};
    alter default privileges for role ${owner} in schema public grant usage, select on sequences to ${application};`);
  await inside.end();
  await migrate(addressOf(building, owner), migrations, { evidence }, { application });
  // Only a complete template gets the name that tests look for.
  await admin.query(`alter database ${building} rename to ${template}`);
}
