import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, OperatorError } from '../operator-error.mjs';
import { repoRoot } from '../paths.mjs';
import { openCut } from './cut.mjs';
import { dumpDatabase, listKeys } from './dump.mjs';
import { writeManifest } from './manifest.mjs';
import { saveObjects } from './objects.mjs';

/** @typedef {<T>(label: string, work: () => Promise<T>) => Promise<T>} Step */

const release = () => JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8')).version;

/**
 * Backs up a suite into a folder, which is removed again when that fails.
 * @param {import('./places.mjs').SuitePlaces} suite
 * @param {string} folder @param {{ step: Step, signal: AbortSignal }} options
 * @returns {Promise<{ cut: string, missing: string[] }>}
 */
export async function backUp(suite, folder, { step, signal }) {
  makeEmptyFolder(folder);
  try {
    return await writeBackup(suite, folder, { step, signal });
  } catch (error) {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
    if (signal.aborted) throw signal.reason;
    throw /** @type {{ code?: string }} */ (error).code === 'ENOSPC'
      ? new OperatorError(`The disk of ${folder} is full. No backup was made. Free space, or use another disk.`, error)
      : error;
  }
}

/** @param {import('./places.mjs').SuitePlaces} suite @param {string} folder @param {{ step: Step, signal: AbortSignal }} options */
async function writeBackup({ places, objectStoreUrl }, folder, { step, signal }) {
  const { at, snapshots, close } = await step('Opening a snapshot of all databases', () => openCut(places));
  try {
    /** @type {import('./manifest.mjs').Manifest['databases']} */ const databases = {};
    const keys = new Set();
    for (const snapshot of snapshots) {
      databases[snapshot.service] = await step(`Copying the database of ${snapshot.service}`, () =>
        dumpDatabase(snapshot, folder, signal),
      );
      for (const key of await listKeys(snapshot.client)) keys.add(key);
    }
    const documents = snapshots.find(({ service }) => service === 'documents');
    if (!documents) throw new Error('There is no database of documents.');
    const { rows } = await documents.client.query('select suite_time_zone() as zone');
    const objects = await step('Copying the stored files', () =>
      saveObjects(documents.client, folder, objectStoreUrl, signal),
    );
    signal.throwIfAborted();
    writeManifest(folder, {
      format: 1,
      release: release(),
      cut: at,
      timeZone: rows[0].zone,
      keys: [...keys].sort(),
      databases,
      objects,
    });
    return { cut: at, missing: objects.missing };
  } finally {
    await close();
  }
}

/** @param {string} folder */
function makeEmptyFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (readdirSync(folder).length === 0) return;
  } catch (error) {
    throw new OperatorError(`The folder ${folder} cannot be used (${messageOf(error)}).`, error);
  }
  throw new OperatorError(`The folder ${folder} is not empty. Use a new one for each backup.`);
}
