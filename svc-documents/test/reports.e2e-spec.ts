import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, startOfDay, today } from '@fsvp/contracts/core/calendar-day';
import {
  listReportRuns,
  STANDARD_REPORT_TYPES,
  reportBody,
  reportRun,
  type ReportBody,
  type ReportRun,
  type ReportType,
} from '@fsvp/contracts/reports/report';
import { newId } from '@fsvp/service-kit/database/columns';
import { Housekeeping } from '@fsvp/service-kit/process/housekeeping';
import { eventually, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { createActionRows, createHazardRows, createSupplierRows, createVerificationRows } from './report-rows.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
const from = addDays(today(), -29);
beforeAll(async () => {
  service = await startDocuments({ timings: { retryDelay: 300 } });
  service.upstream.exports = {
    suppliers: createSupplierRows(60),
    'hazard-analyses': createHazardRows(31),
    verifications: createVerificationRows(41),
    'corrective-actions': createActionRows(25),
  };
  await service.startWorker();
});
afterAll(() => service.close());

const getRun = (id: string) => service.request('GET', `/api/reports/runs/${id}`);
async function waitUntilFinished(id: string): Promise<ReportRun> {
  return eventually(async () => {
    const { body } = await getRun(id);
    return ['done', 'failed'].includes(body.status) && body;
  });
}
async function generate(
  type: ReportType,
  range: object = { dateFrom: from, dateTo: today() },
): Promise<{ run: ReportRun; report: ReportBody }> {
  const { body, status } = await service.request('POST', '/api/reports', { type, ...range });
  expect({ status, body: reportRun.parse(body) }).toMatchObject({
    status: 202,
    body: { type, status: 'queued', progress: 0, formats: [], createdBy: TEST_USER_ID },
  });
  const run = await waitUntilFinished(body.id);
  expect(run).toMatchObject({ status: 'done', progress: 100, error: null, formats: ['json', 'csv', 'xlsx', 'pdf'] });
  const download = await service.request('GET', `/api/reports/runs/${run.id}/download`);
  expect(download.headers.get('content-disposition')).toContain(`filename="${type}-report-${today()}.json"`);
  const report = reportBody.parse(download.body);
  expect(report).toEqual(download.body);
  expect({ rows: report.rows.length, summary: report.summary }).toEqual({ rows: run.rows, summary: run.summary });
  return { run, report };
}
const countRows = (rows: ReportBody['rows'], field: string, value: unknown) =>
  rows.filter((row) => row[field] === value).length;
const countByValue = (rows: ReportBody['rows'], field: string, values: string[]) =>
  Object.fromEntries(values.map((value) => [value, countRows(rows, field, value)]));
const sumRows = (rows: ReportBody['rows'], field: string) => rows.reduce((total, row) => total + Number(row[field]), 0);

describe('every summary figure can be counted from the rows', () => {
  it('compliance', async () => {
    const {
      report: { rows, summary, dateFrom, dateTo, reportType },
    } = await generate('compliance');
    expect({ reportType, dateFrom, dateTo, rows: rows.length }).toEqual({
      reportType: 'compliance',
      dateFrom: from,
      dateTo: today(),
      rows: 60,
    });
    const compliant = rows.filter((row) => row.status === 'approved' && row.fsvpStatus !== 'overdue').length;
    const pending = countRows(rows, 'status', 'pending');
    expect(summary).toMatchObject({
      totalSuppliers: 60,
      compliantSuppliers: compliant,
      pendingVerification: pending,
      nonCompliant: 60 - compliant - pending,
      complianceRate: Math.round((compliant / 60) * 100),
      fsvpCompliant: countRows(rows, 'fsvpStatus', 'compliant'),
      fsvpDueSoon: countRows(rows, 'fsvpStatus', 'due_soon'),
      fsvpOverdue: countRows(rows, 'fsvpStatus', 'overdue'),
      fsvpNotRequired: countRows(rows, 'fsvpStatus', 'not_required'),
      riskDistribution: countByValue(rows, 'riskLevel', ['high', 'medium', 'low']),
      openActions: sumRows(rows, 'openActions'),
      note: expect.stringContaining('Reflects status when generated.'),
    });
    expect(summary.openActions).toBe(13);
    expect(compliant).toBeGreaterThan(0);
  });

  it('risk-assessment', async () => {
    const {
      report: { rows, summary },
    } = await generate('risk-assessment');
    expect(summary).toMatchObject({
      totalSuppliers: 60,
      hazardAnalyses: 31,
      riskDistribution: countByValue(rows, 'riskLevel', ['high', 'medium', 'low']),
      hazardRatings: {
        critical: sumRows(rows, 'criticalRisk'),
        high: sumRows(rows, 'highRisk'),
        medium: sumRows(rows, 'mediumRisk'),
        low: sumRows(rows, 'lowRisk'),
      },
      suppliersWithoutAnalysis: countRows(rows, 'hazardAnalyses', 0),
      highRiskWithoutAnalysis: rows.filter((row) => row.hazardAnalyses === 0 && row.riskLevel === 'high').length,
    });
    expect(sumRows(rows, 'hazardAnalyses')).toBe(31);
    expect(rows[0]).toMatchObject({
      highestRating: expect.stringMatching(/critical|high|medium|low/),
      hazardTypes: 'biological',
    });
  });

  it('verification', async () => {
    const {
      report: { rows, summary },
    } = await generate('verification');
    const byStatus = countByValue(rows, 'status', ['scheduled', 'in_progress', 'completed', 'overdue', 'cancelled']);
    expect(summary).toMatchObject({
      totalActivities: 41,
      byStatus,
      overdue: byStatus.overdue,
      verificationsCompleted: byStatus.completed,
      byType: countByValue(rows, 'type', ['audit', 'testing', 'certificate_review', 'facility_inspection']),
      followUpsRequired: countRows(rows, 'followUpRequired', true),
      totalCost: 2,
    });
    expect(byStatus.scheduled).toBe(5);
    expect(service.upstream.requestedPaths).toContain(
      `/internal/exports/verifications?dateFrom=${from}&dateTo=${today()}`,
    );
  });

  it('corrective-actions', async () => {
    const {
      report: { rows, summary },
    } = await generate('corrective-actions', { dateTo: today() });
    const byStatus = countByValue(rows, 'status', ['open', 'in_progress', 'completed', 'closed']);
    expect(summary).toMatchObject({
      totalActions: 25,
      byStatus,
      openActions: byStatus.open! + byStatus.in_progress!,
      overdueActions: countRows(rows, 'overdue', true),
      byPriority: countByValue(rows, 'priority', ['critical', 'high', 'medium', 'low']),
    });
    expect(service.upstream.requestedPaths).toContain(`/internal/exports/corrective-actions?dateTo=${today()}`);
  });

  it('audit-trail, both ends of the range included', async () => {
    const insertEntry = (occurredAt: string, before: object | null, after: object | null) =>
      service.database.dataSource.query(
        `insert into audit_entries (event_id, service, aggregate_type, aggregate_id, aggregate_version, type, actor, request_id, occurred_at, before, after) values ($1, 'suppliers', 'supplier', $2, 2, 'supplier.updated.v1', $3, 'r', $4, $5, $6)`,
        [newId(), newId(), TEST_USER_ID, occurredAt, before && JSON.stringify(before), after && JSON.stringify(after)],
      );
    const first = startOfDay('2020-02-01').toISOString();
    const end = startOfDay('2020-02-04').getTime();
    const last = new Date(end - 1).toISOString();
    await insertEntry(new Date(Date.parse(first) - 1).toISOString(), null, { id: 1 });
    await insertEntry(first, { id: 1, name: 'Old', version: 1 }, { id: 1, name: 'New', version: 2 });
    await insertEntry(last, { id: 1, name: 'New' }, null);
    await insertEntry(new Date(end).toISOString(), null, { id: 2 });
    const {
      report: { rows, summary },
    } = await generate('audit-trail', { dateFrom: '2020-02-01', dateTo: '2020-02-03T14:00:00+02:00' });
    expect(rows).toMatchObject([
      {
        occurredAt: first,
        changedFields: 'name',
        recordName: 'New',
        actor: TEST_USER_ID,
        before: { name: 'Old' },
        after: { name: 'New' },
      },
      { occurredAt: last, after: null },
    ]);
    expect(summary).toEqual({
      totalEntries: 2,
      byService: { gateway: 0, suppliers: 2, quality: 0, documents: 0, program: 0 },
      byEvent: { 'supplier.updated.v1': 2 },
      actors: 1,
      firstEntryAt: first,
      lastEntryAt: last,
    });
  });
});

describe('a report request', () => {
  it.each(STANDARD_REPORT_TYPES)('waits for the %s report and returns its JSON', async (type) => {
    const { status, headers, body } = await service.request(
      'GET',
      `/api/reports/${type.replaceAll('-', '_')}?dateFrom=${from}T10:00:00Z&dateTo=${today()}T10:00:00Z`,
    );
    expect({ status, type: headers.get('content-type') }).toEqual({
      status: 200,
      type: 'application/json; charset=utf-8',
    });
    expect(reportBody.parse(body)).toMatchObject({ reportType: type, dateFrom: from, dateTo: today() });
  });

  it('works without a range', async () => {
    expect((await service.request('GET', '/api/reports/compliance')).body).toMatchObject({
      reportType: 'compliance',
      dateFrom: null,
      dateTo: null,
    });
  });

  it('refuses invalid and reversed ranges and unknown types', async () => {
    for (const path of [
      'compliance?dateFrom=soon',
      `compliance?dateFrom=${today()}&dateTo=${from}`,
      'audit-trail?dateTo=2026-13-01',
      'everything',
    ]) {
      expect((await service.request('GET', `/api/reports/${path}`)).status).toBe(400);
    }
    expect(
      (await service.request('POST', '/api/reports', { type: 'compliance', dateFrom: today(), dateTo: from })).body
        .errors,
    ).toMatchObject([{ path: 'dateFrom' }]);
  });
});

describe('a run', () => {
  it('is listed, newest first, and has its requested and finished events', async () => {
    const { run } = await generate('verification');
    const { body } = await service.request('GET', '/api/reports?limit=2');
    expect(listReportRuns.response!.parse(body)).toEqual(body);
    expect(body.runs[0]).toEqual(run);
    expect(body.runs).toHaveLength(2);
    const events = await service.database.dataSource.query(
      'select type, actor, before, after from event_log where aggregate_id = $1 order by aggregate_version',
      [run.id],
    );
    expect(events).toMatchObject([
      { type: 'report-run.requested.v1', actor: TEST_USER_ID, before: null, after: { status: 'queued' } },
      {
        type: 'report-run.finished.v1',
        actor: TEST_USER_ID,
        before: { status: 'running' },
        after: { status: 'done', error: null },
      },
    ]);
  });

  it('has the same rows in every format', async () => {
    const { run, report } = await generate('compliance');
    const file = async (format: string) => {
      const { headers, status } = await service.request('GET', `/api/reports/runs/${run.id}/download?format=${format}`);
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toContain(`compliance-report-${today()}.${format}`);
      return headers.get('content-type');
    };
    expect(await file('xlsx')).toContain('spreadsheetml');
    expect(await file('pdf')).toBe('application/pdf');
    const csv = await service.request('GET', `/api/reports/runs/${run.id}/download?format=csv`);
    const lines = csv.text.trimEnd().split('\r\n');
    expect(lines[0]).toBe(`\ufeff${Object.keys(report.rows[0]!).join(',')}`);
    expect(lines).toHaveLength(61);
    expect(lines[1]).toContain(`"'=Supplier 0, ""Ağrı"" 食品"`);
    expect((await service.request('GET', `/api/reports/runs/${run.id}/download?format=docx`)).status).toBe(400);
  });

  it('fails with the reason when its rows cannot be read, and has no download', async () => {
    service.upstream.down = true;
    try {
      const { body } = await service.request('POST', '/api/reports', { type: 'verification' });
      const early = await service.request('GET', `/api/reports/runs/${body.id}/download`);
      expect(early).toMatchObject({ status: 409, body: { detail: expect.stringContaining('not finished') } });
      const run = await eventually(async () => {
        const response = (await getRun(body.id)).body;
        return response.status === 'failed' && response;
      }, 40_000);
      expect(run).toMatchObject({
        status: 'failed',
        error: 'The other service does not answer. Try again in a moment.',
        finishedAt: expect.any(String),
        formats: [],
      });
      expect((await service.request('GET', `/api/reports/runs/${body.id}/download`)).status).toBe(409);
      const [event] = await service.database.dataSource.query(
        `select after from event_log where aggregate_id = $1 and type = 'report-run.failed.v1'`,
        [body.id],
      );
      expect(event.after.error).toBe(run.error);
      service.upstream.down = false;
      const again = await service.request('POST', '/api/reports', { type: run.type });
      expect(await waitUntilFinished(again.body.id)).toMatchObject({ status: 'done', rows: 41 });
    } finally {
      service.upstream.down = false;
    }
  }, 60_000);

  it('is retried after an interrupted export', async () => {
    let tries = 0;
    const rows = createVerificationRows(5);
    service.upstream.exports.verifications = (response) => {
      tries += 1;
      if (tries > 1) return void response.end(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      response.write(`${JSON.stringify(rows[0])}\n{"id":`);
      setTimeout(() => response.destroy(), 50);
    };
    const { body } = await service.request('POST', '/api/reports', { type: 'verification' });
    expect(
      await eventually(async () => {
        const run = (await getRun(body.id)).body;
        return run.status === 'done' && run;
      }, 20_000),
    ).toMatchObject({ rows: 5 });
    expect(tries).toBe(2);
  }, 30_000);
});

it('the files of an old report are removed with an event; the report and its summary stay', async () => {
  const { run } = await generate('verification');
  const old = `update report_runs set finished_at = now() - interval '366 days' where id = $1`;
  await service.database.dataSource.query(old, [run.id]);
  await service.app.get(Housekeeping).run();
  expect((await getRun(run.id)).body).toMatchObject({
    status: 'done',
    formats: [],
    summary: run.summary,
    rows: run.rows,
  });
  expect(await service.request('GET', `/api/reports/runs/${run.id}/download`)).toMatchObject({
    status: 409,
    body: { code: 'report-without-file', detail: 'The files of this report have expired. Generate it again.' },
  });
  const [event] = await service.database.dataSource.query<{ before: object; after: object }[]>(
    `select before, after from event_log where aggregate_id = $1 and type = 'report-run.files-removed.v1'`,
    [run.id],
  );
  expect(event).toMatchObject({ before: { files: { json: {} } }, after: { files: {} } });
});
