import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const ATTEMPTS = 3;

/** How long this process has waited for a processor, in ms; 0 where the kernel does not report it. */
function waitedForProcessor(): number {
  try {
    const [, nanoseconds] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}

/** Measures the longest turn of the event loop without the time in which other processes had the processor. */
function measureTurns(): () => number {
  let longest = 0;
  let began = performance.now();
  let waited = waitedForProcessor();
  const endTurn = () => {
    const [now, nowWaited] = [performance.now(), waitedForProcessor()];
    longest = Math.max(longest, now - began - (nowWaited - waited));
    [began, waited] = [now, nowWaited];
  };
  const timer = setInterval(endTurn, 1);
  return () => {
    clearInterval(timer);
    endTurn();
    return longest;
  };
}

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
    const endMeasuring = measureTurns();
    await work();
    const longestTurn = endMeasuring();
    delays.disable();
    shortest = Math.min(shortest, delays.max / 1e6, longestTurn);
  }
  return shortest;
}
