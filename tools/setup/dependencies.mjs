import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeDir, repoRoot } from '../paths.mjs';
import { step } from '../progress.mjs';
import { runLogged } from './run-logged.mjs';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

/**
 * Whether the installed packages match the lock file. npm records them in `node_modules/.package-lock.json`, written last.
 * @param {LockedPackages} locked @param {LockedPackages} installed
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // Builds for other platforms are optional and not installed.
    if (!found) return wanted.optional === true || wanted.devOptional === true;
    return (
      found.version === wanted.version &&
      (!wanted.integrity || !found.integrity || found.integrity === wanted.integrity)
    );
  });
}

/** @param {string} file @returns {LockedPackages} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Runs `npm ci` when the installed packages differ from the lock file.
 * @param {AbortSignal} [signal]
 * @param {{ folder?: string, label?: string }} [project] folder: of the lock file, by default the root
 */
export async function ensureDependencies(signal, { folder = '.', label = 'Installing dependencies' } = {}) {
  const project = join(repoRoot, folder);
  const account = join(project, 'node_modules', '.package-lock.json');
  if (existsSync(account) && isInstalled(packagesIn(join(project, 'package-lock.json')), packagesIn(account))) return;
  await step(`${label} (about a minute)`, () => {
    const npm = process.env.npm_execpath;
    const [command, prefix] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    // No package needs its install script here, and npm 11 asks about each one that has any.
    return runLogged(command, [...prefix, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      log: join(homeDir(), 'logs', 'install.log'),
      cwd: project,
      signal,
      failure:
        'The dependencies could not be installed: check that this machine reaches the npm registry, then run the same command again.',
    });
  });
}
