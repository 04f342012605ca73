import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ReportTimings } from '../src/reports/runs/report-timings.js';
import type { TestDocuments } from './start.js';

const workspace = fileURLToPath(new URL('..', import.meta.url));
/** A folder per jest worker, because test files run in parallel. */
const buildFolder = `${workspace}/node_modules/.cache/worker-under-test-${process.env.JEST_WORKER_ID ?? '1'}`;

/** Short durations for tests that wait for locks, heartbeats and retries. */
export const SHORT_TIMINGS: Partial<ReportTimings> = {
  heartbeat: 200,
  heartbeatLost: 4000,
  retryDelay: 300,
  finishWithin: 6000,
  jobLock: 3000,
  stalledJobs: 1000,
  sweep: 400,
};

/** Compiles the service for tests that need a worker process. The packages must be built already. */
export async function buildWorker(): Promise<void> {
  const swc = fileURLToPath(new URL('../../node_modules/@swc/cli/bin/swc.js', import.meta.url));
  await promisify(execFile)(
    process.execPath,
    [swc, 'src', '-d', buildFolder, '--strip-leading-paths', '--config-file', '../swc.node.json'],
    { cwd: workspace },
  );
}

/** Starts a process that generates reports or sends webhooks, as in production, and waits until it is ready. */
export async function spawnWorker(
  service: TestDocuments,
  entry: 'worker' | 'webhook-worker' = 'worker',
): Promise<ChildProcess> {
  const { config } = service;
  const environment = {
    ...config,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    REPORT_TIMINGS: JSON.stringify(config.REPORT_TIMINGS),
    WEBHOOK_TIMINGS: JSON.stringify(config.WEBHOOK_TIMINGS),
    OBJECT_STORE_URL: service.objectStoreUrl,
    SUPPLIERS_URL: config.SUPPLIERS_URL.join(','),
    QUALITY_URL: config.QUALITY_URL.join(','),
    PROGRAM_URL: config.PROGRAM_URL.join(','),
  };
  const values = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));
  const worker = spawn(process.execPath, [`${buildFolder}/${entry}.js`], {
    env: { PATH: process.env.PATH, ...values, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  for await (const chunk of worker.stdout) {
    log += String(chunk);
    if (log.includes('"msg":"ready"')) {
      worker.stdout.resume();
      return worker;
    }
  }
  throw new Error(`The worker ended before it was ready: ${log}`);
}

/** Kills a process and waits for its end. */
export async function killProcess(worker: ChildProcess | undefined): Promise<void> {
  if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}
