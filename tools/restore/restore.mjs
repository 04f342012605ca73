import { connectOwner } from '../backup/places.mjs';
import { copyObjects } from '../backup/objects.mjs';
import { runMigrations } from '../migrate/run-migrations.mjs';
import { OperatorError } from '../operator-error.mjs';
import { findFilledTable, loadDatabase } from './load.mjs';

/** @typedef {import('../backup/manifest.mjs').Manifest} Manifest */
/** @typedef {import('./target.mjs').Target} Target */
/** @typedef {import('../backup/back-up.mjs').Step} Step */

/**
 * Fills an empty suite from a backup that was checked.
 * @param {string} folder @param {Manifest} manifest @param {Target} target
 * @param {{ step: Step, timeZone: string }} options timeZone: in which the restored suite counts days
 */
export async function restore(folder, manifest, target, { step, timeZone }) {
  const clients = await Promise.all(target.places.map(connectOwner));
  const all = target.places.map((place, index) => ({ ...place, client: clients[index] }));
  try {
    for (const one of all) await refuseUsedDatabase(one);
    await step('Making the tables', async () => {
      for (const { service, workspace, url, role } of all)
        await runMigrations(workspace, {
          url,
          owner: role,
          timeZone: manifest.timeZone,
          only: manifest.databases[service]?.migrations,
        });
    });
    await step('Copying the stored files', async () => {
      const damaged = await copyObjects('load', folder, target.objectStoreUrl);
      const lost = damaged.filter((sha256) => !manifest.objects.missing.includes(sha256));
      if (lost.length) throw new OperatorError(`The file ${lost[0]} changed during the restore. Nothing was restored.`);
    });
    for (const { service, client } of all) {
      const dumped = manifest.databases[service];
      // A backup of an earlier release lacks services that are new since then.
      if (dumped) await step(`Copying the database of ${service}`, () => loadDatabase(client, dumped, folder));
    }
    await step('Deleting the event stream of the earlier suite', target.deleteStream);
    for (const { client } of all) await client.query('commit');
    await step('Bringing the tables up to date', async () => {
      for (const { workspace, url, role, application, client } of all) {
        await runMigrations(workspace, { url, owner: role, application: new URL(application).username, timeZone });
        await client.query('vacuum (analyze)');
      }
    });
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

/** @param {Target['places'][number] & { client: import('pg').Client }} place */
async function refuseUsedDatabase({ service, application, client }) {
  const { pathname, username } = new URL(application);
  const filled = await findFilledTable(client);
  if (filled)
    throw new OperatorError(
      `The database ${pathname.slice(1)} is not empty: ${filled} has rows. A backup is restored into an empty suite only. Nothing was changed.`,
    );
  const { rows } = await client.query(
    'select from pg_stat_activity where datname = current_database() and usename = $1',
    [username],
  );
  if (rows.length)
    throw new OperatorError(`The service ${service} is connected to its database. Stop all services, then restore.`);
}
