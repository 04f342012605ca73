import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { subjectOf, type EventEnvelope } from '@fsvp/contracts/core/event';
import { verificationCompleted } from '@fsvp/contracts/quality/verification.record';
import { newId } from '@fsvp/service-kit/database/columns';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { migrate } from '@fsvp/service-kit/process/migrate';
import { createTestDatabase } from '@fsvp/service-kit/testing/test-database';
import { eventually, TEST_USER_ID, type TestService } from '@fsvp/service-kit/testing/test-service';
import { Client } from 'pg';
import { migrations } from '../src/migrations/index.js';
import { Suppliers1700000010000 } from '../src/migrations/suppliers.migration.js';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

const AUDITOR = '019aa27e-0000-7000-8000-0000000000aa';
const create = async (body: object = {}) =>
  (await service.request('POST', '/api/suppliers', { name: 'Verified', country: 'Japan', ...body })).body;
const put = async (id: string, body: object) => (await service.request('PUT', `/api/suppliers/${id}`, body)).body;

it('is the user who set the date, and is cleared with it', async () => {
  expect(await create()).toMatchObject({ lastVerificationDate: null, lastVerificationBy: null });
  const { id, lastVerificationBy } = await create({ lastVerificationDate: '2026-01-05', lastVerificationBy: AUDITOR });
  expect(lastVerificationBy).toBe(TEST_USER_ID);
  expect(await put(id, { lastVerificationDate: null })).toMatchObject({
    lastVerificationDate: null,
    lastVerificationBy: null,
  });
  const verified = await put(id, {
    lastVerificationDate: '2026-02-05',
    verificationStatus: 'completed',
    lastVerificationBy: AUDITOR,
  });
  expect(verified).toMatchObject({ lastVerificationBy: TEST_USER_ID });
  expect(
    (await service.request('GET', '/api/suppliers?search=verified&limit=1&sort=lastVerificationDate')).body.suppliers,
  ).toEqual([verified]);
});

it('is the user who completed the verification that moved the date, until another date is set', async () => {
  const { id } = await create({ lastVerificationDate: '2026-01-05' });
  const after = {
    id: newId(),
    supplierId: id,
    title: 'Audit',
    status: 'completed',
    completedDate: '2026-03-05T00:00:00.000Z',
  };
  const event: EventEnvelope = {
    id: newId(),
    service: 'quality',
    aggregateType: 'verification-activity',
    aggregateId: after.id,
    aggregateVersion: 2,
    type: verificationCompleted.type,
    actor: AUDITOR,
    requestId: null,
    occurredAt: new Date().toISOString(),
    before: null,
    after,
  };
  const stream = service.app.get(EventStream, { strict: false });
  await stream.ensureStream();
  await stream.publish(subjectOf(event), event.id, JSON.stringify(event));
  await eventually(
    async () => (await service.request('GET', `/api/suppliers/${id}`)).body.lastVerificationBy === AUDITOR,
  );
  expect(await put(id, { city: 'Kobe', lastVerificationDate: after.completedDate })).toMatchObject({
    city: 'Kobe',
    lastVerificationBy: AUDITOR,
  });
  expect(await put(id, { lastVerificationDate: '2026-03-06' })).toMatchObject({ lastVerificationBy: TEST_USER_ID });
});

it('is read from the event log for dates set before the migration', async () => {
  const { ownerUrl, drop } = await createTestDatabase('suppliers', [Suppliers1700000010000]);
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  const [dated, undated] = [newId(), newId()];
  for (const [id, date] of [
    [dated, '2026-03-05'],
    [undated, null],
  ]) {
    await owner.query(
      `insert into suppliers (id, version, created_at, updated_at, name, country, risk_level, status, fsvp_required, last_verification_date, verification_frequency_months, match_key, name_key)
      values ($1, 3, now(), now(), 'Old', 'Peru', 'low', 'pending', true, $2, 12, '', '')`,
      [id, date],
    );
  }
  const log = (version: number, actor: string, before: object | null, after: object) =>
    owner.query(
      'insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, actor, before, after) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      [newId(), 'supplier', dated, version, 'supplier.updated.v1', actor, before, after],
    );
  await log(1, TEST_USER_ID, null, { lastVerificationDate: null });
  await log(2, AUDITOR, { lastVerificationDate: null }, { lastVerificationDate: '2026-03-05T00:00:00.000Z' });
  await log(
    3,
    TEST_USER_ID,
    { lastVerificationDate: '2026-03-05T00:00:00.000Z' },
    { lastVerificationDate: '2026-03-05T00:00:00.000Z', city: 'Lima' },
  );
  await migrate(ownerUrl, migrations);
  const { rows } = await owner.query('select id, last_verification_by from suppliers order by id');
  await owner.end();
  await drop();
  expect(rows).toEqual([
    { id: dated, last_verification_by: AUDITOR },
    { id: undated, last_verification_by: null },
  ]);
});
