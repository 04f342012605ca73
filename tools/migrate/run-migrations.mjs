import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.mjs';
import { repoRoot } from '../paths.mjs';

/**
 * Runs a service's migrations in a process of its own.
 * @param {string} workspace
 * @param {{ url: string, owner?: string, application?: string, timeZone?: string, only?: readonly string[] }} options
 *   owner: the role that the user of the URL takes; application: the role that gets its rights; only: names of the
 *   migrations to run, by default all
 */
export async function runMigrations(workspace, { url, owner, application, timeZone, only }) {
  const settings = {
    MIGRATION_DATABASE_URL: url,
    OWNER_ROLE: owner,
    APPLICATION_ROLE: application,
    APP_TIME_ZONE: timeZone ?? process.env.APP_TIME_ZONE,
    MIGRATIONS: only?.join(),
  };
  const child = spawn(process.execPath, ['--enable-source-maps', join(repoRoot, workspace, 'dist', 'migrate.js')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...settings },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new OperatorError(`The database of ${workspace} could not be migrated.`);
}
