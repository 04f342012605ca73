import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { ReportRun } from '@fsvp/contracts/reports/report';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { Redis } from 'ioredis';
import { pauseExport } from './paused-export.js';
import { startTcpProxy, type TcpProxy } from '@fsvp/service-kit/testing/tcp-proxy';
import { createVerificationRows } from './report-rows.js';
import { startDocuments, type TestDocuments } from './start.js';
import { buildWorker, killProcess, SHORT_TIMINGS, spawnWorker } from './worker-process.js';

/** A database of the shared Redis that this test may flush. */
const REDIS_DATABASE = 11;
/** Longer than `jobLock` and `heartbeatLost`. */
const BEYOND_LOCK_MS = 5000;

let service: TestDocuments;
let proxy: TcpProxy;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  await buildWorker();
  proxy = await startTcpProxy(process.env.TEST_REDIS_URL ?? '');
  service = await startDocuments({ redisUrl: `${proxy.url}/${REDIS_DATABASE}`, timings: SHORT_TIMINGS });
}, 60_000);
afterEach(async () => {
  proxy.resume();
  await Promise.all([service.stopWorkers(), ...processes.splice(0).map(killProcess)]);
});
afterAll(async () => {
  await service.close();
  await proxy.close();
});

const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);
const startRun = async (): Promise<ReportRun> =>
  (await service.request('POST', '/api/reports', { type: 'verification' })).body;
const getRun = async (id: string): Promise<ReportRun> => (await service.request('GET', `/api/reports/runs/${id}`)).body;
const startProcess = async () => {
  const started = await spawnWorker(service);
  processes.push(started);
  return started;
};

/** Expects that each run has one result and one event, and can be downloaded. */
async function expectEndedOnce(runs: ReportRun[], within: number): Promise<void> {
  for (const { id } of runs) {
    await eventually(async () => (await getRun(id)).status === 'done', within);
    expect(await getRun(id)).toMatchObject({
      rows: 3,
      progress: 100,
      error: null,
      formats: ['json', 'csv', 'xlsx', 'pdf'],
    });
    const events = await query('select type from event_log where aggregate_id = $1 order by aggregate_version', [id]);
    expect(events.map(({ type }: { type: string }) => type)).toEqual([
      'report-run.requested.v1',
      'report-run.finished.v1',
    ]);
    expect((await service.request('GET', `/api/reports/runs/${id}/download`)).body.rows).toHaveLength(3);
  }
}

it('each run ends once when one worker is killed and another is paused beyond its lock', async () => {
  const rows = createVerificationRows(3);
  const firstExport = pauseExport(service.upstream, rows);
  const paused = await startProcess();
  const runOfPaused = await startRun();
  await firstExport.started;
  paused.kill('SIGSTOP');
  const secondExport = pauseExport(service.upstream, rows);
  const killed = await startProcess();
  const runOfKilled = await startRun();
  await secondExport.started;
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  // The paused worker receives its rows, too, and reads them after it is resumed.
  firstExport.resume();
  secondExport.resume();
  await service.startWorker();
  await sleep(BEYOND_LOCK_MS);
  await expectEndedOnce([runOfPaused, runOfKilled], 20_000);
  const before = await query('select * from report_runs order by id');
  // 2, or 3 on a slow machine: the killed worker may have claimed the paused worker's run before.
  expect(before.find(({ id }: { id: string }) => id === runOfPaused.id).attempt).toBeGreaterThan(1);
  paused.kill('SIGCONT');
  await sleep(1500);
  expect(await query('select * from report_runs order by id')).toEqual(before);
  await expectEndedOnce([runOfPaused, runOfKilled], 1000);
}, 120_000);

it('each run ends once when Redis loses its data, and later runs work', async () => {
  await service.startWorker();
  const pausedExport = pauseExport(service.upstream, createVerificationRows(3));
  const runs = [await startRun(), await startRun(), await startRun()];
  await eventually(
    async () =>
      (await Promise.all(runs.map(({ id }) => getRun(id)))).filter(({ status }) => status === 'running').length === 2,
  );
  const redis = new Redis(`${proxy.url}/${REDIS_DATABASE}`);
  expect(await redis.dbsize()).toBeGreaterThan(0);
  await redis.flushdb();
  redis.disconnect();
  await sleep(1000);
  pausedExport.resume();
  await expectEndedOnce(runs, 20_000);
  await expectEndedOnce([await startRun()], 20_000);
}, 60_000);

it('while Redis is down a started run ends and a new one waits; each ends once', async () => {
  await service.startWorker();
  const pausedExport = pauseExport(service.upstream, createVerificationRows(3));
  const running = await startRun();
  await pausedExport.started;
  proxy.stop();
  await sleep(500);
  const waiting = await startRun();
  expect(waiting.status).toBe('queued');
  pausedExport.resume();
  await expectEndedOnce([running], 8000);
  await sleep(3000);
  expect((await getRun(waiting.id)).status).toBe('queued');
  proxy.resume();
  await expectEndedOnce([running, waiting], 30_000);
  await expectEndedOnce([await startRun()], 20_000);
}, 90_000);
