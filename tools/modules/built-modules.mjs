import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostOffer } from '@fsvp/contracts/modules/host-offer';
import { OperatorError } from '../operator-error.mjs';
import { repoRoot } from '../paths.mjs';
import { moduleFolders } from './module-folders.mjs';
import { readRegistry, replaceFile } from './registry-file.mjs';
import { readManifest, releaseModule } from './releases.mjs';

/** @typedef {import('./releases.mjs').ModuleStore} ModuleStore */

/** In the store: what the shell of the installation offers. A module may be released from a checkout with another shell, or none. */
const HOST_FILE = 'host.json';

/** @typedef {Omit<ModuleStore, 'host'>} StoreSettings */

/**
 * The store of an installation, with the offer of its shell.
 * @param {StoreSettings} settings @returns {ModuleStore}
 * @throws OperatorError when no shell was installed with it
 */
export function openStore(settings) {
  return { ...settings, host: readHost(join(settings.folder, HOST_FILE), NO_SHELL) };
}

const NO_SHELL =
  'start the suite, or run npm run modules -- release --built where its shell is built, so that modules can be checked against that shell.';

/**
 * Writes into the store what the shell of a checkout offers, before it is served.
 * @param {StoreSettings} settings @returns {ModuleStore}
 */
export function installShell(settings, root = repoRoot) {
  const host = readHost(join(root, 'shell', 'dist', HOST_FILE), 'run npm run build first.');
  mkdirSync(settings.folder, { recursive: true });
  replaceFile(join(settings.folder, HOST_FILE), host);
  return { ...settings, host };
}

/** @param {string} file @param {string} remedy */
function readHost(file, remedy) {
  if (!existsSync(file)) throw new OperatorError(`${file} is missing: ${remedy}`);
  try {
    return hostOffer.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new OperatorError(`${file} is not valid: ${remedy}`, error);
  }
}

/**
 * Releases every module that was built in a checkout and whose version was never released, so that a rollback or a removal outlives a restart.
 * @param {ModuleStore} store @param {(text: string) => void} note says what could not be released; the others are
 */
export async function releaseBuiltModules(store, note, root = repoRoot) {
  for (const name of moduleFolders(root)) {
    const dist = join(root, name, 'dist');
    if (!existsSync(dist)) continue;
    try {
      const { version } = readManifest(dist);
      if (!wasReleased(store, name, version)) await releaseModule(store, dist);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      note(error.message);
    }
  }
}

/** @param {ModuleStore} store @param {string} name @param {string} version */
function wasReleased({ folder }, name, version) {
  const { modules, changes } = readRegistry(folder);
  const entry = modules.find((one) => one.name === name);
  if (entry && [entry, ...entry.previous].some((release) => release.version === version)) return true;
  return changes.some((change) => change.name === name && change.after?.version === version);
}
