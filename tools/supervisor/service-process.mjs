import cluster from 'node:cluster';
import { untilAnswers } from '../infrastructure/until-answers.mjs';
import { ManagedProcess } from './managed-process.mjs';

const ignoreInterrupt = new URL('./ignore-interrupt.mjs', import.meta.url).href;

// Workers accept connections themselves. With round robin the supervisor would accept them, and lose those it had just passed to a worker
// that is killed.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** One heap of the C library for all threads, as in the Dockerfile: a second one would keep what nothing uses. */
const ONE_HEAP = { MALLOC_ARENA_MAX: '1' };

/** On a busy machine the checks of a starting process take long. */
const READY_ANSWER_MS = 10_000;

/** What a process is not ready for, as its /readyz says. @param {string} text */
function failedChecks(text) {
  try {
    const failed = Object.entries(JSON.parse(text).checks).filter(([, works]) => !works);
    return failed.map(([name]) => `its check '${name}'`).join(' and ') || 'its checks';
  } catch {
    return 'its checks';
  }
}

/**
 * A Node process that serves HTTP. It is a worker of Node's cluster, for two reasons: a replacement may listen on the same
 * port before the old instance stops, and a worker exits when its supervisor is killed.
 * @param {{ name: string, home: string, script: string, port: number, probePort?: number, env: Record<string, string>, probeMs?: number,
 *   readyMs?: number, note?: (text: string) => void }} plan probePort: where it serves livez and readyz
 */
export function serviceProcess({
  name,
  home,
  script,
  port,
  probePort = port,
  env,
  probeMs = 5_000,
  readyMs = 60_000,
  note,
}) {
  const managed = new ManagedProcess({
    name,
    home,
    note,
    launch: (logFd) => {
      cluster.setupPrimary({
        exec: script,
        args: [],
        execArgv: ['--enable-source-maps', '--import', ignoreInterrupt],
        stdio: ['ignore', logFd, logFd, 'ipc'],
      });
      const worker = cluster.fork({ ...ONE_HEAP, ...env, PORT: String(port) });
      worker.on('error', () => undefined);
      return worker.process;
    },
    probeMs,
    readyMs,
    probe: async (signal) => {
      const response = await fetch(`http://127.0.0.1:${probePort}/livez`, { signal });
      if (!response.ok) throw new Error(`livez returned ${response.status}`);
    },
    ready: async (child, givenUp, waitFor) => {
      // A second instance shares the port, so the port does not show whether this one listens.
      const worker = Object.values(cluster.workers ?? {}).find((candidate) => candidate?.process === child);
      let listens = false;
      worker?.once('listening', () => (listens = true));
      waitFor('its port');
      await untilAnswers(async () => listens, { everyMs: 20, givenUp });
      waitFor('its first answer');
      await untilAnswers(
        async () => {
          const signal = AbortSignal.timeout(READY_ANSWER_MS);
          const response = await fetch(`http://127.0.0.1:${probePort}/readyz`, { signal });
          if (!response.ok) waitFor(failedChecks(await response.text()), true);
          return response.ok;
        },
        { givenUp },
      );
    },
  });
  // Where it serves livez, readyz and metrics.
  return Object.assign(managed, { probeUrl: `http://127.0.0.1:${probePort}` });
}
