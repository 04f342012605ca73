import { readFileSync } from 'node:fs';
import { migratedWorkspaces } from '../processes.mjs';
import { SettingsError } from './settings-error.mjs';

/** @typedef {import('../infrastructure/databases.mjs').ServiceDatabase & { workspace: string }} Target */

const PROTOCOLS = ['postgres:', 'postgresql:'];
/** Names that need no quoting in a connection's options. */
const PLAIN_NAME = /^[a-z_][a-z0-9_]{0,55}$/;

/**
 * Reads which databases to make: ADMIN_DATABASE_URL, and the URL of each service as GATEWAY_DATABASE_URL and so on. Each
 * can be in a file that NAME_FILE names.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{ adminUrl: string, targets: Target[] }}
 * @throws {SettingsError}
 */
export function readTargets(environment) {
  /** @type {string[]} */
  const problems = [];
  const read = (/** @type {string} */ name) => {
    const url = readSetting(environment, name, problems);
    if (url !== undefined && !isDatabaseUrl(url)) problems.push(`${name} is not valid: begin it with postgres://`);
    return url !== undefined && isDatabaseUrl(url) ? url : undefined;
  };
  const adminUrl = read('ADMIN_DATABASE_URL');
  const targets = migratedWorkspaces.flatMap(({ workspace, database }) => {
    const name = `${database.toUpperCase()}_DATABASE_URL`;
    const url = read(name);
    const target = url && targetOf(url, workspace);
    if (url && !target)
      problems.push(`${name} is not valid: it needs a user, a password and a database, named with a-z, 0-9 and _`);
    return target || [];
  });
  if (problems.length > 0 || !adminUrl) throw new SettingsError(problems.join('\n'));
  return { adminUrl, targets };
}

/** @param {NodeJS.ProcessEnv} environment @param {string} name @param {string[]} problems */
function readSetting(environment, name, problems) {
  if (environment[name]) return environment[name];
  const file = environment[`${name}_FILE`];
  if (!file) {
    problems.push(`${name} is missing`);
    return undefined;
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    problems.push(`${name}_FILE: ${file} cannot be read (${/** @type {NodeJS.ErrnoException} */ (error).code})`);
    return undefined;
  }
}

const isDatabaseUrl = (/** @type {string} */ text) => URL.canParse(text) && PROTOCOLS.includes(new URL(text).protocol);

/** @param {string} url @param {string} workspace @returns {Target | undefined} */
function targetOf(url, workspace) {
  const { username, password, pathname } = new URL(url);
  const database = pathname.slice(1);
  if (![username, database].every((name) => PLAIN_NAME.test(name)) || !password) return undefined;
  return {
    workspace,
    database,
    application: { name: username, password: decodeURIComponent(password) },
    owner: { name: `${database}_owner` },
  };
}
