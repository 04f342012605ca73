import pg from 'pg';
import { OperatorError } from '../operator-error.mjs';
import { services } from '../processes.mjs';

export const databaseOwners = services.map(({ database }) => database);
/** @typedef {typeof databaseOwners[number]} DatabaseName */
/** @typedef {{ application: string, owner: string }} RolePasswords */
/** @typedef {{ application: string, owner: string }} DatabaseUrls */
/**
 * @typedef {object} ServiceDatabase
 * @property {string} database
 * @property {{ name: string, password: string }} application reads and writes rows
 * @property {{ name: string, password?: string }} owner changes tables; it cannot log in without a password
 */

const BOOTSTRAP_LOCK = 7_201_950;
const extensions = ['pg_trgm', 'btree_gin', 'pgcrypto'];

/**
 * Creates one database and two roles for each service, `fsvp_<service>` and `fsvp_<service>_owner`. Can be repeated.
 * @param {string} adminUrl a role that may create roles and databases
 * @param {Record<DatabaseName, RolePasswords>} passwords
 * @returns {Promise<Record<DatabaseName, DatabaseUrls>>}
 */
export async function bootstrapDatabases(adminUrl, passwords) {
  const databases = databaseOwners.map((name) => ({
    database: `fsvp_${name}`,
    application: { name: `fsvp_${name}`, password: passwords[name].application },
    owner: { name: `fsvp_${name}_owner`, password: passwords[name].owner },
  }));
  await ensureDatabases(adminUrl, databases);
  const urls = databases.map(({ database, application, owner }, index) => [
    databaseOwners[index],
    {
      owner: withDatabase(adminUrl, database, owner.name, owner.password),
      application: withDatabase(adminUrl, database, application.name, application.password),
    },
  ]);
  return /** @type {Record<DatabaseName, DatabaseUrls>} */ (Object.fromEntries(urls));
}

/**
 * Creates databases with their roles and extensions, where they do not exist. Neither role can open another of the
 * databases. Can be repeated; calls at the same time wait for each other.
 * @param {string} adminUrl a role that may create roles and databases
 * @param {readonly ServiceDatabase[]} databases
 */
export async function ensureDatabases(adminUrl, databases) {
  const admin = await connect(adminUrl);
  try {
    await admin.query(`select pg_advisory_lock(${BOOTSTRAP_LOCK})`);
    for (const one of databases) {
      await ensureRole(admin, one.owner);
      await ensureRole(admin, one.application);
      await joinRole(admin, one.owner.name);
      await ensureDatabase(admin, one.database, one.owner.name);
      await configureDatabase(withDatabase(adminUrl, one.database), one);
    }
  } finally {
    await admin.end();
  }
}

/** @param {string} connectionString */
async function connect(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** @param {pg.Client} admin @param {{ name: string, password?: string }} role */
async function ensureRole(admin, { name, password }) {
  const { rows } = await admin.query('select rolsuper from pg_roles where rolname = $1', [name]);
  if (rows[0]?.rolsuper) throw new OperatorError(`The role ${name} is a superuser: use one that a service may have.`);
  const verb = rows.length === 0 ? 'create' : 'alter';
  const login = password === undefined ? 'nologin' : `login password ${pg.escapeLiteral(password)}`;
  await admin.query(`${verb} role ${pg.escapeIdentifier(name)} nocreatedb nocreaterole ${login}`);
}

/**
 * The administrator of a managed server is no superuser, and must be a member of a role that will own a database.
 * @param {pg.Client} admin @param {string} owner
 */
async function joinRole(admin, owner) {
  const { rows } = await admin.query('select rolsuper from pg_roles where rolname = current_user');
  if (!rows[0].rolsuper) await admin.query(`grant ${pg.escapeIdentifier(owner)} to current_user`);
}

/** @param {pg.Client} admin @param {string} database @param {string} owner */
async function ensureDatabase(admin, database, owner) {
  const { rows } = await admin.query('select 1 from pg_database where datname = $1', [database]);
  if (rows.length > 0) return;
  const { rows: server } = await admin.query(`select current_setting('server_version_num')::int as version`);
  const locale =
    server[0].version >= 170_000 ? `locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'` : `locale 'C'`;
  await admin.query(
    `create database ${pg.escapeIdentifier(database)} owner ${pg.escapeIdentifier(owner)} template template0 encoding 'UTF8' ${locale}`,
  );
}

/** @param {string} url @param {ServiceDatabase} names */
async function configureDatabase(url, names) {
  const client = await connect(url);
  const database = pg.escapeIdentifier(names.database);
  const owner = pg.escapeIdentifier(names.owner.name);
  const application = pg.escapeIdentifier(names.application.name);
  try {
    await client.query(`
      alter database ${database} set timezone = 'UTC';
      -- JIT compilation of a statement takes longer than a list request may.
      alter database ${database} set jit = off;
      revoke all on database ${database} from public;
      grant connect on database ${database} to ${owner}, ${application};
      alter schema public owner to ${owner};
      revoke all on schema public from public;
      grant usage on schema public to ${application};
      alter default privileges for role ${owner} in schema public grant select, insert, update, delete on tables to ${application};
      alter default privileges for role ${owner} in schema public grant usage, select on sequences to ${application};
      ${extensions.map((extension) => `create extension if not exists ${extension} with schema public;`).join('\n')}
    `);
  } finally {
    await client.end();
  }
}

/** @param {string} adminUrl @param {string} database @param {string} [user] @param {string} [password] */
export function withDatabase(adminUrl, database, user, password) {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  if (user !== undefined) url.username = user;
  if (password !== undefined) url.password = encodeURIComponent(password);
  return url.href;
}
