import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../operator-error.mjs';
import { repoRoot } from '../../paths.mjs';
import { nxEnvironment } from '../../setup/build.mjs';

/** @typedef {{ base: string, folders: string[] }} Affected folders of the workspaces that the changes since `base` can break */

/** Nx answers from the project graph. Uncommitted and untracked files count as changes. @param {string} base a commit @returns {Promise<Affected>} */
export async function affectedSince(base) {
  const nx = join(repoRoot, 'node_modules/nx/dist/bin/nx.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [nx, 'show', 'projects', '--affected', `--base=${base}`, '--json'],
    { cwd: repoRoot, env: nxEnvironment() },
  ).catch((error) => {
    throw new OperatorError(
      `What changed since '${base}' is unknown: name a commit or branch that git has here, for example npm test -- --affected HEAD~1.`,
      error,
    );
  });
  /** @type {(string | undefined)[]} */
  const names = JSON.parse(stdout);
  return { base, folders: workspaceFolders().filter((folder) => names.includes(nameOf(folder))) };
}

function workspaceFolders() {
  const packages = readdirSync(join(repoRoot, 'packages')).map((name) => `packages/${name}`);
  return [...readdirSync(repoRoot), ...packages].filter((folder) => nameOf(folder) !== undefined);
}

/** @param {string} folder @returns {string | undefined} undefined when it is no workspace */
function nameOf(folder) {
  try {
    return JSON.parse(readFileSync(join(repoRoot, folder, 'package.json'), 'utf8')).name;
  } catch {
    return undefined;
  }
}
