import { readConfig, SettingsError } from '@fsvp/service-kit/runtime/config';
import * as z from 'zod/mini';
import { services } from '../processes.mjs';

/** @typedef {import('../infrastructure/databases.mjs').ServiceDatabase & { service: import('../infrastructure/databases.mjs').DatabaseName, workspace: string, url: string }} Target */

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' });
/** Names that need no quoting in a connection's options. */
const PLAIN_NAME = /^[a-z_][a-z0-9_]{0,55}$/;

const settingOf = (/** @type {string} */ database) => `${database.toUpperCase()}_DATABASE_URL`;
const schema = z.object({
  ADMIN_DATABASE_URL: databaseUrl,
  ...Object.fromEntries(services.map(({ database }) => [settingOf(database), databaseUrl])),
});

/**
 * Reads which databases to make: ADMIN_DATABASE_URL, and the URL of each service as GATEWAY_DATABASE_URL and so on. Each
 * can be in a file that NAME_FILE names.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{ adminUrl: string, targets: Target[] }}
 * @throws {SettingsError}
 */
export function readTargets(environment) {
  const urls = /** @type {Record<string, string>} */ (readConfig(schema, environment));
  const targets = services.map(({ workspace, database }) => targetOf(urls, workspace, database));
  return { adminUrl: urls.ADMIN_DATABASE_URL, targets };
}

/** @param {Record<string, string>} urls @param {string} workspace @param {Target['service']} service @returns {Target} */
function targetOf(urls, workspace, service) {
  const setting = settingOf(service);
  const { username, password, pathname } = new URL(urls[setting]);
  const database = pathname.slice(1);
  if (![username, database].every((name) => PLAIN_NAME.test(name)) || !password)
    throw new SettingsError(`${setting}: it needs a user, a password and a database, named with a-z, 0-9 and _`);
  return {
    service,
    workspace,
    url: urls[setting],
    database,
    application: { name: username, password: decodeURIComponent(password) },
    owner: { name: `${database}_owner` },
  };
}
