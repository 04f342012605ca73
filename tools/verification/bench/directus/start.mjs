import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../free-port.mjs';
import { withDatabase } from '../../../infrastructure/databases.mjs';
import { untilAnswers } from '../../../infrastructure/until-answers.mjs';
import { OperatorError } from '../../../operator-error.mjs';
import { installProject } from '../../../setup/dependencies.mjs';
import { runLogged } from '../../../setup/run-logged.mjs';

const FOLDER = join('tools', 'verification', 'bench', 'directus');
const TOKEN = 'benchmark';
const START_MS = 120_000;
const ROWS_PER_INSERT = 5_000;

const COLUMNS = `id, version, created_by, created_at, updated_at, name, address, city, state, country, postal_code, contact_person, email, phone, risk_level,
  status, fsvp_required, approved_by, approved_at, last_verification_date, next_verification_day, verification_frequency_months, notes, fsvp_program,
  fsvp_importer_name, fsvp_importer_duns, fsvp_verification_methods, fsvp_corrective_actions, fsvp_record_keeping, search_text`;

const TABLES = `
  create extension if not exists pg_trgm;
  create table suppliers (
    id uuid primary key default uuidv7(), version int not null default 1, created_by uuid, created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(), name text not null, address text, city text, state text, country text not null, postal_code text,
    contact_person text, email text, phone text, risk_level text not null default 'medium', status text not null default 'pending',
    fsvp_required boolean not null default true, approved_by uuid, approved_at timestamptz, last_verification_date timestamptz,
    next_verification_day date, verification_frequency_months int not null default 12, notes text, fsvp_program text, fsvp_importer_name text,
    fsvp_importer_duns text, fsvp_verification_methods text, fsvp_corrective_actions text, fsvp_record_keeping text, search_text text);
  create table verifications (id uuid primary key, title text, type text, due_date timestamptz, supplier_name text);
  create table actions (id uuid primary key, title text, priority text, rank int, due_date timestamptz, supplier_name text)`;

const COPIED = {
  suppliers: COLUMNS,
  verifications: 'id, title, type, due_date, supplier_name',
  actions: 'id, title, priority, rank, due_date, supplier_name',
};

const INDEXES = `
  create index on suppliers (created_at desc, id desc);
  create index on suppliers (status, created_at desc, id desc);
  create index on suppliers using gin (search_text gin_trgm_ops);
  create index on verifications (due_date, id);
  create index on actions (rank desc, due_date, id)`;

/**
 * Prepares Directus with the same rows in a database of its own on the same server.
 * @param {{ adminUrl: string, suppliersUrl: string, home: string }} where @param {AbortSignal} signal ends the installation
 */
export async function prepareDirectus({ adminUrl, suppliersUrl, home }, signal) {
  const project = await installProject(FOLDER, 'Installing Directus', signal);
  const node = await installNode(project, home, signal);
  const cli = join(project, 'node_modules', 'directus', 'cli.js');
  const url = withDatabase(adminUrl, 'directus');
  await recreateDatabase(adminUrl);
  await runLogged(node, [cli, 'bootstrap'], {
    log: logFile(home, 'directus-bootstrap'),
    cwd: home,
    env: await environment(url),
    failure: 'Directus could not prepare its database.',
  });
  await copyTables(suppliersUrl, url);
  return {
    /** @param {{ cache: boolean }} settings cache: keeps responses, until a write */
    start: async ({ cache }) =>
      startServer([node, cli, 'start'], {
        home,
        env: { ...(await environment(url)), CACHE_ENABLED: String(cache), CACHE_AUTO_PURGE: 'true' },
        log: logFile(home, cache ? 'directus-cache' : 'directus'),
      }),
  };
}

/** @param {string} home @param {string} name */
const logFile = (home, name) => join(home, 'logs', `${name}.log`);

/**
 * Installs Node in the version of the project; the script of the package `node` gets the build for this platform.
 * @param {string} project @param {string} home @param {AbortSignal} signal @returns {Promise<string>} its program
 */
async function installNode(project, home, signal) {
  const folder = join(project, 'node_modules', 'node');
  const program = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program))
    await runLogged(process.execPath, ['installArchSpecificPackage'], {
      log: logFile(home, 'install-node'),
      cwd: folder,
      signal,
      failure: 'The version of Node that Directus needs could not be installed.',
    });
  return program;
}

/** @param {[string, ...string[]]} command @param {{ home: string, env: NodeJS.ProcessEnv & { PUBLIC_URL: string }, log: string }} settings */
async function startServer([program, ...args], { home, env, log }) {
  // Not through a pipe: this process would spend time on each line.
  const output = openSync(log, 'w');
  const child = spawn(program, args, { cwd: home, env, stdio: ['ignore', output, output] });
  closeSync(output);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  try {
    const deadline = Date.now() + START_MS;
    const givenUp = () => child.exitCode !== null || Date.now() > deadline;
    await untilAnswers(async () => (await fetch(`${env.PUBLIC_URL}/server/ping`)).ok, { everyMs: 200, givenUp });
    if (givenUp()) throw new OperatorError(`Directus did not start: see ${log}.`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: env.PUBLIC_URL, headers: { authorization: `Bearer ${TOKEN}` }, pids: [Number(child.pid)], stop };
}

/** Log level and cache are those that it is shipped with. @param {string} url */
async function environment(url) {
  const { hostname, port, username, password, pathname } = new URL(url);
  const own = await freePort();
  return {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    HOST: '127.0.0.1',
    PORT: String(own),
    PUBLIC_URL: `http://127.0.0.1:${own}`,
    DB_CLIENT: 'pg',
    DB_HOST: hostname,
    DB_PORT: port,
    DB_DATABASE: pathname.slice(1),
    DB_USER: username,
    DB_PASSWORD: decodeURIComponent(password),
    SECRET: 'used-only-by-the-benchmark-on-this-machine',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'used-only-by-the-benchmark',
    ADMIN_TOKEN: TOKEN,
    TELEMETRY: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
  };
}

/** @param {string} adminUrl */
async function recreateDatabase(adminUrl) {
  await withClient(adminUrl, async (admin) => {
    await admin.query('drop database if exists directus with (force)');
    await admin.query('create database directus');
  });
}

/** @param {string} from @param {string} to */
async function copyTables(from, to) {
  await withClient(from, (source) =>
    withClient(to, async (target) => {
      await target.query(TABLES);
      for (const [table, columns] of Object.entries(COPIED)) await copyTable(source, target, table, columns);
      await target.query(INDEXES);
      await target.query('vacuum analyze');
    }),
  );
}

/** @param {pg.Client} source @param {pg.Client} target @param {string} table @param {string} columns */
async function copyTable(source, target, table, columns) {
  for (let after = '00000000-0000-0000-0000-000000000000'; after;) {
    const { rows } = await source.query(
      `select json_agg(one)::text as page, max(id::text) as last from
         (select ${columns} from bench.${table} where id > $1 order by id limit ${ROWS_PER_INSERT}) one`,
      [after],
    );
    if (rows[0].page)
      await target.query(
        `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
        [rows[0].page],
      );
    after = rows[0].last;
  }
}

/** @param {string} url @param {(client: pg.Client) => Promise<void>} work */
async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}
