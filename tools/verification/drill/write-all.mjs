import { setTimeout as sleep } from 'node:timers/promises';
import { Writer } from './writer.mjs';

const WRITERS = 12;

/**
 * Writes at a fixed rate; a delay is made up for.
 * @param {import('./writer.mjs').Tools} tools
 * @param {{ writes: number, minutes: number, seed: number, signal: AbortSignal }} plan
 */
export async function writeAll(tools, { writes, minutes, seed, signal }) {
  const begin = performance.now();
  const everyMs = (minutes * 60_000) / Math.max(1, writes);
  let started = 0;
  const run = async (/** @type {Writer} */ writer) => {
    while (started < writes && !signal.aborted) {
      const planned = begin + (started += 1) * everyMs;
      await sleep(Math.max(0, planned - performance.now()));
      await writer.write();
    }
  };
  await Promise.all(
    Array.from({ length: WRITERS }, (_, index) => run(new Writer(tools, `${index + 1}`, seed + index))),
  );
}
