import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
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

/** npm's list of what it has installed, which it writes last. @param {string} project */
const accountOf = (project) => join(project, 'node_modules', '.package-lock.json');

/** Runs `npm ci` when the installed packages differ from the lock file. @param {AbortSignal} [signal] */
export async function ensureDependencies(signal) {
  const account = accountOf(repoRoot);
  if (existsSync(account) && isInstalled(packagesIn(join(repoRoot, 'package-lock.json')), packagesIn(account))) return;
  await step('Installing dependencies (about a minute)', () => runNpm(['ci'], repoRoot, signal));
}

/**
 * Installs what only a benchmark needs, outside of the suite's packages: the exact versions of a `package.json`, below `.local/`.
 * @param {string} folder of the `package.json` @param {string} label @param {AbortSignal} [signal] @returns {Promise<string>} where it is installed
 */
export async function installProject(folder, label, signal) {
  const source = join(repoRoot, folder);
  const project = homeDir(join('.local', 'projects', basename(folder)));
  const manifest = join(project, 'package.json');
  const isCurrent =
    existsSync(accountOf(project)) &&
    readFileSync(manifest, 'utf8') === readFileSync(join(source, 'package.json'), 'utf8');
  if (isCurrent) return project;
  rmSync(project, { recursive: true, force: true });
  cpSync(source, project, { recursive: true, filter: (path) => !path.endsWith('.mjs') });
  await step(`${label} (some minutes)`, () => runNpm(['install', '--no-package-lock'], project, signal));
  return project;
}

/** @param {string[]} args @param {string} cwd @param {AbortSignal} [signal] */
function runNpm(args, cwd, signal) {
  const npm = process.env.npm_execpath;
  const [command, prefix] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // No package needs its install script here, and npm 11 asks about each one that has any.
  return runLogged(command, [...prefix, ...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    log: join(homeDir(), 'logs', 'install.log'),
    cwd,
    signal,
    failure:
      'The dependencies could not be installed: check that this machine reaches the npm registry, then run the same command again.',
  });
}
