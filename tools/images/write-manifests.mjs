import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productionPackages } from './lock-file.mjs';

/** @typedef {import('./lock-file.mjs').LockFile} LockFile */

/** npm's settings, which every installation reads. */
const SETTINGS = '.npmrc';

/**
 * Writes what `npm ci` reads into folders of `target`: in `build` that of the whole repository; in `services`, in one folder of each service and in
 * `contracts` only what these workspaces need in production. Such a folder changes with the packages of its workspaces only, and so does the layer
 * of an image in which they are installed.
 * @param {string} root of the repository @param {string} target
 */
export function writeManifests(root, target) {
  /** @type {{ packages: LockFile }} */
  const { packages } = readJson(join(root, 'package-lock.json'));
  const workspaces = Object.values(packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
  for (const file of ['package.json', 'package-lock.json', SETTINGS, ...workspaces.map(manifestOf)])
    cpSync(join(root, file), join(target, 'build', file));
  const services = workspaces.filter((folder) => folder.startsWith('svc-'));
  writeProductionManifests(root, join(target, 'contracts'), ['packages/contracts']);
  writeProductionManifests(root, join(target, 'services'), services);
  for (const service of services) writeProductionManifests(root, join(target, service), [service]);
}

const manifestOf = (/** @type {string} */ workspace) => join(workspace, 'package.json');

/** @param {string} root @param {string} target @param {string[]} workspaces of which the packages are needed */
function writeProductionManifests(root, target, workspaces) {
  const { name, overrides } = readJson(join(root, 'package.json'));
  const { lockfileVersion, requires, packages } = readJson(join(root, 'package-lock.json'));
  const needed = new Set(workspaces.flatMap((workspace) => packagesOf(packages, workspace)));
  const kept = Object.entries(packages).filter(([folder]) => needed.has(folder));
  const folders = kept.map(([folder]) => folder).filter((folder) => !folder.includes('node_modules/'));
  // Its devDependencies are left out, and with them the overrides that refer to one.
  const ofRoot = { name, workspaces: folders };
  const versions = Object.entries(overrides).filter(([, version]) => typeof version === 'string');
  const lock = { '': ofRoot, ...Object.fromEntries(kept.map(([folder, one]) => [folder, withoutDevelopment(one)])) };
  writeJson(join(target, 'package.json'), { ...ofRoot, private: true, overrides: Object.fromEntries(versions) });
  writeJson(join(target, 'package-lock.json'), { name, lockfileVersion, requires, packages: lock });
  for (const one of folders.map(manifestOf))
    writeJson(join(target, one), withoutDevelopment(readJson(join(root, one))));
  cpSync(join(root, SETTINGS), join(target, SETTINGS));
}

/** The keys in the lock file of a workspace, its packages, and those that they need. @param {LockFile} lock @param {string} workspace */
function packagesOf(lock, workspace) {
  const start = Object.keys(lock).find((key) => lock[key].link && lock[key].resolved === workspace);
  if (!start) throw new Error(`The lock file has no workspace ${workspace}.`);
  return [start, ...productionPackages(lock, start, { optional: true })].flatMap((key) => {
    const { link, resolved } = lock[key];
    return link && resolved ? [key, resolved] : [key];
  });
}

/** @param {Record<string, any>} manifest */
const withoutDevelopment = ({ devDependencies: _, scripts: _scripts, ...manifest }) => manifest;

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} file @param {object} content */
function writeJson(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

// In an image's build no package is installed yet.
if (process.argv[1] === fileURLToPath(import.meta.url)) writeManifests(resolve('.'), process.argv[2]);
