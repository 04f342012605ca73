import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * @typedef {object} LockedPackage
 * @property {string} [resolved] the workspace that a link leads to
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */
/** Workspaces and packages by their folders. @typedef {Record<string, LockedPackage>} LockFile */

/** @param {string} file @returns {LockFile} */
export const readLockFile = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** The folder in which Node finds a package. @param {LockFile} lock @param {string} from a folder or file @param {string} name */
export function findPackage(lock, from, name) {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const found = posix.join(folder, 'node_modules', name);
    if (found in lock) return found;
    if (folder === '.') return undefined;
  }
}

/**
 * The folders of the packages that one needs in production, and of those that they need.
 * @param {LockFile} lock @param {string} start a workspace or package
 * @param {{ optional?: boolean }} [options] optional: with those that are installed on some platforms only
 */
export function productionPackages(lock, start, { optional = false } = {}) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const { link, resolved, ...rest } = lock[folder] ?? {};
    if (link && resolved) waiting.push(resolved);
    for (const name of namesOf(rest, optional)) {
      const dependency = findPackage(lock, folder, name);
      if (!dependency || found.has(dependency)) continue;
      found.add(dependency);
      waiting.push(dependency);
    }
  }
  return found;
}

/** @param {LockedPackage} one @param {boolean} optional */
function namesOf({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta }, optional) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...(optional && optionalDependencies) }), ...peers];
}
