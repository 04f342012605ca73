import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/calendar-day';
import { qualityOverview } from '@fsvp/contracts/internal';
import { eventually, TEST_SECRET } from '@fsvp/service-kit/testing/test-service';
import { newId } from '@fsvp/service-kit/columns';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/service-token';
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
const verify = (title: string, dueDate: string, status = 'scheduled') =>
  post('/api/verification-activities', { title, dueDate, status, scheduledDate: dueDate });
const act = (title: string, priority: string, dueDate: string, status = 'open') =>
  post('/api/corrective-actions', { title, priority, dueDate, status, description: 'x', correctiveAction: 'y' });
const rows = async (path: string) => {
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
async function read(stopAfterBytes = Infinity, pause?: Promise<unknown>): Promise<number> {
  const token = await new ServiceTokens(TEST_SECRET).sign('quality', { userId: newId() });
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

  it('lists upcoming verifications and active actions in their order, limited, and counts the rest', async () => {
    const due = (days: number) => addDays(today(), days);
    await verify('third', due(3), 'in_progress');
    await verify('first', due(-9), 'overdue');
    await verify('done', due(-20), 'completed');
    await verify('off', due(-20), 'cancelled');
    await verify('second', due(0));
    await verify('sixth', due(6));
    await verify('fifth', due(5));
    await verify('fourth', due(4));
    await act('low', 'low', due(-50));
    await act('high, later', 'high', due(9));
    await act('critical', 'critical', due(90), 'in_progress');
    await act('high, sooner', 'high', due(8));
    await act('medium', 'medium', due(1));
    await act('closed', 'critical', due(1), 'closed');
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
  it('give verifications scheduled and actions created within the days, both ends inclusive', async () => {
    await query('delete from corrective_actions');
    await query('delete from verification_activities');
    for (const instant of ['2026-03-01T00:00:00Z', '2026-03-02T23:59:59.999Z', '2026-03-03T00:00:00Z']) {
      await verify(instant, instant);
      await act(instant, 'low', instant);
      await query('update corrective_actions set created_at = $1 where title = $2', [instant, instant]);
    }
    for (const [path, field] of [
      ['verifications', 'scheduledDate'],
      ['corrective-actions', 'createdAt'],
    ] as const) {
      const days = async (range: string) =>
        (await rows(`/internal/exports/${path}${range}`)).map((row) => String(row[field]).slice(8, 10));
      expect(await days('')).toEqual(['01', '02', '03']);
      expect(await days('?dateFrom=2026-03-02')).toEqual(['02', '03']);
      expect(await days('?dateTo=2026-03-02')).toEqual(['01', '02']);
      expect(await days('?dateFrom=2026-03-02T15:00:00Z&dateTo=2026-03-02T01:00:00Z')).toEqual(['02']);
      expect(await days('?dateFrom=2026-03-04&dateTo=9999-12-31')).toEqual([]);
      expect((await service.request('GET', `/internal/exports/${path}?dateFrom=yesterday`)).status).toBe(400);
    }
  });

  it('give flat rows as the lists do, without what was deleted', async () => {
    await post('/api/hazard-analysis', { hazardType: 'chemical', hazardDescription: 'Two\nlines and "quotes"' });
    await post('/api/hazard-analysis', { hazardType: 'physical', hazardDescription: 'Deleted' });
    const { body } = await service.request('GET', '/api/hazard-analysis');
    await service.request('DELETE', `/api/hazard-analysis/${body[0].id}`);
    expect(await rows('/internal/exports/hazard-analyses?dateFrom=2001-01-01&dateTo=2001-01-01')).toEqual([body[1]]);
    const listed = (await service.request('GET', '/api/corrective-actions?sort=createdAt&order=asc')).body.actions;
    expect(await rows('/internal/exports/corrective-actions')).toEqual(listed);
  });

  it('reach their reader whole, and free the connection of one that leaves', async () => {
    await query('delete from hazard_analyses');
    // More than the buffers of a connection hold.
    const batches = 4;
    const rowsPerBatch = 2500;
    for (let batch = 0; batch < batches; batch += 1) {
      await query(
        `insert into hazard_analyses (id, version, created_at, updated_at, supplier_id, hazard_type, hazard_description, severity, likelihood, risk_score)
         select gen_random_uuid(), 1, now(), now(), $1, 'physical', repeat('x', 1000), 'low', 'rare', 1 from generate_series(1, $2::int)`,
        [supplierId, rowsPerBatch],
      );
    }
    expect(await read()).toBe(batches * rowsPerBatch);
    // More readers that leave than the pool has connections.
    for (let reader = 0; reader < 12; reader += 1) expect(await read(100_000)).toBeGreaterThan(50);
    expect((await service.request('GET', '/internal/quality-overview')).status).toBe(200);
  });

  it('break off, rather than look whole, when the database connection is lost', async () => {
    const exporting = `from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and state <> 'idle' and query ~ 'from hazard_analyses r'`;
    const sent = async () => (await query(`select ${exporting} and wait_event = 'ClientRead'`)).length;
    await eventually(async () => (await query(`select ${exporting}`)).length === 0);
    let goOn = () => {};
    const paused = new Promise<void>((resolve) => (goOn = resolve));
    const ended = expect(read(Infinity, paused)).rejects.toThrow();
    await eventually(sent);
    // Not only while it waits: it may have begun to fetch more.
    expect(await query(`select pg_terminate_backend(pid) ${exporting}`)).toHaveLength(1);
    goOn();
    await ended;
  });
});
