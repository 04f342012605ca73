import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { reportRun, type ReportRun } from '@fsvp/contracts/reports/report';
import { newId } from '@fsvp/service-kit/database/columns';
import { eventually, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { RunClaims } from '../src/reports/runs/run-claims.js';
import { pauseExport } from './paused-export.js';
import { createVerificationRows } from './report-rows.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
});
afterAll(() => service.close());
afterEach(() => {
  service.upstream.exports = { verifications: createVerificationRows(3) };
});

const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);
const startRun = async (settings: object = {}): Promise<ReportRun> =>
  (await service.request('POST', '/api/reports', { type: 'verification', ...settings })).body;
const cancelRun = (id: string, headers?: Record<string, string>) =>
  service.request('POST', `/api/reports/runs/${id}/cancel`, undefined, headers);
const getRun = async (id: string): Promise<ReportRun> => (await service.request('GET', `/api/reports/runs/${id}`)).body;
const listEvents = (id: string) =>
  query('select type, actor, before, after from event_log where aggregate_id = $1 order by aggregate_version', [id]);
const listStagedFiles = () => readdir(join(service.folder, 'staged')).catch(() => []);

describe('a waiting run', () => {
  it('is cancelled immediately and stays cancelled', async () => {
    const run = await startRun();
    const { status, body } = await cancelRun(run.id);
    expect({ status, body: reportRun.parse(body) }).toMatchObject({
      status: 200,
      body: {
        id: run.id,
        status: 'cancelled',
        progress: 0,
        rows: null,
        error: null,
        formats: [],
        finishedAt: expect.any(String),
      },
    });
    expect(await getRun(run.id)).toEqual(body);
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain('report_runs{status="cancelled"} 1');
    expect(metrics).toContain('report_runs{status="queued"} 0');
    expect(await listEvents(run.id)).toMatchObject([
      { type: 'report-run.requested.v1' },
      {
        type: 'report-run.cancelled.v1',
        actor: TEST_USER_ID,
        before: { status: 'queued' },
        after: { status: 'cancelled' },
      },
    ]);
    expect(await service.app.get(RunClaims, { strict: false }).claim(run.id)).toBeUndefined();
    expect(await cancelRun(run.id)).toMatchObject({
      status: 409,
      body: { detail: 'This report is already cancelled.' },
    });
    expect(await service.request('GET', `/api/reports/runs/${run.id}/download`)).toMatchObject({
      status: 409,
      body: { detail: 'This report was cancelled, so there is nothing to download. Generate it again.' },
    });
    expect((await service.request('GET', '/api/reports')).body.runs[0]).toMatchObject({
      id: run.id,
      status: 'cancelled',
    });
  });

  it('returns the first response for a repeated Idempotency-Key', async () => {
    const run = await startRun();
    const key = { 'idempotency-key': newId() };
    const first = await cancelRun(run.id, key);
    expect(await cancelRun(run.id, key)).toMatchObject({ status: 200, body: first.body });
  });

  it('ends waiting requests with 409, and the next request starts a new run', async () => {
    const settings = 'dateFrom=2026-01-01&dateTo=2026-01-31';
    const waiting = service.request('GET', `/api/reports/verification?${settings}`);
    const [{ id }] = await eventually(async () => {
      const found = await query(`select id from report_runs where date_from = '2026-01-01' and status = 'queued'`);
      return found.length && found;
    });
    await cancelRun(id);
    expect(await waiting).toMatchObject({
      status: 409,
      body: { detail: 'This report was cancelled while it was generated. Generate it again.' },
    });
    const abort = new AbortController();
    const again = service
      .request('GET', `/api/reports/verification?${settings}`, undefined, {}, abort.signal)
      .catch(() => undefined);
    await eventually(
      async () =>
        (
          await query(`select id from report_runs where date_from = '2026-01-01' and status = 'queued' and id <> $1`, [
            id,
          ])
        ).length,
    );
    abort.abort();
    await again;
  });

  it('returns 404 for an unknown run', async () => {
    for (const id of [newId(), 'x']) expect((await cancelRun(id)).status).toBe(404);
  });
});

describe('with a worker', () => {
  it('a cancelled run stops at its next heartbeat and leaves no file; the next run finishes', async () => {
    await query(`update report_runs set status = 'failed', error = 'x' where status = 'queued'`);
    await service.startWorker();
    const pausedExport = pauseExport(service.upstream, createVerificationRows(3));
    const run = await startRun();
    await pausedExport.started;
    expect((await getRun(run.id)).status).toBe('running');
    expect(await listStagedFiles()).toHaveLength(1);
    const cancelledAt = Date.now();
    expect((await cancelRun(run.id)).body).toMatchObject({ status: 'cancelled', progress: 0 });
    expect(Date.now() - cancelledAt).toBeLessThan(1000);
    await eventually(async () => (await listStagedFiles()).length === 0, 4000);
    pausedExport.resume();
    const next = await startRun();
    await eventually(async () => (await getRun(next.id)).status === 'done');
    expect(await getRun(run.id)).toMatchObject({ status: 'cancelled', formats: [], rows: null });
    expect((await listEvents(run.id)).map(({ type }: { type: string }) => type)).toEqual([
      'report-run.requested.v1',
      'report-run.cancelled.v1',
    ]);
    expect(await cancelRun(next.id)).toMatchObject({
      status: 409,
      body: { detail: 'This report is already finished, so there is nothing to cancel.' },
    });
  }, 30_000);

  it('a run that is cancelled while it finishes is either cancelled without files or done', async () => {
    const pausedExport = pauseExport(service.upstream, createVerificationRows(3));
    const run = await startRun();
    await pausedExport.started;
    // At the same time: the first one wins, and the other finds the run ended.
    const cancelling = cancelRun(run.id);
    pausedExport.resume();
    const { status } = await cancelling;
    const ended = await eventually(async () => {
      const now = await getRun(run.id);
      return now.status === 'running' ? undefined : now;
    });
    expect(ended.status).toBe(status === 200 ? 'cancelled' : 'done');
    expect(ended.formats).toHaveLength(status === 200 ? 0 : 4);
    await eventually(async () => (await listStagedFiles()).length === 0, 4000);
    expect(await listEvents(run.id)).toHaveLength(2);
  });
});
