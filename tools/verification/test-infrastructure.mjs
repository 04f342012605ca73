import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { prepareNats } from '../infrastructure/nats.mjs';
import { preparePostgres } from '../infrastructure/postgres.mjs';
import { prepareRedis } from '../infrastructure/redis.mjs';
import { allSettled } from '../all-settled.mjs';
import { OperatorError, messageOf } from '../operator-error.mjs';
import { homeDir } from '../paths.mjs';
import { secretsOf } from '../secrets.mjs';
import { endLeftovers } from '../supervisor/pid-files.mjs';
import { processBirth } from '../supervisor/process-identity.mjs';

/**
 * PostgreSQL, NATS and Redis for service tests. All test runs of this checkout share one set of servers: each run holds a
 * connection to the keeper process, and the keeper stops the servers soon after the last connection closes, even when a run was killed.
 */

/** @typedef {{ TEST_ADMIN_DATABASE_URL: string, TEST_NATS_URL: string, TEST_REDIS_URL: string }} TestAddresses */

const home = homeDir('.local/test-infra');
const stateFile = join(home, 'keeper.json');
const lockFile = join(home, 'keeper.lock');
const lingerMs = 3_000;

/**
 * Connects to the shared servers, and starts them when they do not run.
 * @returns {Promise<{ addresses: TestAddresses, release: () => void }>}
 */
export async function shareTestInfrastructure() {
  mkdirSync(home, { recursive: true });
  const deadline = Date.now() + 120_000;
  let started = false;
  while (Date.now() < deadline) {
    const share = await joinKeeper();
    if (share) return share;
    const failure = started ? readJson(stateFile)?.failure : undefined;
    if (failure) throw new OperatorError(failure);
    if (!started) {
      rmSync(stateFile, { force: true });
      startKeeper();
      started = true;
    }
    await sleep(100);
  }
  throw new OperatorError(`The test servers did not start within two minutes: see ${join(home, 'logs')}.`);
}

/** @param {string} file @returns {any} null when there is none to read */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @returns {Promise<{ addresses: TestAddresses, release: () => void } | null>} */
function joinKeeper() {
  const state = readJson(stateFile);
  if (!state?.port) return Promise.resolve(null);
  return new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port: state.port }, () => socket.write(`${state.token}\n`));
    let text = '';
    socket.on('data', (data) => {
      text += data;
      if (!text.endsWith('\n')) return;
      socket.unref();
      done({ addresses: JSON.parse(text), release: () => socket.destroy() });
    });
    socket.on('error', () => done(null));
    socket.on('close', () => done(null));
  });
}

function startKeeper() {
  mkdirSync(join(home, 'logs'), { recursive: true });
  const log = openSync(join(home, 'logs', 'keeper.log'), 'a');
  spawn(process.execPath, [fileURLToPath(import.meta.url), 'keep'], {
    detached: true,
    stdio: ['ignore', log, log],
  }).unref();
  closeSync(log);
}

/**
 * Only one keeper runs at a time. A second one exits when test runs can connect to the first, and replaces it when it is stopping.
 * @returns {Promise<boolean>}
 */
async function takeLock() {
  for (;;) {
    try {
      writeFileSync(lockFile, JSON.stringify({ pid: process.pid, birth: processBirth(process.pid) }), { flag: 'wx' });
      return true;
    } catch {
      const holder = readJson(lockFile);
      if (!holder || processBirth(holder.pid) !== holder.birth) rmSync(lockFile, { force: true });
      else if (readJson(stateFile)?.port) return false;
      await sleep(100);
    }
  }
}

async function keep() {
  if (!(await takeLock())) return;
  /** @type {import('../supervisor/managed-process.mjs').ManagedProcess[]} */
  let servers = [];
  let refuseRuns = () => undefined;
  const stop = async (/** @type {string} */ failure) => {
    rmSync(stateFile, { force: true });
    refuseRuns();
    await Promise.all(servers.map((server) => server.stop()));
    if (failure) writeFileSync(stateFile, JSON.stringify({ failure }));
    rmSync(lockFile, { force: true });
    process.exit(failure ? 1 : 0);
  };
  process.on('SIGTERM', () => void stop(''));
  process.on('SIGINT', () => void stop(''));
  try {
    await endLeftovers(home);
    for (const data of ['nats', 'redis']) rmSync(join(home, data), { recursive: true, force: true });
    const { postgresPassword, natsPassword, redisPassword } = secretsOf(home);
    const parts = await Promise.all([
      preparePostgres({ home, password: postgresPassword, durable: false }),
      prepareNats({ home, password: natsPassword }),
      prepareRedis({ home, password: redisPassword }),
    ]);
    servers = parts.map(({ server }) => server);
    await allSettled(servers.map((server) => server.start()));
    const [postgres, nats, redis] = parts;
    await dropTestDatabases(postgres.url);
    refuseRuns = serve(
      { TEST_ADMIN_DATABASE_URL: postgres.url, TEST_NATS_URL: nats.url, TEST_REDIS_URL: redis.url },
      () => void stop(''),
    );
  } catch (error) {
    console.error(error);
    await stop(messageOf(error));
  }
}

/** Drops the databases and roles of interrupted runs. @param {string} connectionString */
async function dropTestDatabases(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const databases = await client.query(
    `select datname as name from pg_database where not datistemplate and datname <> 'postgres'`,
  );
  for (const { name } of databases.rows) await client.query(`drop database ${pg.escapeIdentifier(name)} with (force)`);
  const roles = await client.query(
    `select rolname as name from pg_roles where rolname <> 'postgres' and rolname not like 'pg\\_%'`,
  );
  for (const { name } of roles.rows) await client.query(`drop role ${pg.escapeIdentifier(name)}`);
  await client.end();
}

/**
 * @param {TestAddresses} addresses @param {() => void} onUnused
 * @returns {() => undefined} refuses further runs
 */
function serve(addresses, onUnused) {
  const token = secretsOf(home).internalTokenSecret;
  let users = 0;
  let open = true;
  let unused = setTimeout(onUnused, 20_000);
  const server = createServer((socket) => {
    if (!open) return void socket.destroy();
    users += 1;
    clearTimeout(unused);
    socket.once('data', (data) =>
      open && data.toString().trim() === token ? socket.write(`${JSON.stringify(addresses)}\n`) : socket.destroy(),
    );
    socket.on('error', () => undefined);
    socket.once('close', () => {
      users -= 1;
      if (users === 0) unused = setTimeout(onUnused, lingerMs);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    writeFileSync(stateFile, JSON.stringify({ port, token }), { mode: 0o600 });
  });
  return () => {
    open = false;
    server.close();
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === 'keep') await keep();
