import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '../paths.mjs';

const run = promisify(execFile);
const options = { cwd: repoRoot, maxBuffer: 50_000_000 };

/**
 * Runs a program in a checkout, with the environment of a developer.
 * @param {string} folder @param {string} program @param {string[]} args
 */
export const runIn = async (folder, program, ...args) =>
  (await run(program, args, { ...options, cwd: folder, env: { ...process.env, NX_DAEMON: 'false', TEST_LANE: '' } }))
    .stdout;

/** Writes a commit's files to a new folder and installs their dependencies. @param {string} commit @param {string} folder */
export async function checkOut(commit, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'archive.tar');
  await run('git', ['archive', '--output', archive, commit], options);
  await run('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  await runIn(folder, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
}

/** Builds a commit in a folder of its own, once. @param {string} commit @returns {Promise<string>} the folder of its checkout */
export async function buildCommit(commit) {
  const { stdout } = await run('git', ['rev-parse', '--verify', `${commit}^{commit}`], options);
  const folder = join(repoRoot, '.local', 'releases', stdout.trim());
  if (existsSync(folder)) return folder;
  await checkOut(commit, `${folder}.building`);
  await runIn(`${folder}.building`, 'npm', 'run', 'build');
  renameSync(`${folder}.building`, folder);
  return folder;
}
