import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fillDisk } from './small-disk.mjs';

/** @typedef {import('../../suite.mjs').Suite} Suite */
/** @typedef {import('../../suite.mjs').PartName} PartName */
/** @typedef {import('./random.mjs').Random} Random */
/**
 * @typedef {object} Fault
 * @property {string} kind
 * @property {() => Promise<void>} run injects it, and undoes it after a while
 */
/**
 * @typedef {object} Site
 * @property {Suite} suite
 * @property {Random} random
 * @property {string} [disk] folder of the small disk with the home
 * @property {() => Promise<unknown>} requestReports so that some run
 * @property {typeof WIPED} [wiped] what a server loses, if that is not in the home
 */

/** Shorter than the supervisor's patience with a process that hangs (30 s). */
const PAUSE_MS = 10_000;
const DATABASE_PAUSE_MS = 6_000;
/** What a server loses, in the home. */
const WIPED = { nats: ['nats/store'], redis: ['redis/appendonlydir', 'redis/appendonly.aof'] };

/** A process and all that it has started. @param {number} pid @returns {number[]} */
function familyOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

/** @param {number[]} pids @param {NodeJS.Signals} signal */
function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}

/** @param {number[]} pids @param {number} ms */
async function pause(pids, ms) {
  signalAll(pids, 'SIGSTOP');
  try {
    await sleep(ms);
  } finally {
    signalAll(pids, 'SIGCONT');
  }
}

/** @param {Suite} suite @param {PartName} server @param {number} ms @param {string[]} [wiped] folders, in the home unless absolute */
async function cut(suite, server, ms, wiped = []) {
  await suite.stopPart(server);
  try {
    for (const folder of wiped) rmSync(resolve(suite.home ?? '/', folder), { recursive: true, force: true });
    await sleep(ms);
  } finally {
    await suite.startPart(server);
  }
}

const roleOf = (/** @type {string} */ part) =>
  part.startsWith('gateway') ? 'gateway' : /^(worker|webhooks)/.test(part) ? 'worker' : 'service';

/**
 * Every kind of fault once, each at a random process where there are several.
 * @param {Site} site @returns {Fault[]}
 */
export function oneOfEach({ suite, random, disk, requestReports, wiped = WIPED }) {
  const pid = (/** @type {PartName} */ name) => suite.pidOf(name) ?? 0;
  const outage = () => random.between(3_000, 12_000);
  const processes = suite
    .status()
    .map(({ name }) => /** @type {PartName} */ (name))
    .filter((name) => !['postgres', 'nats', 'redis'].includes(name));
  const byRole = ['gateway', 'service', 'worker'].flatMap((role) => {
    const one = random.pick(processes.filter((name) => roleOf(name) === role));
    const other = random.pick(processes.filter((name) => roleOf(name) === role));
    const third = random.pick(processes.filter((name) => roleOf(name) === role));
    return [
      { kind: `${role} killed`, run: async () => suite.kill9(one) },
      { kind: `${role} paused`, run: () => pause([pid(other)], PAUSE_MS) },
      { kind: `${role} restarted`, run: () => suite.restart(third) },
    ];
  });
  return [
    ...byRole,
    { kind: 'NATS cut', run: () => cut(suite, 'nats', outage()) },
    { kind: 'NATS hangs', run: () => pause([pid('nats')], 5_000) },
    { kind: 'NATS wiped', run: () => cut(suite, 'nats', 1_000, wiped.nats) },
    { kind: 'Redis cut', run: () => cut(suite, 'redis', outage()) },
    {
      kind: 'Redis wiped',
      run: async () => {
        await requestReports();
        await cut(suite, 'redis', 1_000, wiped.redis);
      },
    },
    { kind: 'database restarted', run: () => suite.restart('postgres') },
    { kind: 'database killed', run: async () => suite.kill9('postgres') },
    { kind: 'database hangs', run: () => pause(familyOf(pid('postgres')), DATABASE_PAUSE_MS) },
    ...(disk ? [{ kind: 'disk full', run: () => fill(disk) }] : []),
  ];
}

/** @param {string} disk */
async function fill(disk) {
  const release = fillDisk(disk);
  try {
    await sleep(8_000);
  } finally {
    release();
  }
}
