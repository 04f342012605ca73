import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { homeDir, repoRoot } from '../../paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopped = false;
const killAfterMs = 10_000;

/**
 * Runs a command in a process group of its own, so that a stop ends its children too.
 * @param {string} command @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, log?: string }} [options] log: a file for the output; by default it goes
 *   to the console. A command with a log runs in the background: it uses only what the tests leave of the processors.
 * @returns {Promise<boolean>} true when it exits with code 0
 */
export function runCheck(command, args, { cwd = repoRoot, env = process.env, log } = {}) {
  if (stopped) return Promise.resolve(false);
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
    running.add(child);
    if (log !== undefined && child.pid) setLowestPriority(child.pid);
    const end = (/** @type {boolean} */ ok) => {
      if (!running.delete(child)) return;
      if (typeof output === 'number') closeSync(output);
      done(ok);
    };
    child.once('error', () => end(false));
    child.once('exit', (code) => end(code === 0));
  });
}

/** @param {number} pid of the leader of a session */
function setLowestPriority(pid) {
  setPriority(pid, constants.priority.PRIORITY_LOW);
  try {
    // Linux may divide the time among sessions first, and then the priority of a process counts only within its session.
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW));
  } catch {
    // Another system, or a Linux without groups of sessions.
  }
}

/** Ends every running command with its children, waits until they are gone, and lets no further command start. */
export async function stopRunningChecks() {
  stopped = true;
  const children = [...running];
  const exits = children.map((child) => new Promise((done) => void child.once('exit', done)));
  const signalAll = (/** @type {NodeJS.Signals} */ signal) => children.forEach((child) => signalGroup(child, signal));
  signalAll('SIGTERM');
  const timer = setTimeout(() => signalAll('SIGKILL'), killAfterMs);
  await Promise.all(exits);
  clearTimeout(timer);
  // Members of a group can outlive its leader.
  signalAll('SIGKILL');
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup({ pid }, signal) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The whole group has exited.
  }
}

const reports = homeDir('.local/test-results');
export const tool = (/** @type {string} */ path) => join(repoRoot, 'node_modules', path);
export const reportPath = (/** @type {string} */ name) => join(reports, name);

/** The path of a file that a check will write: there is none yet. @param {string} name */
export function newReport(name) {
  mkdirSync(reports, { recursive: true });
  rmSync(reportPath(name), { force: true });
  return reportPath(name);
}

/** @param {string} file @returns {any} null when there is no readable report */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
