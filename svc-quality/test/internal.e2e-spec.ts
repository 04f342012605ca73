import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, setTimeZone, suiteTimeZone, today } from '@fsvp/contracts/core/calendar-day';
import type { CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import {
  listActionEntries,
  qualityOverview,
  supplierHazards,
  supplierReceipts,
  type ActionEntry,
} from '@fsvp/contracts/quality/internal';
import { eventually, TEST_PRINCIPAL, TEST_SECRET } from '@fsvp/service-kit/testing/test-service';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import { startQuality, type TestQuality } from './start.js';

let service: TestQuality;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Overview Foods');
});
afterAll(() => service.close());

const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);
async function post(path: string, body: object): Promise<void> {
  expect((await service.request('POST', path, { supplierId, ...body })).status).toBe(201);
}
const createVerification = (title: string, dueDate: string, status = 'scheduled') =>
  post('/api/verification-activities', { title, dueDate, status, scheduledDate: dueDate });
const createAction = (title: string, priority: string, dueDate: string, status = 'open') =>
  post('/api/corrective-actions', { title, priority, dueDate, status, description: 'x', correctiveAction: 'y' });
const readRows = async (path: string) => {
  const { status, headers, text } = await service.request('GET', path);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};

/**
 * Counts the lines of the hazard export, waiting for `pause` after the first chunk, and stops after `stopAfterBytes`.
 */
async function countLines(stopAfterBytes = Infinity, pause?: Promise<unknown>): Promise<number> {
  const token = await new ServiceTokens(TEST_SECRET).sign('quality', TEST_PRINCIPAL);
  const response = await fetch(`${service.url}/internal/exports/hazard-analyses`, {
    headers: { [TOKEN_HEADER]: token },
  });
  let bytes = 0;
  let lines = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    if (bytes === 0) await pause;
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (bytes > stopAfterBytes) break;
  }
  return lines;
}

describe('the overview', () => {
  it('is empty at first', async () => {
    expect((await service.request('GET', '/internal/quality-overview')).body).toEqual({
      upcomingVerifications: [],
      activeCorrectiveActions: [],
      openActions: 0,
      verificationsCompleted: 0,
    });
  });

  it('lists upcoming verifications and active actions in their order, with limits, and counts the others', async () => {
    const due = (days: number) => addDays(today(), days);
    await createVerification('third', due(3), 'in_progress');
    await createVerification('first', due(-9), 'overdue');
    await createVerification('done', due(-20), 'completed');
    await createVerification('cancelled', due(-20), 'cancelled');
    await createVerification('second', due(0));
    await createVerification('sixth', due(6));
    await createVerification('fifth', due(5));
    await createVerification('fourth', due(4));
    await createAction('low', 'low', due(-50));
    await createAction('high, later', 'high', due(9));
    await createAction('critical', 'critical', due(90), 'in_progress');
    await createAction('high, sooner', 'high', due(8));
    await createAction('medium', 'medium', due(1));
    await createAction('closed', 'critical', due(1), 'closed');
    const { body } = await service.request('GET', '/internal/quality-overview');
    expect(qualityOverview.parse(body)).toEqual(body);
    expect(body.upcomingVerifications.map(({ title }: { title: string }) => title)).toEqual([
      'first',
      'second',
      'third',
      'fourth',
      'fifth',
    ]);
    expect(body.activeCorrectiveActions.map(({ title }: { title: string }) => title)).toEqual([
      'critical',
      'high, sooner',
      'high, later',
      'medium',
    ]);
    expect(body).toMatchObject({ openActions: 5, verificationsCompleted: 1 });
    expect(body.activeCorrectiveActions[0]).toEqual({
      id: expect.any(String),
      title: 'critical',
      priority: 'critical',
      supplierName: 'Overview Foods',
      dueDate: `${due(90)}T00:00:00.000Z`,
    });
  });
});

describe('the exports', () => {
  it('contain verifications scheduled and actions created in the date range, including both ends', async () => {
    await query('delete from corrective_actions');
    await query('delete from verification_activities');
    for (const instant of ['2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z', '2026-03-03T12:00:00Z']) {
      await createVerification(instant, instant);
      await createAction(instant, 'low', instant);
      await query('update corrective_actions set created_at = $1 where title = $2', [instant, instant]);
    }
    for (const [path, field] of [
      ['verifications', 'scheduledDate'],
      ['corrective-actions', 'createdAt'],
    ] as const) {
      const days = async (range: string) =>
        (await readRows(`/internal/exports/${path}${range}`)).map((row) => String(row[field]).slice(8, 10));
      expect(await days('')).toEqual(['01', '02', '03']);
      expect(await days('?dateFrom=2026-03-02')).toEqual(['02', '03']);
      expect(await days('?dateTo=2026-03-02')).toEqual(['01', '02']);
      expect(await days('?dateFrom=2026-03-02T15:00:00Z&dateTo=2026-03-02T09:00:00Z')).toEqual(['02']);
      expect(await days('?dateFrom=2026-03-04&dateTo=9999-12-31')).toEqual([]);
      expect((await service.request('GET', `/internal/exports/${path}?dateFrom=yesterday`)).status).toBe(400);
    }
  });

  it('count the days of created actions in the suite’s time zone, also when clocks change', async () => {
    const machineZone = suiteTimeZone();
    await query('delete from corrective_actions');
    const listHours = async (day: string) =>
      (await readRows(`/internal/exports/corrective-actions?dateFrom=${day}&dateTo=${day}`)).map((row) => row.title);
    for (const instant of [
      '2026-03-08T07:59:59Z',
      '2026-03-08T08:00:00Z',
      '2026-03-09T06:59:59Z',
      '2026-03-09T07:00:00Z',
    ]) {
      await createAction(instant, 'low', '2026-04-01');
      await query('update corrective_actions set created_at = $1 where title = $2', [instant, instant]);
    }
    try {
      setTimeZone('America/Los_Angeles');
      expect(await listHours('2026-03-08')).toEqual(['2026-03-08T08:00:00Z', '2026-03-09T06:59:59Z']);
      setTimeZone('UTC');
      expect(await listHours('2026-03-08')).toEqual(['2026-03-08T07:59:59Z', '2026-03-08T08:00:00Z']);
    } finally {
      setTimeZone(machineZone);
    }
  });

  it('contain the same rows as the lists, without deleted ones', async () => {
    await post('/api/hazard-analysis', { hazardType: 'chemical', hazardDescription: 'Two\nlines and "quotes"' });
    await post('/api/hazard-analysis', { hazardType: 'physical', hazardDescription: 'Deleted' });
    const { body } = await service.request('GET', '/api/hazard-analysis');
    await service.request('DELETE', `/api/hazard-analysis/${body[0].id}`);
    expect(await readRows('/internal/exports/hazard-analyses?dateFrom=2001-01-01&dateTo=2001-01-01')).toEqual([
      { ...body[1], signatures: [] },
    ]);
    const { actions } = (await service.request('GET', '/api/corrective-actions?sort=createdAt&order=asc')).body;
    // Reports do not show attachments.
    expect(await readRows('/internal/exports/corrective-actions')).toEqual(
      actions.map(({ attachments: _, ...action }: CorrectiveAction) => ({ ...action, signatures: [] })),
    );
  });

  it('are sent completely, and release the connection when the client disconnects', async () => {
    await query('delete from hazard_analyses');
    // More than fits into the buffers of a connection.
    const batches = 4;
    const rowsPerBatch = 2500;
    for (let batch = 0; batch < batches; batch += 1) {
      await query(
        `insert into hazard_analyses (id, version, created_at, updated_at, supplier_id, hazard_type, hazard_description, severity, likelihood, risk_score)
         select gen_random_uuid(), 1, now(), now(), $1, 'physical', repeat('x', 1000), 'low', 'rare', 1 from generate_series(1, $2::int)`,
        [supplierId, rowsPerBatch],
      );
    }
    expect(await countLines()).toBe(batches * rowsPerBatch);
    // More disconnecting clients than the pool has connections.
    for (let reader = 0; reader < 12; reader += 1) expect(await countLines(100_000)).toBeGreaterThan(50);
    expect((await service.request('GET', '/internal/quality-overview')).status).toBe(200);
  });

  it('end with an error when the database connection is lost', async () => {
    // PostgreSQL shows the first 1,024 bytes of a query.
    const exporting = `from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and state <> 'idle' and query ~ 'r.hazard_type'`;
    const waitsForClient = async () => (await query(`select ${exporting} and wait_event = 'ClientRead'`)).length;
    await eventually(async () => (await query(`select ${exporting}`)).length === 0);
    let resume = () => {};
    const paused = new Promise<void>((resolve) => (resume = resolve));
    const ended = expect(countLines(Infinity, paused)).rejects.toThrow();
    await eventually(waitsForClient);
    // Not only in the state ClientRead: it may already fetch the next rows.
    expect(await query(`select pg_terminate_backend(pid) ${exporting}`)).toHaveLength(1);
    resume();
    await ended;
  });
});

it('gives corrective actions to the services that copy them, by id, deleted ones too', async () => {
  await createAction('Kept', 'high', '2026-01-10');
  await createAction('Done', 'low', '2026-01-11', 'completed');
  await createAction('Removed', 'low', '2026-01-12');
  const { body } = await service.request('GET', '/api/corrective-actions?search=Removed');
  await service.request('DELETE', `/api/corrective-actions/${body.actions[0].id}`);
  const found: ActionEntry[] = [];
  for (let after = ''; ;) {
    const page = await service.request('GET', `/internal/corrective-actions?limit=2${after && `&after=${after}`}`);
    const entries = listActionEntries.response!.parse(page.body) as ActionEntry[];
    if (!entries.length) break;
    found.push(...entries);
    after = entries.at(-1)!.id;
  }
  const [stored] = await query('select count(*)::int as count from corrective_actions');
  expect(found).toHaveLength(stored.count);
  expect(found.filter(({ title }) => ['Kept', 'Done', 'Removed'].includes(title))).toMatchObject([
    {
      title: 'Kept',
      supplierId,
      status: 'open',
      priority: 'high',
      dueDate: '2026-01-10T00:00:00.000Z',
      deleted: false,
    },
    { title: 'Done', status: 'completed', completedDate: expect.any(String), version: 1 },
    { title: 'Removed', version: 2, deleted: true },
  ]);
});

it('counts the hazard analyses of a supplier and names the newest', async () => {
  const id = service.suppliers.add('Hazard Foods');
  const path = `/internal/hazard-analyses-of-supplier?supplierId=${id}`;
  expect((await service.request('GET', path)).body).toEqual({ total: 0, newest: [] });
  const ids: string[] = [];
  for (const hazardDescription of ['first', 'second', 'third', 'fourth', 'deleted']) {
    const hazard = { supplierId: id, hazardType: 'biological', severity: 'low', likelihood: 'rare', hazardDescription };
    const { status, body } = await service.request('POST', '/api/hazard-analysis', hazard);
    expect(status).toBe(201);
    ids.push(body.id as string);
  }
  await service.request('DELETE', `/api/hazard-analysis/${ids[4]}`);
  const { body } = await service.request('GET', path);
  expect(supplierHazards.parse(body)).toEqual(body);
  expect(body).toEqual({
    total: 4,
    newest: [3, 2, 1].map((at) => ({ id: ids[at], description: ['first', 'second', 'third', 'fourth'][at] })),
  });
});

it('counts the receipts of a supplier in a period, with its first one', async () => {
  const id = service.suppliers.add('Receipts Foods');
  const receive = async (receivedDate: string, status: string) => {
    const { status: answered, body } = await service.request('POST', '/api/receiving-inspections', {
      supplierId: id,
      productName: 'Pepper',
      receivedDate,
      tempCompliant: true,
      status,
    });
    expect(answered).toBe(201);
    return body as { id: string };
  };
  const read = async (from: string, until: string) =>
    supplierReceipts.parse(
      (await service.request('GET', `/internal/receipts-of-supplier?supplierId=${id}&from=${from}&until=${until}`))
        .body,
    );
  expect(await read('2024-03-01', '2026-03-01')).toEqual({ receipts: 0, failedReceipts: 0, firstReceivedOn: null });
  await receive('2024-02-29', 'failed');
  await receive('2024-03-01', 'failed');
  await receive('2025-06-01T23:30:00Z', 'conditional');
  await receive('2026-03-01', 'passed');
  await receive('2026-03-02', 'failed');
  const deleted = await receive('2026-01-05', 'failed');
  await service.request('DELETE', `/api/receiving-inspections/${deleted.id}`);
  expect(await read('2024-03-01', '2026-03-01')).toEqual({
    receipts: 3,
    failedReceipts: 1,
    firstReceivedOn: '2024-02-29',
  });
  const bad = await service.request('GET', `/internal/receipts-of-supplier?supplierId=${id}&from=x&until=2026-03-01`);
  expect(bad.status).toBe(400);
});
