import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { homeDir } from '../../paths.mjs';
import { productProcesses } from '../../processes.mjs';
import { startSuite } from '../../suite.mjs';
import { mountSmallDisk } from './small-disk.mjs';

/** What the drills run, unless one of each is asked for. @type {Record<import('../../processes.mjs').ProcessName, number>} */
export const REPLICAS = {
  .../** @type {Record<import('../../processes.mjs').ProcessName, number>} */ (
    Object.fromEntries(productProcesses.map(({ name }) => [name, 2]))
  ),
  suppliers: 3,
  worker: 4,
};

/** On a busy machine the start of many processes at once takes long. */
const READY_MS = 300_000;

/** @typedef {{ signal: AbortSignal, step: <T>(label: string, work: () => Promise<T>) => Promise<T>, note: (text: string) => void }} Terminal */

/**
 * Starts an empty suite, runs `work` with it, and removes it whatever happens.
 * @template T
 * @param {Terminal} terminal
 * @param {{ replicas?: Partial<typeof REPLICAS>, diskMegabytes?: number, env?: Record<string, string> }} options
 *   diskMegabytes: the home is on a disk of this size, where this user may mount one
 * @param {(suite: import('../../suite.mjs').Suite, disk: string | undefined) => Promise<T>} work
 */
export async function withSuite({ signal, step, note }, { replicas, diskMegabytes, env }, work) {
  const folder = homeDir(`.local/drill-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  const unmount = diskMegabytes ? mountSmallDisk(folder, diskMegabytes) : undefined;
  try {
    const home = join(folder, 'home');
    const suite = await startSuite({
      home,
      replicas,
      signal,
      step,
      note,
      readyMs: READY_MS,
      env: { LOG_LEVEL: 'warn', ...env },
    });
    try {
      return await Promise.race([work(suite, unmount ? folder : undefined), untilAborted(signal)]);
    } finally {
      await suite.stop();
    }
  } finally {
    unmount?.();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rejects on Ctrl-C, whatever the drill waits for. @param {AbortSignal} signal @returns {Promise<never>} */
function untilAborted(signal) {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
