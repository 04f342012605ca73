import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.mjs';
import { repoRoot } from '../paths.mjs';

/** The folders of a checkout that hold a module. */
export const moduleFolders = (root = repoRoot) =>
  readdirSync(root).filter((folder) => existsSync(join(root, folder, 'remote.json')));

/** @param {string} name @throws OperatorError unless this checkout has the module */
export function requireModuleFolder(name) {
  const known = moduleFolders();
  if (!known.includes(name))
    throw new OperatorError(`There is no module '${name}' here: the modules are ${known.join(', ')}.`);
}
