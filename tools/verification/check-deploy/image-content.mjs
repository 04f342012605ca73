import { posix } from 'node:path';
import { productionPackages } from '../../images/lock-file.mjs';

/** @typedef {import('./dockerfile.mjs').Target} Target */
/** @typedef {import('../../images/lock-file.mjs').LockFile} LockFile */

/**
 * What a stage has in its folder: packages by their keys in the lock file, and files and whole folders of the repository.
 * @typedef {{ packages: Set<string>, sources: Set<string> }} Content
 */

const WORKDIR = '/app';

/** @param {Content} content @param {string} path of a file of the repository */
export const hasSource = ({ sources }, path) => [...sources].some((source) => isIn(path, source));

/** @param {string} path @param {string} folder */
const isIn = (path, folder) => folder === '.' || path === folder || path.startsWith(`${folder}/`);

/** @param {Map<string, Target>} targets @param {string} name @param {LockFile} lock @returns {Content} */
export function readContent(targets, name, lock) {
  /** @type {Content} */
  const content = { packages: new Set(), sources: new Set() };
  for (const step of targets.get(name)?.steps ?? []) {
    if ('install' in step) install(content, step.install, lock);
    else if ('remove' in step) {
      for (const one of content.packages)
        if (step.remove.some((path) => isIn(one, posix.normalize(path)))) content.packages.delete(one);
    } else {
      const from = step.from
        ? readContent(targets, step.from, lock)
        : { packages: new Set(/** @type {string[]} */ ([])), sources: new Set(['.']) };
      for (const source of step.copy)
        copy(from, posix.relative(WORKDIR, posix.resolve(WORKDIR, source)) || '.', step.to, content);
    }
  }
  return content;
}

/** @param {Content} content @param {string[] | null} workspaces @param {LockFile} lock */
function install({ packages, sources }, workspaces, lock) {
  if (!workspaces)
    for (const one of Object.keys(lock).filter((key) => key.includes('node_modules/'))) packages.add(one);
  // Stages that install for some workspaces keep nothing else.
  else {
    sources.clear();
    for (const workspace of workspaces) {
      const link = Object.keys(lock).find((key) => lock[key].link && lock[key].resolved === workspace);
      if (!link) throw new Error(`The lock file has no workspace ${workspace}.`);
      for (const one of [link, ...productionPackages(lock, link, { optional: true })]) packages.add(one);
    }
  }
}

/** @param {Content} from @param {string} source @param {string} to @param {Content} content */
function copy(from, source, to, content) {
  // A file keeps its name in a folder; of a folder its content is copied.
  const isFile = !source.includes('node_modules') && posix.extname(source) !== '';
  const target =
    isFile && to.endsWith('/') ? posix.join(to, posix.basename(source)) : posix.normalize(to).replace(/(?<=.)\/$/, '');
  const moved = (/** @type {string} */ path) => posix.join(target, posix.relative(source, path));
  for (const one of from.packages) if (isIn(one, source)) content.packages.add(moved(one));
  for (const one of from.sources) {
    if (isIn(one, source)) content.sources.add(moved(one));
    else if (isIn(source, one) && !source.includes('node_modules')) content.sources.add(target);
  }
}
