import { monitorEventLoopDelay } from 'node:perf_hooks';

const ATTEMPTS = 3;

/**
 * Measures the longest time in ms that `work` blocks the event loop. Work that seems to block it is repeated, since
 * other processes of a test run delay it too.
 * @param limit in ms
 */
export async function longestStall(work: () => Promise<unknown>, limit: number): Promise<number> {
  let shortest = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && shortest > limit; attempt += 1) {
    const delays = monitorEventLoopDelay({ resolution: 1 });
    delays.enable();
    await work();
    delays.disable();
    shortest = Math.min(shortest, delays.max / 1e6);
  }
  return shortest;
}
