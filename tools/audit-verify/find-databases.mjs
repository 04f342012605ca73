import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOwners, withDatabase } from '../infrastructure/databases.mjs';
import { OperatorError } from '../operator-error.mjs';
import { secretsOf } from '../secrets.mjs';
import { askDatabases } from '../supervisor/control.mjs';

/**
 * The services' databases as their applications reach them: those of the running suite, or those on the server in DATABASE_URL.
 * @param {{ home: string, databaseUrl?: string }} config
 * @returns {Promise<Record<string, string>>}
 */
export async function findDatabases({ home, databaseUrl }) {
  try {
    const running = await askDatabases(home);
    return Object.fromEntries(databaseOwners.map((name) => [name, running[name].application]));
  } catch (error) {
    // The suite is stopped: the databases are on the given server.
    if (!(error instanceof OperatorError) || !databaseUrl) throw error;
  }
  if (!existsSync(join(home, 'secrets.json')))
    throw new OperatorError(`There are no secrets in ${home}: set FSVP_HOME to the folder the suite was started with.`);
  const { roles } = secretsOf(home);
  return Object.fromEntries(
    databaseOwners.map((name) => [
      name,
      withDatabase(databaseUrl, `fsvp_${name}`, `fsvp_${name}`, roles[name].application),
    ]),
  );
}
