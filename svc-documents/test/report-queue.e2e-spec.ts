import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReportRun } from '@fsvp/contracts/reports/report';
import { ProcessState } from '@fsvp/service-kit/runtime/process-state';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { Redis } from 'ioredis';
import { RunClaims } from '../src/reports/runs/run-claims.js';
import { pauseExport } from './paused-export.js';
import { startTcpProxy, type TcpProxy } from '@fsvp/service-kit/testing/tcp-proxy';
import { createVerificationRows } from './report-rows.js';
import { startDocuments, type TestDocuments } from './start.js';
import { buildWorker, killProcess, SHORT_TIMINGS, spawnWorker } from './worker-process.js';

let service: TestDocuments;
let proxy: TcpProxy;
let claims: RunClaims;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  await buildWorker();
  proxy = await startTcpProxy(process.env.TEST_REDIS_URL ?? '');
  service = await startDocuments({ redisUrl: proxy.url, timings: SHORT_TIMINGS });
  claims = service.app.get(RunClaims, { strict: false });
}, 60_000);
afterEach(async () => {
  proxy.resume();
  service.upstream.exports = { verifications: createVerificationRows(3) };
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
const waitUntilDone = (id: string, within = 20_000) =>
  eventually(async () => {
    const run = await getRun(id);
    return run.status === 'done' && run;
  }, within);
const listEventTypes = async (id: string) =>
  (await query('select type from event_log where aggregate_id = $1 order by aggregate_version', [id])).map(
    (row: { type: string }) => row.type,
  );
const FINISHED_ONCE = ['report-run.requested.v1', 'report-run.finished.v1'];
/** For tests of the process itself; the others use `service.startWorker`, because a process takes long to start. */
const startProcess = async () => {
  const started = await spawnWorker(service);
  processes.push(started);
  return started;
};

/** Pauses the next export until it is resumed. */
const pauseVerifications = () => pauseExport(service.upstream, createVerificationRows(3));

describe('with Redis', () => {
  it('down, a run is accepted at once and waits; it finishes after Redis is back', async () => {
    await service.startWorker();
    proxy.stop();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const startedAt = Date.now();
    const run = await startRun();
    expect(Date.now() - startedAt).toBeLessThan(1000);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await getRun(run.id)).status).toBe('queued');
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    proxy.resume();
    await waitUntilDone(run.id, 30_000);
    expect(await listEventTypes(run.id)).toEqual(FINISHED_ONCE);
  }, 60_000);

  it('down when a worker starts, the worker is ready anyway and works after Redis is up', async () => {
    proxy.stop();
    await startProcess();
    const run = await startRun();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    proxy.resume();
    await waitUntilDone(run.id, 30_000);
  }, 60_000);

  it('hanging, a run is accepted at once and finishes after Redis responds again', async () => {
    await service.startWorker();
    proxy.hang();
    const startedAt = Date.now();
    const run = await startRun();
    expect(Date.now() - startedAt).toBeLessThan(1000);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    proxy.resume();
    await waitUntilDone(run.id, 30_000);
  }, 60_000);

  it('emptied, a waiting run is enqueued again', async () => {
    const run = await startRun();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const redis = new Redis(process.env.TEST_REDIS_URL ?? '');
    const keys = await redis.keys(`${service.config.EVENT_NAMESPACE}:*`);
    expect(keys.length).toBeGreaterThan(0);
    await redis.del(...keys);
    redis.disconnect();
    await service.startWorker();
    await waitUntilDone(run.id);
    expect(await listEventTypes(run.id)).toEqual(FINISHED_ONCE);
  }, 60_000);
});

describe('a worker', () => {
  it('that is killed during a run leaves it to another worker, with one result', async () => {
    const pausedExport = pauseVerifications();
    const first = await startProcess();
    const run = await startRun();
    await pausedExport.started;
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect((await getRun(run.id)).status).toBe('running');
    await query(`update report_runs set heartbeat_at = now() - interval '31 seconds' where id = $1`, [run.id]);
    pausedExport.resume();
    await service.startWorker();
    expect(await waitUntilDone(run.id)).toMatchObject({ rows: 3 });
    expect(await listEventTypes(run.id)).toEqual(FINISHED_ONCE);
    expect(await query('select attempt, tries from report_runs where id = $1', [run.id])).toEqual([
      { attempt: 2, tries: 2 },
    ]);
  }, 60_000);

  it('that is paused while another finishes its run writes nothing when it resumes', async () => {
    const pausedExport = pauseVerifications();
    const paused = await startProcess();
    const run = await startRun();
    await pausedExport.started;
    paused.kill('SIGSTOP');
    pausedExport.resume();
    await query(`update report_runs set heartbeat_at = now() - interval '31 seconds' where id = $1`, [run.id]);
    await service.startWorker();
    await waitUntilDone(run.id);
    const [before] = await query('select * from report_runs where id = $1', [run.id]);
    paused.kill('SIGCONT');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await query('select * from report_runs where id = $1', [run.id])).toEqual([before]);
    expect(await listEventTypes(run.id)).toEqual(FINISHED_ONCE);
    expect((await service.request('GET', `/api/reports/runs/${run.id}/download?format=csv`)).status).toBe(200);
  }, 60_000);

  it('finishes its run on SIGTERM', async () => {
    const pausedExport = pauseVerifications();
    const stopped = await startProcess();
    const run = await startRun();
    await pausedExport.started;
    stopped.kill('SIGTERM');
    setTimeout(() => pausedExport.resume(), 500);
    const [code] = await once(stopped, 'exit');
    expect(code).toBe(0);
    expect((await getRun(run.id)).status).toBe('done');
  }, 60_000);

  it('releases a run that takes too long on SIGTERM, and the try does not count', async () => {
    const pausedExport = pauseVerifications();
    const stopped = await startProcess();
    const run = await startRun();
    await pausedExport.started;
    stopped.kill('SIGTERM');
    const startedAt = Date.now();
    const [code] = await once(stopped, 'exit');
    expect({ code, soon: Date.now() - startedAt < 12_000 }).toEqual({ code: 0, soon: true });
    expect(await query('select status, tries from report_runs where id = $1', [run.id])).toEqual([
      { status: 'queued', tries: 0 },
    ]);
    pausedExport.resume();
    await service.startWorker();
    await waitUntilDone(run.id);
    expect(await listEventTypes(run.id)).toEqual(FINISHED_ONCE);
  }, 60_000);

  it('that dies at each try makes the run fail with the reason', async () => {
    const run = await startRun();
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(await claims.claim(run.id)).toMatchObject({ tries });
      await query(`update report_runs set heartbeat_at = now() - interval '31 seconds' where id = $1`, [run.id]);
    }
    expect(await claims.claim(run.id)).toBeUndefined();
    await eventually(async () => (await getRun(run.id)).status === 'failed');
    expect((await getRun(run.id)).error).toContain('worker stopped 3 times');
  });
});

describe('fencing', () => {
  it('lets only the latest attempt commit files and end the run, once', async () => {
    proxy.stop();
    const { id } = await startRun();
    const first = (await claims.claim(id))!;
    expect(await claims.claim(id)).toBeUndefined();
    await query(`update report_runs set heartbeat_at = now() - interval '31 seconds' where id = $1`, [id]);
    const second = (await claims.claim(id))!;
    let commits = 0;
    const commitFiles = async () => void (commits += 1);
    const result = { rows: 1, summary: {}, files: {} };
    expect(await claims.heartbeat(first, 50)).toBe(false);
    expect(await claims.heartbeat(second, 50)).toBe(true);
    expect(await claims.finish(first, result, commitFiles)).toBe(false);
    expect(await claims.fail(first, 'x')).toBe(false);
    await claims.release(first);
    expect(await getRun(id)).toMatchObject({ status: 'running', progress: 50 });
    expect(await claims.finish(second, result, commitFiles)).toBe(true);
    expect(await claims.finish(second, result, commitFiles)).toBe(false);
    expect(commits).toBe(1);
    expect(await listEventTypes(id)).toEqual(FINISHED_ONCE);
  });
});

it('a report request returns 503 with Retry-After after its time limit, and the next one waits for the same run', async () => {
  const { ReportRunsService } = await import('../src/reports/runs/report-runs.service.js');
  const runs = service.app.get(ReportRunsService, { strict: false });
  const request = { type: 'corrective-actions' as const, dateFrom: '2026-01-01T00:00:00.000Z' };
  const wait = () => runs.generate(request, 600, new AbortController().signal);
  await expect(wait()).rejects.toMatchObject({ code: 'report-not-ready', extra: { headers: { 'retry-after': '10' } } });
  await expect(wait()).rejects.toMatchObject({ status: 503 });
  const state = service.app.get(ProcessState);
  state.draining = true;
  const startedAt = Date.now();
  await expect(runs.generate(request, 55_000, new AbortController().signal)).rejects.toMatchObject({ status: 503 });
  expect(Date.now() - startedAt).toBeLessThan(1000);
  state.draining = false;
  expect(await query(`select status from report_runs where type = 'corrective-actions'`)).toEqual([
    { status: 'queued' },
  ]);
  await service.startWorker();
  expect((await service.request('GET', '/api/reports/corrective-actions?dateFrom=2026-01-01')).status).toBe(200);
  expect(await query(`select status from report_runs where type = 'corrective-actions'`)).toEqual([{ status: 'done' }]);
}, 60_000);
