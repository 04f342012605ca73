import { readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { repoRoot } from '../../paths.mjs';
import { builtWorkspaces } from '../../setup/build.mjs';
import { hasSource, readContent } from './image-content.mjs';
import { findPackage, productionPackages } from '../../images/lock-file.mjs';

/** @typedef {import('../../images/lock-file.mjs').LockFile} LockFile */

/** The commands of the images that contain `tools`. @type {Record<string, string[]>} */
const COMMANDS = {
  migrate: [
    'audit-verify',
    'backup',
    'dead-letters',
    'events-rebuild',
    'make-secrets',
    'migrate',
    'recovery-link',
    'restore',
    'seed',
  ],
  modules: ['modules'],
};

/**
 * Packages that the code of an image needs and the image does not have, by the Dockerfile and the lock file. Workspaces must be built.
 * @param {Map<string, import('./dockerfile.mjs').Target>} targets @param {string[]} names of images @param {LockFile} lock
 */
export function checkImages(targets, names, lock) {
  return names.flatMap((name) => {
    const content = readContent(targets, name, lock);
    const workspaces = builtWorkspaces().filter(
      (folder) => hasSource(content, `${folder}/dist`) && !isForBrowsers(folder),
    );
    const commands = (COMMANDS[name] ?? []).map((one) => `tools/${one}.mjs`);
    const { files, packages } = followImports([...workspaces.flatMap(scriptsOf), ...commands], lock);
    /** @type {Map<string, string>} */
    const missing = new Map();
    for (const file of files) if (!hasSource(content, file)) missing.set(file, 'its code');
    for (const [start, user] of [...workspaces.map((one) => [one, one]), ...packages])
      for (const one of [start, ...productionPackages(lock, start)])
        if (!workspaces.includes(one) && !content.packages.has(one) && !missing.has(one)) missing.set(one, user);
    return [...missing].map(([one, user]) => `Dockerfile: the image ${name} lacks ${one}, which ${user} needs`);
  });
}

const isForBrowsers = (/** @type {string} */ workspace) => readManifest(workspace).nx.tags.includes('platform:browser');

const readManifest = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(join(repoRoot, folder, 'package.json'), 'utf8'));

/** The built files of a workspace. Its folder `dist` can have others, of sources that were moved. @param {string} workspace */
const scriptsOf = (workspace) =>
  readdirSync(join(repoRoot, workspace, 'src'), { encoding: 'utf8', recursive: true })
    .filter((file) => /(?<!\.(d|spec))\.ts$/.test(file))
    .map((file) => posix.join(workspace, 'dist', file.replace(/ts$/, 'js')));

/**
 * Follows the imports of files through the workspaces.
 * @param {string[]} entries @param {LockFile} lock
 * @returns {{ files: Set<string>, packages: Map<string, string> }} the files, and the packages with one of the files that import them
 */
function followImports(entries, lock) {
  const files = new Set(entries);
  /** @type {Map<string, string>} */
  const packages = new Map();
  for (const file of files) {
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith('.')) files.add(posix.join(posix.dirname(file), specifier));
      else if (!isBuiltin(specifier)) {
        const [name] = /** @type {RegExpExecArray} */ (/^(@[^/]+\/)?[^/]+/.exec(specifier));
        const found = findPackage(lock, posix.dirname(file), name) ?? posix.join('node_modules', name);
        if (!packages.has(found)) packages.set(found, file);
        const { link, resolved } = lock[found] ?? {};
        if (link && resolved) files.add(exportedFile(resolved, specifier.slice(name.length)));
      }
    }
  }
  return { files, packages };
}

/** @type {Map<string, string[]>} */
const importsByFile = new Map();

/** @param {string} file @returns {string[]} */
function importsOf(file) {
  const known = importsByFile.get(file);
  if (known) return known;
  const { importedFiles } = ts.preProcessFile(readFileSync(join(repoRoot, file), 'utf8'), true, true);
  const names = importedFiles.map(({ fileName }) => fileName);
  importsByFile.set(file, names);
  return names;
}

/** @param {string} workspace @param {string} subpath such as /config */
function exportedFile(workspace, subpath) {
  const wanted = `.${subpath}`;
  for (const [pattern, target] of Object.entries(readManifest(workspace).exports)) {
    const [before, after] = pattern.split('*');
    const matches = after === undefined ? wanted === pattern : wanted.startsWith(before) && wanted.endsWith(after);
    const part = wanted.slice(before.length, wanted.length - (after?.length ?? 0));
    if (matches) return posix.join(workspace, (target.default ?? target).replace('*', part));
  }
  throw new Error(`${workspace} does not export ${wanted}`);
}
