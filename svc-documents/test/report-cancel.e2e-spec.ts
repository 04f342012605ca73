import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { reportRun, type ReportRun } from '@fsvp/contracts/report';
import { newId } from '@fsvp/service-kit/columns';
import { eventually, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { RunClaims } from '../src/reports/runs/run-claims.js';
import { holdExport } from './held-export.js';
import { verificationRows } from './report-rows.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
});
afterAll(() => service.close());
afterEach(() => {
  service.upstream.exports = { verifications: verificationRows(3) };
});

const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);
const start = async (settings: object = {}): Promise<ReportRun> =>
  (await service.request('POST', '/api/reports', { type: 'verification', ...settings })).body;
const cancel = (id: string, headers?: Record<string, string>) =>
  service.request('POST', `/api/reports/runs/${id}/cancel`, undefined, headers);
const get = async (id: string): Promise<ReportRun> => (await service.request('GET', `/api/reports/runs/${id}`)).body;
const events = (id: string) =>
  query('select type, actor, before, after from event_log where aggregate_id = $1 order by aggregate_version', [id]);
const staged = () => readdir(join(service.folder, 'staged')).catch(() => []);

describe('a run that waits', () => {
  it('is cancelled at once, for good, and says so', async () => {
    const run = await start();
    const { status, body } = await cancel(run.id);
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
    expect(await get(run.id)).toEqual(body);
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain('report_runs{status="cancelled"} 1');
    expect(metrics).toContain('report_runs{status="queued"} 0');
    expect(await events(run.id)).toMatchObject([
      { type: 'report-run.requested.v1' },
      {
        type: 'report-run.cancelled.v1',
        actor: TEST_USER_ID,
        before: { status: 'queued' },
        after: { status: 'cancelled' },
      },
    ]);
    expect(await service.app.get(RunClaims, { strict: false }).claim(run.id)).toBeUndefined();
    expect(await cancel(run.id)).toMatchObject({ status: 409, body: { detail: 'This report is already cancelled.' } });
    expect(await service.request('GET', `/api/reports/runs/${run.id}/download`)).toMatchObject({
      status: 409,
      body: { detail: 'This report was cancelled, so there is nothing to download. Generate it again.' },
    });
    expect((await service.request('GET', '/api/reports')).body.runs[0]).toMatchObject({
      id: run.id,
      status: 'cancelled',
    });
  });

  it('answers a repeated call with the same key as the first one', async () => {
    const run = await start();
    const key = { 'idempotency-key': newId() };
    const first = await cancel(run.id, key);
    expect(await cancel(run.id, key)).toMatchObject({ status: 200, body: first.body });
  });

  it('answers waiting requests, and the next request starts a new run', async () => {
    const settings = 'dateFrom=2026-01-01&dateTo=2026-01-31';
    const waiting = service.request('GET', `/api/reports/verification?${settings}`);
    const [{ id }] = await eventually(async () => {
      const found = await query(`select id from report_runs where date_from = '2026-01-01' and status = 'queued'`);
      return found.length && found;
    });
    await cancel(id);
    expect(await waiting).toMatchObject({
      status: 409,
      body: { detail: 'This report was cancelled while it was generated. Generate it again.' },
    });
    const gone = new AbortController();
    const again = service
      .request('GET', `/api/reports/verification?${settings}`, undefined, {}, gone.signal)
      .catch(() => undefined);
    await eventually(
      async () =>
        (
          await query(`select id from report_runs where date_from = '2026-01-01' and status = 'queued' and id <> $1`, [
            id,
          ])
        ).length,
    );
    gone.abort();
    await again;
  });

  it('is 404 when there is none', async () => {
    for (const id of [newId(), 'x']) expect((await cancel(id)).status).toBe(404);
  });
});

describe('with a worker', () => {
  it('a running one stops within its heartbeat and leaves no file; the next one is done', async () => {
    await query(`update report_runs set status = 'failed', error = 'x' where status = 'queued'`);
    await service.startWorker();
    const hold = holdExport(service.upstream, verificationRows(3));
    const run = await start();
    await hold.asked;
    expect((await get(run.id)).status).toBe('running');
    expect(await staged()).toHaveLength(1);
    const asked = Date.now();
    expect((await cancel(run.id)).body).toMatchObject({ status: 'cancelled', progress: 0 });
    expect(Date.now() - asked).toBeLessThan(1000);
    await eventually(async () => (await staged()).length === 0, 4000);
    hold.letGo();
    const next = await start();
    await eventually(async () => (await get(next.id)).status === 'done');
    expect(await get(run.id)).toMatchObject({ status: 'cancelled', formats: [], rows: null });
    expect((await events(run.id)).map(({ type }: { type: string }) => type)).toEqual([
      'report-run.requested.v1',
      'report-run.cancelled.v1',
    ]);
    expect(await cancel(next.id)).toMatchObject({
      status: 409,
      body: { detail: 'This report is already finished, so there is nothing to cancel.' },
    });
  }, 30_000);

  it('one cancelled just before it would finish keeps no files', async () => {
    const hold = holdExport(service.upstream, verificationRows(3));
    const run = await start();
    await hold.asked;
    // In one moment: whichever of the two comes first decides, and the other finds the run ended.
    const cancelling = cancel(run.id);
    hold.letGo();
    const { status } = await cancelling;
    const ended = await eventually(async () => {
      const now = await get(run.id);
      return now.status === 'running' ? undefined : now;
    });
    expect(ended.status).toBe(status === 200 ? 'cancelled' : 'done');
    expect(ended.formats).toHaveLength(status === 200 ? 0 : 4);
    await eventually(async () => (await staged()).length === 0, 4000);
    expect(await events(run.id)).toHaveLength(2);
  });
});
