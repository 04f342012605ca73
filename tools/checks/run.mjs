import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { repoRoot } from '../paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a check with its output on the console.
 * @param {string} command @param {string[]} args @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<boolean>} whether it ended well
 */
export function runCheck(command, args, { cwd = repoRoot, env = process.env } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    running.add(child);
    const end = (/** @type {boolean} */ ok) => {
      running.delete(child);
      done(ok);
    };
    child.once('error', () => end(false));
    child.once('exit', (code) => end(code === 0));
  });
}

export function stopRunningChecks() {
  for (const child of running) child.kill('SIGTERM');
}

/** @param {string} file @returns {any} null when there is no readable report */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
