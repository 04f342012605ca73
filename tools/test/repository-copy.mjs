import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repoRoot } from '../paths.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', '.local', '.git', '.nx', 'screenshots']);
/** Packages have folders of these names too. */
const LEFT_OUT_AT_THE_ROOT = new Set(['docs', 'e2e']);

/**
 * Copies the sources, with the installed packages as links, so that a test may change files.
 * @param {string} target an empty folder outside of the repository
 */
export function copyRepository(target) {
  const filter = (/** @type {string} */ file) => !LEFT_OUT.has(basename(file));
  for (const name of readdirSync(repoRoot)) {
    if (filter(name) && !LEFT_OUT_AT_THE_ROOT.has(name))
      cpSync(join(repoRoot, name), join(target, name), { recursive: true, filter });
  }
  const installed = join(repoRoot, 'node_modules');
  const modules = join(target, 'node_modules');
  mkdirSync(join(modules, '@fsvp'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@fsvp') symlinkSync(join(installed, name), join(modules, name));
  const packages = readdirSync(join(target, 'packages')).map((name) => `packages/${name}`);
  const deployables = readdirSync(target).filter((name) => /^(shell|tools|mf-|svc-)/.test(name));
  for (const folder of [...packages, ...deployables]) {
    symlinkSync(join(target, folder), join(modules, '@fsvp', basename(folder)));
    // Packages of which the root has another version.
    const own = join(repoRoot, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(target, folder, 'node_modules'));
  }
}
