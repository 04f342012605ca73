import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../operator-error.mjs';
import { processBirth } from './process-identity.mjs';

/** @typedef {{ name: string, pid: number, birth: string, stopSignal: NodeJS.Signals }} PidRecord */

/** @param {string} home */
const runDir = (home) => join(home, 'run');

/**
 * Records a started process, so that the next start can clean up after a supervisor that was killed.
 * @param {string} home @param {string} name @param {number} pid @param {NodeJS.Signals} stopSignal
 * @returns {() => void} removes the record
 */
export function rememberProcess(home, name, pid, stopSignal) {
  const birth = processBirth(pid);
  if (birth === null) return () => undefined;
  const file = join(runDir(home), `${name}.${pid}.json`);
  try {
    mkdirSync(runDir(home), { recursive: true });
    writeFileSync(file, JSON.stringify({ name, pid, birth, stopSignal }));
  } catch {
    // The disk is full: running is more important than the record.
  }
  return () => rmSync(file, { force: true });
}

/**
 * Processes of this home that are still alive.
 * @param {string} home
 * @returns {PidRecord[]}
 */
export function rememberedProcesses(home) {
  if (!existsSync(runDir(home))) return [];
  const files = readdirSync(runDir(home)).filter((file) => file.endsWith('.json'));
  const alive = [];
  for (const file of files) {
    const record = readRecord(join(runDir(home), file));
    if (record && processBirth(record.pid) === record.birth) alive.push(record);
    else rmSync(join(runDir(home), file), { force: true });
  }
  return alive;
}

/** @param {string} file @returns {PidRecord | null} */
function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** The commands that use a home for themselves, by the name of their record. */
const OWNERS = {
  supervisor: (/** @type {string} */ home) =>
    `A suite is already running in ${home}: stop it first (Ctrl-C in its terminal), or set FSVP_HOME to another folder.`,
  restore: (/** @type {string} */ home) =>
    `npm run restore is filling ${home}: wait until it has ended, or set FSVP_HOME to another folder.`,
};

/**
 * Refuses a home that another command uses. Call it before anything there is changed or ended.
 * @param {string} home @throws {OperatorError} that names the command
 */
export function refuseUsedHome(home) {
  for (const { name, pid } of rememberedProcesses(home)) {
    const message = OWNERS[/** @type {keyof typeof OWNERS} */ (name)]?.(home);
    if (message && pid !== process.pid) throw new OperatorError(message);
  }
}

/**
 * Stops the processes that a killed supervisor left running.
 * @param {string} home @param {number} [graceMs]
 * @returns {Promise<string[]>} the names of what was ended
 */
export async function endLeftovers(home, graceMs = 10_000) {
  const others = () => rememberedProcesses(home).filter(({ pid }) => pid !== process.pid);
  const leftovers = others();
  for (const { pid, stopSignal } of leftovers) signal(pid, stopSignal);
  const deadline = Date.now() + graceMs;
  while (others().length > 0 && Date.now() < deadline) await sleep(50);
  for (const { pid } of others()) signal(pid, 'SIGKILL');
  while (others().length > 0 && Date.now() < deadline + 5_000) await sleep(50);
  return leftovers.map(({ name }) => name);
}

/**
 * Deletes a home for a suite of tests or measurements, with what a killed one left running there.
 * @param {string} home @throws {OperatorError} when another command uses it
 */
export async function clearHome(home) {
  refuseUsedHome(home);
  await endLeftovers(home);
  rmSync(home, { recursive: true, force: true });
}

/** @param {number} pid @param {NodeJS.Signals} name */
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}
