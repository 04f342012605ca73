import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.mjs';
import { repoRoot } from '../paths.mjs';

/** @typedef {{ modules: string[], services: string[] }} DevTargets folders of modules (mf-*) and services (svc-*) */

const foldersOf = (/** @type {string} */ prefix) =>
  readdirSync(repoRoot).filter((name) => name.startsWith(prefix) && existsSync(join(repoRoot, name, 'package.json')));

/**
 * What is reloaded on change: the named modules and services, or all of them when none is named.
 * @param {string[]} names @returns {DevTargets}
 */
export function parseTargets(names) {
  const [modules, services] = [foldersOf('mf-'), foldersOf('svc-')];
  const known = [...modules, ...services];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new OperatorError(`There is no module or service '${unknown}'. Use some of ${known.join(', ')}.`);
  const wanted = (/** @type {string} */ name) => names.length === 0 || names.includes(name);
  return { modules: modules.filter(wanted), services: services.filter(wanted) };
}
