import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deleteEventStream } from '@fsvp/service-kit/events/event-stream';
import { readChainKeys } from '@fsvp/service-kit/events/hash-chain';
import { folderOfObjects, hasTargets, placesOf, readOperatorSettings } from '../backup/places.mjs';
import { bootstrapDatabases, databaseOwners, ensureDatabases } from '../infrastructure/databases.mjs';
import { preparePostgres } from '../infrastructure/postgres.mjs';
import { OperatorError } from '../operator-error.mjs';
import { services } from '../processes.mjs';
import { secretsOf } from '../secrets.mjs';
import { endLeftovers, refuseUsedHome, rememberProcess } from '../supervisor/pid-files.mjs';

/** @typedef {import('../infrastructure/databases.mjs').DatabaseName} DatabaseName */
/**
 * @typedef {object} Target the suite that is filled
 * @property {(import('../backup/places.mjs').Place & { workspace: string, application: string })[]} places
 *   application: the URL of the service
 * @property {string} objectStoreUrl
 * @property {import('@fsvp/service-kit/events/hash-chain').ChainKey[]} keys
 * @property {Record<string, string>} [unkeyedUntil] by service, the last entry from before there were keys
 * @property {() => Promise<void>} deleteStream
 * @property {() => Promise<void>} close
 */

const workspaceOf = (/** @type {DatabaseName} */ service) =>
  services.find(({ name }) => name === service)?.workspace ?? '';

/**
 * Makes databases and roles of the suite that the settings name, or of the stopped one in the home.
 * @param {ReturnType<typeof import('../config.mjs').readConfig>} config
 * @param {string[]} keys names of the keys that it must have
 * @returns {Promise<Target>}
 */
export const prepareTarget = (config, keys) => (hasTargets() ? prepareServers(keys) : prepareHome(config, keys));

/** @param {Target['keys']} keys @param {string[]} names @param {string} place */
function requireKeys(keys, names, place) {
  if (names.every((name) => keys.some(({ id }) => id === name))) return;
  throw new OperatorError(
    `The event log was hashed with other keys than those in ${place}: use those of the suite that was backed up. If they are lost, --without-keys restores, but nothing can be verified. Nothing was restored.`,
  );
}

/** @param {string[]} names @returns {Promise<Target>} */
async function prepareServers(names) {
  const operator = readOperatorSettings();
  const { NATS_URL: natsUrl, OBJECT_STORE_URL: objectStoreUrl } = operator.settings;
  const keys = readChainKeys(operator.settings.EVENT_LOG_KEYS);
  requireKeys(keys, names, 'EVENT_LOG_KEYS');
  if (!natsUrl) throw new OperatorError('NATS_URL is missing: the event stream of the earlier suite must be deleted.');
  await ensureDatabases(operator.adminUrl, operator.targets);
  return {
    places: placesOf(operator).map((place, index) => ({
      ...place,
      workspace: operator.targets[index].workspace,
      application: operator.targets[index].url,
    })),
    objectStoreUrl,
    keys,
    deleteStream: () => deleteEventStream(natsUrl, namespace()),
    close: async () => undefined,
  };
}

/**
 * @param {ReturnType<typeof import('../config.mjs').readConfig>} config @param {string[]} names
 * @returns {Promise<Target>}
 */
async function prepareHome({ home, databaseUrl, natsUrl, objectStoreUrl }, names) {
  refuseUsedHome(home);
  const file = join(home, 'secrets.json');
  // Made only if the restore goes on: secrets that are put into the home later would not fit its PostgreSQL.
  const keys = existsSync(file) ? readChainKeys(secretsOf(home).eventLogKeys.join()) : [];
  requireKeys(keys, names, file);
  const forget = rememberProcess(home, 'restore', process.pid, 'SIGTERM');
  /** @type {Awaited<ReturnType<typeof preparePostgres>> | undefined} */ let embedded;
  const close = async () => {
    await embedded?.server.stop();
    forget();
  };
  try {
    await endLeftovers(home);
    const secrets = secretsOf(home);
    embedded = databaseUrl ? undefined : await preparePostgres({ home, password: secrets.postgresPassword });
    await embedded?.server.start();
    const urls = await bootstrapDatabases(embedded?.url ?? /** @type {string} */ (databaseUrl), secrets.roles);
    return {
      places: databaseOwners.map((service) => ({
        service,
        workspace: workspaceOf(service),
        url: urls[service].owner,
        application: urls[service].application,
      })),
      objectStoreUrl: objectStoreUrl ?? folderOfObjects(home),
      keys,
      unkeyedUntil: secrets.unkeyedUntil ?? undefined,
      deleteStream: async () =>
        natsUrl
          ? deleteEventStream(natsUrl, namespace())
          : rmSync(join(home, 'nats'), { recursive: true, force: true }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const namespace = () => process.env.EVENT_NAMESPACE || 'fsvp';
