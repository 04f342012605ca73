import { eventually } from '../fixtures/importer.js';
import { expect, test } from '../fixtures/product.js';

const AWAY_MS = 30_000;

test('with NATS away for 30 s writes go on, and read models catch up by themselves', async ({ product }) => {
  const { suite, importer } = product;
  const supplierId = await eventually(() => importer.addSupplier('Before the rename'), 'a supplier is added');
  const today = new Date().toISOString();
  const scheduled = await importer.call('POST', '/api/verification-activities', {
    supplierId,
    title: 'Audit',
    scheduledDate: today,
    dueDate: today,
  });
  expect(scheduled).toMatchObject({ status: 201 });
  const verification = scheduled.body;
  await suite.stopNats();
  const since = Date.now();
  expect((await importer.call('PUT', `/api/suppliers/${supplierId}`, { name: 'After the rename' })).status).toBe(200);
  expect(
    (await importer.call('PUT', `/api/verification-activities/${verification.id}`, { status: 'completed' })).status,
  ).toBe(200);
  // A supplier made now is accepted at once, without an event.
  const fresh = await eventually(
    () => importer.addSupplier('Made while NATS is away'),
    'a supplier is added without NATS',
  );
  const action = await importer.call('POST', '/api/corrective-actions', {
    supplierId: fresh,
    title: 'Fix',
    description: 'It',
    correctiveAction: 'Now',
    dueDate: today,
  });
  expect(action).toMatchObject({ status: 201, body: { supplierName: 'Made while NATS is away' } });
  expect((await importer.call('GET', `/api/verification-activities/${verification.id}`)).body.supplierName).toBe(
    'Before the rename',
  );
  await new Promise((resolve) => setTimeout(resolve, AWAY_MS - (Date.now() - since)));
  await suite.startNats();
  await eventually(
    async () =>
      (await importer.call('GET', `/api/verification-activities/${verification.id}`)).body.supplierName ===
      'After the rename',
    'the rename shows in verifications',
  );
  await eventually(
    async () => (await importer.call('GET', `/api/suppliers/${supplierId}`)).body.lastVerificationDate,
    'the completed verification moved the clock',
  );
});

test('with Redis away only reports wait, and they finish later', async ({ product }) => {
  const { suite, importer } = product;
  await suite.stopRedis();
  const run = await importer.call('POST', '/api/reports', { type: 'compliance' });
  expect(run).toMatchObject({ status: 202, body: { status: 'queued' } });
  expect(await importer.addSupplier('Added without Redis')).toBeTruthy();
  for (const path of [
    '/api/suppliers',
    '/api/verification-activities',
    '/api/documents',
    '/api/reports',
    '/api/dashboard/stats',
  ])
    expect((await importer.call('GET', path)).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  expect((await importer.call('GET', `/api/reports/runs/${run.body.id}`)).body.status).toBe('queued');
  await suite.startRedis();
  await eventually(
    async () => (await importer.call('GET', `/api/reports/runs/${run.body.id}`)).body.status === 'done',
    'the report is done once Redis is back',
  );
});
