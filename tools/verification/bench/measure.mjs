import { percentile } from './figures.mjs';

/** @typedef {{ count: number, perSecond: number, p50: number, p95: number, p99: number, failed: number }} Figures latencies in ms */

/**
 * Runs `work` with several concurrent clients after a warm-up.
 * @param {(caller: number) => Promise<unknown>} work rejects when it failed
 * @param {{ callers: number, seconds: number, warmUpSeconds?: number }} options
 * @returns {Promise<Figures>}
 */
export async function measure(work, { callers, seconds, warmUpSeconds = 2 }) {
  const from = performance.now() + warmUpSeconds * 1000;
  const until = from + seconds * 1000;
  /** @type {number[]} */ const latencies = [];
  let failed = 0;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (performance.now() < until) {
        const since = performance.now();
        const ok = await work(caller).then(
          () => true,
          () => false,
        );
        if (since < from) continue;
        if (ok) latencies.push(performance.now() - since);
        else failed += 1;
      }
    }),
  );
  return summarize(latencies, { seconds, failed });
}

/** @param {number[]} latencies in ms; sorted here @param {{ seconds: number, failed: number }} run @returns {Figures} */
export function summarize(latencies, { seconds, failed }) {
  latencies.sort((one, other) => one - other);
  const at = (/** @type {number} */ share) => percentile(latencies, share);
  const count = latencies.length;
  return { count, perSecond: count / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed };
}
