import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { REPORT_FIGURES } from '@fsvp/contracts/reports/report-figures';
import { STANDARD_REPORT_TYPES, reportBody, type ReportBody, type ReportRun } from '@fsvp/contracts/reports/report';
import { newId } from '@fsvp/service-kit/database/columns';
import { eventually, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { createActionRows, createHazardRows, createSupplierRows, createVerificationRows } from './report-rows.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
const supplierId = newId();
const colleagueId = newId();
beforeAll(async () => {
  service = await startDocuments();
  service.upstream.exports = {
    suppliers: createSupplierRows(9),
    'hazard-analyses': createHazardRows(7),
    verifications: createVerificationRows(8),
    'corrective-actions': createActionRows(6),
  };
  await service.startWorker();
  await insertEntry({ aggregateId: supplierId, actor: TEST_USER_ID, at: '2026-01-10T10:00:00Z', version: 1 });
  await insertEntry({ aggregateId: supplierId, actor: null, at: '2026-01-11T10:00:00Z', version: 2 });
  await insertEntry({ aggregateId: newId(), actor: colleagueId, at: '2026-01-12T10:00:00Z', version: 1 });
  for (const [version, firstName] of ['Old', 'Ada'].entries()) {
    await insertEntry({
      service: 'gateway',
      type: 'user',
      aggregateId: TEST_USER_ID,
      actor: TEST_USER_ID,
      at: '2025-12-01T10:00:00Z',
      version: version + 2,
      after: { firstName, lastName: 'Lovelace' },
    });
  }
});
afterAll(() => service.close());

interface Entry {
  service?: string;
  type?: string;
  aggregateId: string;
  actor: string | null;
  at: string;
  version: number;
  after?: object;
}
function insertEntry({
  service: name = 'suppliers',
  type = 'supplier',
  aggregateId,
  actor,
  at,
  version,
  after = { name: 'Acme' },
}: Entry): Promise<unknown> {
  return service.database.dataSource.query(
    `insert into audit_entries (event_id, service, aggregate_type, aggregate_id, aggregate_version, type, actor, request_id, occurred_at, before, after)
     values ($1, $2, $3, $4, $5, $3 || '.updated.v1', $6, 'r', $7, null, $8)`,
    [newId(), name, type, aggregateId, version, actor, at, JSON.stringify(after)],
  );
}

const period = 'dateFrom=2026-01-01&dateTo=2026-01-31';
const readTrail = async (filter: string): Promise<ReportBody> =>
  reportBody.parse((await service.request('GET', `/api/reports/audit-trail?${period}${filter}`)).body);

describe('the audit trail', () => {
  it('is filtered by record, by person or system, and by both', async () => {
    expect((await readTrail('')).rows.map((row) => row.actorName)).toEqual(['Ada Lovelace', 'System', null]);
    const ofRecord = await readTrail(`&recordId=${supplierId}`);
    expect(ofRecord).toMatchObject({
      recordId: supplierId,
      actor: null,
      summary: { totalEntries: 2, actors: 1 },
      rows: [
        { version: 1, actor: TEST_USER_ID, actorName: 'Ada Lovelace' },
        { version: 2, actor: null, actorName: 'System' },
      ],
    });
    expect(await readTrail('&actor=system')).toMatchObject({
      recordId: null,
      actor: 'system',
      summary: { totalEntries: 1, actors: 0 },
      rows: [{ aggregateId: supplierId, version: 2 }],
    });
    expect(await readTrail(`&actor=${colleagueId}`)).toMatchObject({
      actor: colleagueId,
      rows: [{ actor: colleagueId, actorName: null }],
    });
    expect((await readTrail(`&actor=${TEST_USER_ID}&recordId=${supplierId}`)).rows).toMatchObject([{ version: 1 }]);
    expect((await readTrail(`&actor=${newId()}`)).summary).toMatchObject({ totalEntries: 0, firstEntryAt: null });
  });

  it('has the signatures of a record in its history, with who signed', async () => {
    const recordId = newId();
    const actor = TEST_USER_ID;
    const after = { recordId, meaning: 'conducted', signerName: 'Mia Chen' };
    await insertEntry({ aggregateId: recordId, actor, at: '2026-03-01T08:00:00Z', version: 1 });
    await insertEntry({
      aggregateId: newId(),
      type: 'signature',
      actor,
      at: '2026-03-02T08:00:00Z',
      version: 1,
      after,
    });
    const { body } = await service.request('GET', `/api/reports/audit-trail?recordId=${recordId}`);
    expect(reportBody.parse(body).rows).toMatchObject([
      { aggregateId: recordId, recordName: 'Acme' },
      { recordName: 'Conducted: Mia Chen', actorName: 'Ada Lovelace' },
    ]);
  });

  it('says of which kind each person is', async () => {
    const tokenId = newId();
    await insertEntry({
      aggregateId: tokenId,
      type: 'api-token',
      actor: null,
      at: '2026-04-01T08:00:00Z',
      version: 1,
      after: { name: 'ERP' },
    });
    await insertEntry({ aggregateId: newId(), actor: tokenId, at: '2026-04-02T08:00:00Z', version: 1 });
    const april = 'dateFrom=2026-04-01&dateTo=2026-04-30';
    const { body } = await service.request('GET', `/api/reports/audit-trail?${april}&actor=${tokenId}`);
    expect(body.rows).toMatchObject([{ actorName: 'ERP', actorKind: 'API token' }]);
    expect((await readTrail('')).rows.map((row) => row.actorKind)).toEqual(['Shared login', 'System', null]);
  });

  it('shows a viewer their own changes only, and an auditor all', async () => {
    const viewer = await service.headersOf({ id: colleagueId, kind: 'user', grantee: 'viewer' });
    const read = (filter = '', headers = viewer) =>
      service.request('GET', `/api/reports/audit-trail?${period}${filter}`, undefined, headers);
    expect((await read()).body).toMatchObject({ actor: colleagueId, rows: [{ actor: colleagueId }] });
    expect(await read(`&actor=${TEST_USER_ID}`)).toMatchObject({
      status: 403,
      body: { detail: 'Your role (Viewer) does not allow this. Ask an administrator.' },
    });
    const auditor = await service.headersOf({ id: newId(), kind: 'user', grantee: 'auditor' });
    expect((await read('', auditor)).body.rows).toHaveLength(3);
    const { body: foreign } = await service.request('POST', '/api/reports', { type: 'audit-trail' });
    const one = `/api/reports/runs/${foreign.id}`;
    for (const [method, path] of [
      ['GET', one],
      ['GET', `${one}/download`],
      ['POST', `${one}/cancel`],
    ] as const)
      expect((await service.request(method, path, method === 'POST' ? {} : undefined, viewer)).status).toBe(404);
    const { body: list } = await service.request('GET', '/api/reports?limit=100', undefined, viewer);
    expect(list.runs.map((run: { id: string }) => run.id)).not.toContain(foreign.id);
    expect(list.total).toBe(list.runs.length);
    const { body: compliance } = await service.request('POST', '/api/reports', { type: 'compliance' });
    const cancelled = await service.request('POST', `/api/reports/runs/${compliance.id}/cancel`, {}, viewer);
    expect(cancelled).toMatchObject({
      status: 403,
      body: { detail: 'Your role (Viewer) does not allow this. Ask an administrator.' },
    });
  });

  it('stores its filters in the run, and a request waits only for a run with the same filters', async () => {
    const { body } = await service.request('POST', '/api/reports', {
      type: 'audit-trail',
      recordId: supplierId.toUpperCase(),
      actor: 'system',
      dateFrom: '2026-01-01',
    });
    expect(body).toMatchObject({ recordId: supplierId, actor: 'system' });
    expect(
      (await service.request('GET', '/api/reports')).body.runs.find((run: ReportRun) => run.id === body.id),
    ).toMatchObject({ recordId: supplierId, actor: 'system' });
    const all = await Promise.all(
      ['', '&actor=system', `&recordId=${supplierId}`, `&actor=${TEST_USER_ID}`].map(readTrail),
    );
    expect(all.map(({ rows }) => rows.length)).toEqual([3, 1, 2, 1]);
  });

  it('names a report run like its report', async () => {
    const run = (await service.request('POST', '/api/reports', { type: 'corrective-actions', dateTo: today() })).body;
    const { rows } = await eventually(async () => {
      const report = reportBody.parse(
        (await service.request('GET', `/api/reports/audit-trail?recordId=${run.id}`)).body,
      );
      return report.rows.length === 2 ? report : undefined;
    });
    expect(rows.map(({ event, recordName }) => ({ event, recordName }))).toEqual(
      ['requested', 'finished'].map((what) => ({ event: `report-run.${what}.v1`, recordName: 'Corrective Actions' })),
    );
  });

  it.each(['recordId', 'actor'])('refuses an invalid %s, and one for another report', async (path) => {
    expect(await service.request('POST', '/api/reports', { type: 'audit-trail', [path]: 'somebody' })).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
    for (const type of STANDARD_REPORT_TYPES.filter((other) => other !== 'audit-trail')) {
      const refused = {
        status: 400,
        body: { errors: [{ path, message: "Only the report 'Audit Trail' has this filter" }] },
      };
      expect(await service.request('POST', '/api/reports', { type, [path]: newId() })).toMatchObject(refused);
      expect(await service.request('GET', `/api/reports/${type}?${path}=${newId()}`)).toMatchObject(refused);
    }
  });

  it.each([
    ['a record', `aggregate_id = '${newId()}'`],
    ['a person', `actor = '${newId()}'`],
    ['the system', 'actor is null'],
  ])('uses an index to find %s', async (_, condition) => {
    const client = service.database.dataSource;
    await client.transaction(async (manager) => {
      await manager.query('set local enable_seqscan = off');
      const plan = await manager.query(
        `explain select * from audit_entries where ${condition} order by occurred_at, event_id`,
      );
      expect(JSON.stringify(plan)).toMatch(/audit_entries_(aggregate|actor)/);
    });
  });
});

it.each(STANDARD_REPORT_TYPES)('every figure of %s has a definition', async (type) => {
  const report = reportBody.parse((await service.request('GET', `/api/reports/${type}?dateTo=${today()}`)).body);
  expect(Object.keys(report.summary).sort()).toEqual(Object.keys(REPORT_FIGURES[type]).sort());
  expect(report.definitions).toEqual(
    Object.fromEntries(Object.entries(REPORT_FIGURES[type]).map(([key, { definition }]) => [key, definition])),
  );
  expect(Object.values(report.definitions).every((definition) => definition.length > 10)).toBe(true);
});
