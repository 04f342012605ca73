import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReportRun } from '@fsvp/contracts/report';
import { ProcessState } from '@fsvp/service-kit/process-state';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { Redis } from 'ioredis';
import { RunClaims } from '../src/reports/runs/run-claims.js';
import { holdExport as heldExport } from './held-export.js';
import { redisProxy, type RedisProxy } from './redis-proxy.js';
import { verificationRows } from './report-rows.js';
import { startDocuments, type TestDocuments } from './start.js';
import { buildWorker, end, SHORT_TIMINGS, spawnWorker } from './worker-process.js';

let service: TestDocuments;
let proxy: RedisProxy;
let claims: RunClaims;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  await buildWorker();
  proxy = await redisProxy();
  service = await startDocuments({ redisUrl: proxy.url, timings: SHORT_TIMINGS });
  claims = service.app.get(RunClaims, { strict: false });
}, 60_000);
afterEach(async () => {
  proxy.open();
  service.upstream.exports = { verifications: verificationRows(3) };
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
const done = (id: string, within = 20_000) =>
  eventually(async () => {
    const run = await get(id);
    return run.status === 'done' && run;
  }, within);
const events = async (id: string) =>
  (await query('select type from event_log where aggregate_id = $1 order by aggregate_version', [id])).map(
    (row: { type: string }) => row.type,
  );
const ONCE = ['report-run.requested.v1', 'report-run.finished.v1'];
const worker = async () => {
  const started = await spawnWorker(service);
  workers.push(started);
  return started;
};

/** Makes the next export stop half-way until it is let go. */
const holdExport = () => heldExport(service.upstream, verificationRows(3));

describe('with Redis', () => {
  it('stopped, a run is accepted at once and waits; it finishes once Redis is back', async () => {
    await worker();
    proxy.shut();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const asked = Date.now();
    const run = await start();
    expect(Date.now() - asked).toBeLessThan(1000);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await get(run.id)).status).toBe('queued');
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    proxy.open();
    await done(run.id, 30_000);
    expect(await events(run.id)).toEqual(ONCE);
  }, 60_000);

  it('away when a worker starts, the worker is ready all the same and works once Redis is there', async () => {
    proxy.shut();
    await worker();
    const run = await start();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    proxy.open();
    await done(run.id, 30_000);
  }, 60_000);

  it('hanging, a run is accepted at once and finishes once Redis answers again', async () => {
    await worker();
    proxy.jam();
    const asked = Date.now();
    const run = await start();
    expect(Date.now() - asked).toBeLessThan(1000);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    proxy.open();
    await done(run.id, 30_000);
  }, 60_000);

  it('wiped, a waiting run is enqueued again', async () => {
    const run = await start();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const redis = new Redis(process.env.TEST_REDIS_URL ?? '');
    const keys = await redis.keys(`${service.config.EVENT_NAMESPACE}:*`);
    expect(keys.length).toBeGreaterThan(0);
    await redis.del(...keys);
    redis.disconnect();
    await worker();
    await done(run.id);
    expect(await events(run.id)).toEqual(ONCE);
  }, 60_000);
});

describe('a worker', () => {
  it('killed in the middle of a run leaves it to another; there is one result', async () => {
    const hold = holdExport();
    const first = await worker();
    const run = await start();
    await hold.asked;
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect((await get(run.id)).status).toBe('running');
    await query(`update report_runs set heartbeat_at = now() - interval '31 seconds' where id = $1`, [run.id]);
    hold.letGo();
    await worker();
    expect(await done(run.id)).toMatchObject({ rows: 3 });
    expect(await events(run.id)).toEqual(ONCE);
    expect(await query('select attempt, tries from report_runs where id = $1', [run.id])).toEqual([
      { attempt: 2, tries: 2 },
    ]);
  }, 60_000);

  it('paused while another finishes its run writes nothing when it wakes', async () => {
    const hold = holdExport();
    const paused = await worker();
    const run = await start();
    await hold.asked;
    paused.kill('SIGSTOP');
    hold.letGo();
    await query(`update report_runs set heartbeat_at = now() - interval '31 seconds' where id = $1`, [run.id]);
    await worker();
    await done(run.id);
    const [before] = await query('select * from report_runs where id = $1', [run.id]);
    paused.kill('SIGCONT');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await query('select * from report_runs where id = $1', [run.id])).toEqual([before]);
    expect(await events(run.id)).toEqual(ONCE);
    expect((await service.request('GET', `/api/reports/runs/${run.id}/download?format=csv`)).status).toBe(200);
  }, 60_000);

  it('stopped in order finishes its run first', async () => {
    const hold = holdExport();
    const stopped = await worker();
    const run = await start();
    await hold.asked;
    stopped.kill('SIGTERM');
    setTimeout(() => hold.letGo(), 500);
    const [code] = await once(stopped, 'exit');
    expect(code).toBe(0);
    expect((await get(run.id)).status).toBe('done');
  }, 60_000);

  it('stopped in order puts back a run that takes too long, and nothing is held against the run', async () => {
    const hold = holdExport();
    const stopped = await worker();
    const run = await start();
    await hold.asked;
    stopped.kill('SIGTERM');
    const asked = Date.now();
    const [code] = await once(stopped, 'exit');
    expect({ code, soon: Date.now() - asked < 12_000 }).toEqual({ code: 0, soon: true });
    expect(await query('select status, tries from report_runs where id = $1', [run.id])).toEqual([
      { status: 'queued', tries: 0 },
    ]);
    hold.letGo();
    await worker();
    await done(run.id);
    expect(await events(run.id)).toEqual(ONCE);
  }, 60_000);

  it('that takes a run down each time makes it fail with the reason', async () => {
    const run = await start();
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(await claims.claim(run.id)).toMatchObject({ tries });
      await query(`update report_runs set heartbeat_at = now() - interval '31 seconds' where id = $1`, [run.id]);
    }
    expect(await claims.claim(run.id)).toBeUndefined();
    await eventually(async () => (await get(run.id)).status === 'failed');
    expect((await get(run.id)).error).toContain('worker stopped 3 times');
  });
});

describe('the fence', () => {
  it('lets only the latest attempt end a run, once, and keep files', async () => {
    proxy.shut();
    const { id } = await start();
    const first = (await claims.claim(id))!;
    expect(await claims.claim(id)).toBeUndefined();
    await query(`update report_runs set heartbeat_at = now() - interval '31 seconds' where id = $1`, [id]);
    const second = (await claims.claim(id))!;
    let kept = 0;
    const keep = async () => void (kept += 1);
    const outcome = { rows: 1, summary: {}, files: {} };
    expect(await claims.heartbeat(first, 50)).toBe(false);
    expect(await claims.heartbeat(second, 50)).toBe(true);
    expect(await claims.finish(first, outcome, keep)).toBe(false);
    expect(await claims.fail(first, 'x')).toBe(false);
    await claims.release(first);
    expect(await get(id)).toMatchObject({ status: 'running', progress: 50 });
    expect(await claims.finish(second, outcome, keep)).toBe(true);
    expect(await claims.finish(second, outcome, keep)).toBe(false);
    expect(kept).toBe(1);
    expect(await events(id)).toEqual(ONCE);
  });
});

it('§7 answers 503 with Retry-After after its wait, and the run goes on; asking again joins it', async () => {
  const { ReportRunsService } = await import('../src/reports/runs/report-runs.service.js');
  const runs = service.app.get(ReportRunsService, { strict: false });
  const request = { type: 'corrective-actions' as const, dateFrom: '2026-01-01T00:00:00.000Z' };
  const wait = () => runs.generate(request, 600, new AbortController().signal);
  await expect(wait()).rejects.toMatchObject({ status: 503, extra: { headers: { 'retry-after': '10' } } });
  await expect(wait()).rejects.toMatchObject({ status: 503 });
  const state = service.app.get(ProcessState);
  state.draining = true;
  const asked = Date.now();
  await expect(runs.generate(request, 55_000, new AbortController().signal)).rejects.toMatchObject({ status: 503 });
  expect(Date.now() - asked).toBeLessThan(1000);
  state.draining = false;
  expect(await query(`select status from report_runs where type = 'corrective-actions'`)).toEqual([
    { status: 'queued' },
  ]);
  await worker();
  expect((await service.request('GET', '/api/reports/corrective-actions?dateFrom=2026-01-01')).status).toBe(200);
  expect(await query(`select status from report_runs where type = 'corrective-actions'`)).toEqual([{ status: 'done' }]);
}, 60_000);
