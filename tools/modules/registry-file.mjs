import { randomUUID } from 'node:crypto';
import { mkdirSync, openSync, closeSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError, messageOf } from '../operator-error.mjs';

/** @typedef {import('@fsvp/contracts/modules/module-store').RegistryEntry} RegistryEntry */
/** @typedef {import('@fsvp/contracts/modules/module-store').RegistryChange} RegistryChange */
/** @typedef {{ modules: RegistryEntry[], changes: RegistryChange[] }} Registry */

/** Changes that stay in the file; the gateway has copied older ones into the audit trail long ago. */
const KEPT_CHANGES = 200;
const LOCK_WAIT_MS = 10_000;
/** A lock this old was left by a command that was killed. */
const STALE_LOCK_MS = 30_000;

/** @param {string} store */
const registryFile = (store) => join(store, 'registry.json');

/** @param {string} store @returns {Registry} empty where there is no registry yet */
export function readRegistry(store) {
  const file = registryFile(store);
  try {
    return { changes: [], ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return { modules: [], changes: [] };
    throw new OperatorError(
      `${file} cannot be read (${messageOf(error)}): repair it, or restore it from a backup.`,
      error,
    );
  }
}

/**
 * Replaces one module's entry. The entry and the change that explains it are written together, in one atomic rename.
 * @param {string} store
 * @param {string} name
 * @param {RegistryChange['action']} action
 * @param {(before: RegistryEntry | undefined, registry: Registry) => RegistryEntry | undefined} decide
 *   returns the new entry, or undefined to remove the module
 * @returns {Promise<RegistryEntry | undefined>}
 */
export async function changeRegistry(store, name, action, decide) {
  mkdirSync(store, { recursive: true });
  const unlock = await lock(join(store, 'registry.lock'));
  try {
    const registry = readRegistry(store);
    const before = registry.modules.find((entry) => entry.name === name);
    const after = decide(before, registry);
    const others = registry.modules.filter((entry) => entry.name !== name);
    const at = new Date().toISOString();
    const change = {
      id: randomUUID(),
      action,
      name,
      at,
      by: userInfo().username,
      before: before ?? null,
      after: after ?? null,
    };
    const next = {
      modules: [...others, ...(after ? [after] : [])].sort((one, other) => (one.name < other.name ? -1 : 1)),
      changes: [...registry.changes, change].slice(-KEPT_CHANGES),
    };
    replaceFile(registryFile(store), next);
    return after;
  } finally {
    unlock();
  }
}

/** Writes a file of the store whole, since gateways and commands may read it at any moment. @param {string} file @param {object} content */
export function replaceFile(file, content) {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(temporary, file);
}

/** Two commands at once must not overwrite each other's change. @param {string} file @returns {Promise<() => void>} */
async function lock(file) {
  for (const deadline = Date.now() + LOCK_WAIT_MS; ;) {
    try {
      closeSync(openSync(file, 'wx'));
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > STALE_LOCK_MS) rmSync(file, { force: true });
    else if (Date.now() > deadline)
      throw new OperatorError(`Another command is changing the module registry: try again, or delete ${file}.`);
    else await sleep(50);
  }
}
