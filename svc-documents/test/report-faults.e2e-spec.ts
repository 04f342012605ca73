import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { ReportRun } from '@fsvp/contracts/report';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { Redis } from 'ioredis';
import { holdExport } from './held-export.js';
import { redisProxy, type RedisProxy } from './redis-proxy.js';
import { verificationRows } from './report-rows.js';
import { startDocuments, type TestDocuments } from './start.js';
import { buildWorker, end, SHORT_TIMINGS, spawnWorker } from './worker-process.js';

/** A database within the shared Redis that can be wiped. */
const REDIS_DATABASE = 11;
/** Longer than a job's lock, and than a run may be without a heartbeat. */
const BEYOND_LOCK_MS = 5000;

let service: TestDocuments;
let proxy: RedisProxy;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  await buildWorker();
  proxy = await redisProxy();
  service = await startDocuments({ redisUrl: `${proxy.url}/${REDIS_DATABASE}`, timings: SHORT_TIMINGS });
}, 60_000);
afterEach(async () => {
  proxy.open();
  await Promise.all(workers.splice(0).map(end));
});
afterAll(async () => {
  await service.close();
  await proxy.close();
});

const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);
const start = async (): Promise<ReportRun> =>
  (await service.request('POST', '/api/reports', { type: 'verification' })).body;
const get = async (id: string): Promise<ReportRun> => (await service.request('GET', `/api/reports/runs/${id}`)).body;
const worker = async () => {
  const started = await spawnWorker(service);
  workers.push(started);
  return started;
};

/** Expects that each run has one result and one event, and can be downloaded. */
async function endedOnce(runs: ReportRun[], within: number): Promise<void> {
  for (const { id } of runs) {
    await eventually(async () => (await get(id)).status === 'done', within);
    expect(await get(id)).toMatchObject({
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

it('a worker killed and one paused beyond its lock, then resumed: each run ends once', async () => {
  const rows = verificationRows(3);
  const first = holdExport(service.upstream, rows);
  const paused = await worker();
  const runOfPaused = await start();
  await first.asked;
  paused.kill('SIGSTOP');
  const second = holdExport(service.upstream, rows);
  const killed = await worker();
  const runOfKilled = await start();
  await second.asked;
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  // The paused worker gets its rows too, and reads them when it is resumed.
  first.letGo();
  second.letGo();
  await worker();
  await sleep(BEYOND_LOCK_MS);
  await endedOnce([runOfPaused, runOfKilled], 20_000);
  const before = await query('select * from report_runs order by id');
  // On a slow machine the second worker has the paused worker's run for a while too.
  expect(before.find(({ id }: { id: string }) => id === runOfPaused.id).attempt).toBeGreaterThan(1);
  paused.kill('SIGCONT');
  await sleep(1500);
  expect(await query('select * from report_runs order by id')).toEqual(before);
  await endedOnce([runOfPaused, runOfKilled], 1000);
}, 120_000);

it('Redis wiped while runs are in progress and waiting: each ends once, and later runs work', async () => {
  await worker();
  const hold = holdExport(service.upstream, verificationRows(3));
  const runs = [await start(), await start(), await start()];
  await eventually(
    async () =>
      (await Promise.all(runs.map(({ id }) => get(id)))).filter(({ status }) => status === 'running').length === 2,
  );
  const redis = new Redis(`${proxy.url}/${REDIS_DATABASE}`);
  expect(await redis.dbsize()).toBeGreaterThan(0);
  await redis.flushdb();
  redis.disconnect();
  await sleep(1000);
  hold.letGo();
  await endedOnce(runs, 20_000);
  await endedOnce([await start()], 20_000);
}, 60_000);

it('Redis stopped: a run in progress ends meanwhile, a new one waits, and each ends once', async () => {
  await worker();
  const hold = holdExport(service.upstream, verificationRows(3));
  const underWay = await start();
  await hold.asked;
  proxy.shut();
  await sleep(500);
  const asked = await start();
  expect(asked.status).toBe('queued');
  hold.letGo();
  await endedOnce([underWay], 8000);
  await sleep(3000);
  expect((await get(asked.id)).status).toBe('queued');
  proxy.open();
  await endedOnce([underWay, asked], 30_000);
  await endedOnce([await start()], 20_000);
}, 90_000);
