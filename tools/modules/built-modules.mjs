import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.mjs';
import { repoRoot } from '../paths.mjs';
import { readRegistry } from './registry-file.mjs';
import { readManifest, releaseModule } from './releases.mjs';

/** @typedef {import('./releases.mjs').ModuleStore} ModuleStore */

/** The folders of a checkout that hold a module. */
export const moduleFolders = (root = repoRoot) =>
  readdirSync(root).filter((folder) => existsSync(join(root, folder, 'remote.json')));

/**
 * The store of an installation, with the offer of the shell that was built in a checkout.
 * @param {{ folder: string, kept: number, allowedOrigins: readonly string[] }} settings
 * @returns {ModuleStore}
 */
export function openStore(settings, root = repoRoot) {
  const file = join(root, 'shell', 'dist', 'host.json');
  if (!existsSync(file)) throw new OperatorError(`${file} is missing: run npm run build first.`);
  return { ...settings, host: JSON.parse(readFileSync(file, 'utf8')) };
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
