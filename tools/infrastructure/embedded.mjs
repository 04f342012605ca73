import pg from 'pg';
import { allSettled } from '../all-settled.mjs';
import { OperatorError, messageOf } from '../operator-error.mjs';
import { prepareNats } from './nats.mjs';
import { pingRedis } from './ping-redis.mjs';
import { preparePostgres } from './postgres.mjs';
import { prepareRedis } from './redis.mjs';

/** @typedef {import('../supervisor/managed-process.mjs').ManagedProcess} ManagedProcess */
/**
 * @typedef {object} Infrastructure
 * @property {ManagedProcess[]} servers what was started here, and is to be stopped
 * @property {string} adminUrl @property {string} natsUrl @property {string} redisUrl
 * @property {number} [streamBytes] how large the event stream may become; not for a NATS that was not started here
 * @property {(on: boolean) => void} setReadOnly makes the PostgreSQL that was started here refuse changes
 */

/** @typedef {Pick<import('../secrets.mjs').Secrets, 'postgresPassword' | 'redisPassword'> & { natsPassword?: string }} EmbeddedSecrets */

/**
 * Starts PostgreSQL, NATS and Redis, each unless an address of one was given.
 * @param {{ home: string, secrets: EmbeddedSecrets, databaseUrl?: string, natsUrl?: string, redisUrl?: string,
 *   durable?: boolean, note?: (text: string) => void }} options
 * @returns {Promise<Infrastructure>}
 */
export async function startInfrastructure({ home, secrets, databaseUrl, natsUrl, redisUrl, durable, note }) {
  const prepared = /** @type {const} */ ([
    databaseUrl
      ? given(databaseUrl, checkPostgres)
      : preparePostgres({ home, password: secrets.postgresPassword, durable, note }),
    natsUrl ? given(natsUrl, checkNats) : prepareNats({ home, password: secrets.natsPassword, note }),
    redisUrl ? given(redisUrl, checkRedis) : prepareRedis({ home, password: secrets.redisPassword, note }),
  ]);
  await Promise.allSettled(prepared);
  const [postgres, nats, redis] = await Promise.all(prepared);
  const servers = [postgres, nats, redis].flatMap(({ server }) => (server ? [server] : []));
  await allSettled(servers.map((server) => server.start())).catch(async (error) => {
    await Promise.all(servers.map((server) => server.stop()));
    throw error;
  });
  return {
    servers,
    adminUrl: postgres.url,
    natsUrl: nats.url,
    redisUrl: redis.url,
    streamBytes: nats.streamBytes,
    setReadOnly: (on) => postgres.setReadOnly?.(on),
  };
}

/**
 * @param {string} url @param {(url: string) => Promise<void>} check
 * @returns {Promise<{ server?: undefined, url: string, streamBytes?: undefined, setReadOnly?: undefined }>}
 */
async function given(url, check) {
  await check(url);
  return { url };
}

/** @param {string} connectionString */
async function checkPostgres(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      `select rolsuper or (rolcreatedb and rolcreaterole) as able, current_setting('server_version_num')::int as version from pg_roles where rolname = current_user`,
    );
    if (!rows[0].able)
      throw new OperatorError(
        'The user in DATABASE_URL may not create roles and databases: give an administrator of that server.',
      );
    if (rows[0].version < 150_000)
      throw new OperatorError('The server in DATABASE_URL is older than PostgreSQL 15: give a newer one.');
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `PostgreSQL at DATABASE_URL does not answer (${messageOf(error)}): start it, or leave DATABASE_URL out to use the embedded one.`,
      error,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @param {string} url @throws {OperatorError} when it does not answer, or refuses the credentials */
export async function checkNats(url) {
  // It imports built files.
  const { connectToNats } = await import('@fsvp/service-kit/events/nats-connection');
  try {
    await (await connectToNats(url, { timeout: 5_000, reconnect: false })).close();
  } catch (error) {
    throw error instanceof Error && error.name === 'AuthorizationError'
      ? refusedBy('NATS_URL')
      : unreachable('NATS_URL', error);
  }
}

/** @param {string} url @throws {OperatorError} when it does not answer, or refuses the credentials */
export async function checkRedis(url) {
  const reply = await pingRedis(url).catch((error) => Promise.reject(unreachable('REDIS_URL', error)));
  if (reply.startsWith('-NOAUTH')) throw refusedBy('REDIS_URL');
}

/** @param {string} variable @param {unknown} error */
const unreachable = (variable, error) =>
  new OperatorError(
    `Nothing answers at ${variable} (${messageOf(error)}): start that server, or leave ${variable} out to use the embedded one.`,
    error,
  );

/** @param {string} variable */
const refusedBy = (variable) =>
  new OperatorError(
    `The server at ${variable} refuses the user and password in it: correct them, or leave ${variable} out to use the embedded one.`,
  );
