import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { loadOrExit, readConfig as readSettings } from '@fsvp/service-kit/runtime/config';
import * as z from 'zod/mini';
import { databaseOwners, withDatabase } from '../infrastructure/databases.mjs';
import { readTargets } from '../migrate/targets.mjs';
import { messageOf, OperatorError } from '../operator-error.mjs';
import { secretsOf } from '../secrets.mjs';
import { askDatabases } from '../supervisor/control.mjs';

/** @typedef {import('../infrastructure/databases.mjs').DatabaseName} DatabaseName */
/**
 * @typedef {object} Place a service's database
 * @property {DatabaseName} service
 * @property {string} url of the tables' owner, or of an administrator who takes its role
 * @property {string} [role] that of the owner
 */
/** @typedef {{ places: Place[], objectStoreUrl: string }} SuitePlaces */

const operatorSettings = z.object({
  OBJECT_STORE_URL: z.string(),
  NATS_URL: z.optional(z.string()),
  EVENT_LOG_KEYS: z.optional(z.string()),
});

/** Whether the settings name the databases one by one, as for the command `migrate`. */
export const hasTargets = () => Boolean(process.env.ADMIN_DATABASE_URL || process.env.ADMIN_DATABASE_URL_FILE);

/** The settings of a suite whose processes are run by something else than `npm start`. */
export function readOperatorSettings() {
  return loadOrExit(() => ({ ...readTargets(process.env), settings: readSettings(operatorSettings) }));
}

/** @param {{ adminUrl: string, targets: import('../migrate/targets.mjs').Target[] }} settings @returns {Place[]} */
export function placesOf({ adminUrl, targets }) {
  return targets.map(({ service, database, owner }) => ({
    service,
    url: withDatabase(adminUrl, database),
    role: owner.name,
  }));
}

/**
 * The databases and files of the suite that the settings name, or of the one that runs here.
 * @param {{ home: string, databaseUrl?: string, objectStoreUrl?: string }} config
 * @returns {Promise<SuitePlaces>}
 */
export async function findSuite(config) {
  if (hasTargets()) {
    const operator = readOperatorSettings();
    return { places: placesOf(operator), objectStoreUrl: operator.settings.OBJECT_STORE_URL };
  }
  const urls = await findOwnerUrls(config);
  return {
    places: databaseOwners.map((service) => ({ service, url: urls[service] })),
    objectStoreUrl: config.objectStoreUrl ?? folderOfObjects(config.home),
  };
}

/** @param {string} home */
export const folderOfObjects = (home) => pathToFileURL(join(home, 'objects')).href;

/** @param {{ home: string, databaseUrl?: string }} config @returns {Promise<Record<DatabaseName, string>>} */
async function findOwnerUrls({ home, databaseUrl }) {
  const running = await askDatabases(home).catch((error) => {
    // The suite is stopped, and its databases are on the given server.
    if (error instanceof OperatorError && databaseUrl && existsSync(join(home, 'secrets.json'))) return undefined;
    throw error;
  });
  const owners = databaseOwners.map((name) => [
    name,
    running
      ? running[name].owner
      : withDatabase(
          /** @type {string} */ (databaseUrl),
          `fsvp_${name}`,
          `fsvp_${name}_owner`,
          secretsOf(home).roles[name].owner,
        ),
  ]);
  return Object.fromEntries(owners);
}

/** Connects as the owner of the tables. @param {Place} place @returns {Promise<pg.Client>} */
export async function connectOwner({ service, url, role }) {
  const options = `-c timezone=UTC -c statement_timeout=0${role ? ` -c role=${role}` : ''}`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, options });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new OperatorError(`The database of ${service} does not answer (${messageOf(error)}).`, error);
  }
}
