import pg from 'pg';

export const databaseOwners = /** @type {const} */ (['gateway', 'suppliers', 'quality', 'documents']);
/** @typedef {typeof databaseOwners[number]} DatabaseName */
/** @typedef {{ application: string, owner: string }} RolePasswords */
/** @typedef {{ application: string, owner: string }} DatabaseUrls */

const extensions = ['pg_trgm', 'btree_gin', 'pgcrypto'];

/**
 * Creates one database and two roles for each service: the owner runs migrations, the application role reads and writes rows.
 * Neither can open another service's database. Can be repeated.
 * @param {string} adminUrl a role that may create roles and databases
 * @param {Record<DatabaseName, RolePasswords>} passwords
 * @returns {Promise<Record<DatabaseName, DatabaseUrls>>}
 */
export async function bootstrapDatabases(adminUrl, passwords) {
  const admin = await connect(adminUrl);
  try {
    /** @type {Partial<Record<DatabaseName, DatabaseUrls>>} */
    const urls = {};
    for (const name of databaseOwners) {
      const database = `fsvp_${name}`;
      const owner = `${database}_owner`;
      await ensureRole(admin, owner, passwords[name].owner);
      await ensureRole(admin, database, passwords[name].application);
      await ensureDatabase(admin, database, owner);
      await configureDatabase(withDatabase(adminUrl, database), database, owner);
      urls[name] = {
        owner: withDatabase(adminUrl, database, owner, passwords[name].owner),
        application: withDatabase(adminUrl, database, database, passwords[name].application),
      };
    }
    return /** @type {Record<DatabaseName, DatabaseUrls>} */ (urls);
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

/** @param {pg.Client} admin @param {string} role @param {string} password */
async function ensureRole(admin, role, password) {
  const { rows } = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
  const verb = rows.length === 0 ? 'create' : 'alter';
  await admin.query(
    `${verb} role ${role} login nosuperuser nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`,
  );
}

/** @param {pg.Client} admin @param {string} database @param {string} owner */
async function ensureDatabase(admin, database, owner) {
  const { rows } = await admin.query('select 1 from pg_database where datname = $1', [database]);
  if (rows.length > 0) return;
  const { rows: facts } = await admin.query(
    `select current_setting('server_version_num')::int as version, rolsuper from pg_roles where rolname = current_user`,
  );
  // The administrator of a managed server is no superuser, and must be a member of a role that will own a database.
  if (!facts[0].rolsuper) await admin.query(`grant ${owner} to current_user`);
  const locale =
    facts[0].version >= 170_000 ? `locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'` : `locale 'C'`;
  await admin.query(`create database ${database} owner ${owner} template template0 encoding 'UTF8' ${locale}`);
}

/** @param {string} url @param {string} database @param {string} owner */
async function configureDatabase(url, database, owner) {
  const client = await connect(url);
  try {
    await client.query(`
      alter database ${database} set timezone = 'UTC';
      -- JIT compilation of a statement takes longer than a list request may.
      alter database ${database} set jit = off;
      revoke all on database ${database} from public;
      grant connect on database ${database} to ${database};
      alter schema public owner to ${owner};
      revoke all on schema public from public;
      grant usage on schema public to ${database};
      alter default privileges for role ${owner} in schema public grant select, insert, update, delete on tables to ${database};
      alter default privileges for role ${owner} in schema public grant usage, select on sequences to ${database};
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
