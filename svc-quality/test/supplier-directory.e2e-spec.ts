import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { supplierCreated, supplierDeleted, supplierUpdated } from '@fsvp/contracts/suppliers/supplier.record';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import { newId } from '@fsvp/service-kit/database/columns';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { Client } from 'pg';
import { publish as publishEvent, waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { startQuality, type TestQuality } from './start.js';

let service: TestQuality;
beforeAll(async () => {
  service = await startQuality();
});
afterAll(() => service.close());

const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);
const waitForEvent = (eventId: string) => waitUntilHandled(service, eventId);

/** Publishes an event like svc-suppliers, and returns its id. */
const publish = (definition: EventDefinition, supplier: { id: string; name: unknown; version: number }, id?: string) =>
  publishEvent(service, definition, { status: 'approved', riskLevel: 'low', ...supplier }, id);

const PATHS = [
  '/api/hazard-analysis',
  '/api/verification-activities',
  '/api/receiving-inspections',
  '/api/corrective-actions',
];
const BODIES: Record<string, object> = {
  '/api/hazard-analysis': { hazardType: 'biological', hazardDescription: 'Listeria' },
  '/api/verification-activities': { title: 'Audit', scheduledDate: today(), dueDate: today() },
  '/api/receiving-inspections': { productName: 'Brie', receivedDate: today() },
  '/api/corrective-actions': { title: 'Fix', description: 'It', correctiveAction: 'So', dueDate: today() },
};
/** Creates one record of each kind for a supplier, and returns the path of each. */
async function createRecords(supplierId: string): Promise<string[]> {
  const created: string[] = [];
  for (const path of PATHS) {
    const { status, body } = await service.request('POST', path, { supplierId, ...BODIES[path] });
    expect(status).toBe(201);
    created.push(`${path}/${body.id}`);
  }
  return created;
}
/** Reads the supplier's name in each list. */
async function readNames(supplierId: string): Promise<(string | null)[]> {
  const lists = await Promise.all(PATHS.map((path) => service.request('GET', `${path}?supplierId=${supplierId}`)));
  return lists.map(
    ({ body }) =>
      (Array.isArray(body) ? body : (Object.values(body)[0] as { supplierName: string | null }[]))[0]?.supplierName ??
      null,
  );
}

describe('the supplier directory', () => {
  it('keeps the newest of many events that arrive together, in any order and more than once', async () => {
    const ids = Array.from({ length: 5 }, newId);
    const events = ids.flatMap((id, index) => [
      { definition: supplierUpdated, supplier: { id, name: `Third ${index}`, version: 3 } },
      { definition: supplierCreated, supplier: { id, name: `First ${index}`, version: 1 } },
      { definition: supplierUpdated, supplier: { id, name: `Second ${index}`, version: 2 } },
    ]);
    const sent = await Promise.all(events.map(({ definition, supplier }) => publish(definition, supplier)));
    const repeated = await Promise.all(
      events.map(({ definition, supplier }, index) => publish(definition, supplier, sent[index])),
    );
    for (const id of [...sent, ...repeated]) await waitForEvent(id);
    expect(await query('select name, version from supplier_directory where id = any($1) order by name', [ids])).toEqual(
      ids.map((_id, index) => ({ name: `Third ${index}`, version: 3 })),
    );
  });

  it('gets suppliers from events, and requests an unknown one only once', async () => {
    const known = newId();
    await waitForEvent(await publish(supplierCreated, { id: known, name: 'Known', version: 1 }));
    await createRecords(known);
    // The gate is asked about each receipt.
    const requested = () =>
      service.suppliers.requestedPaths.filter((path) => !path.startsWith('/internal/receiving-gate'));
    expect(requested()).toEqual([]);
    const unknown = service.suppliers.add('Unknown');
    await createRecords(unknown);
    expect(requested()).toEqual([`/internal/suppliers/${unknown}/directory-entry`]);
    expect(await readNames(unknown)).toEqual(Array(4).fill('Unknown'));
  });

  it('updates no records for a supplier without records', async () => {
    const owner = new Client({ connectionString: service.ownerUrl });
    await owner.connect();
    await owner.query(`
      create function refuse_update() returns trigger language plpgsql as $$ begin raise 'an update'; end $$;
      create trigger refuse_update before update on verification_activities for each statement execute function refuse_update();
      create trigger refuse_update before update on corrective_actions for each statement execute function refuse_update();`);
    try {
      const id = newId();
      await waitForEvent(await publish(supplierCreated, { id, name: 'Without records', version: 1 }));
      await waitForEvent(await publish(supplierUpdated, { id, name: 'Renamed', version: 2 }));
      expect(await query('select name from supplier_directory where id = $1', [id])).toEqual([{ name: 'Renamed' }]);
    } finally {
      await owner.query('drop function refuse_update cascade');
      await owner.end();
    }
  });

  it('applies a rename to every list and search within seconds, and keeps the name of a deleted supplier', async () => {
    const id = service.suppliers.add('Old Name');
    await createRecords(id);
    await publish(supplierUpdated, { id, name: 'New Name', version: 2 });
    await eventually(async () => (await readNames(id)).every((name) => name === 'New Name'), 5000);
    expect((await service.request('GET', '/api/corrective-actions?search=new name')).body.total).toBe(1);
    expect((await service.request('GET', '/api/corrective-actions?search=old name')).body.total).toBe(0);
    await waitForEvent(await publish(supplierDeleted, { id, name: 'New Name', version: 3 }));
    expect(await readNames(id)).toEqual(Array(4).fill('New Name'));
  });

  it('accepts records about a deleted supplier, new, changed and moved to it', async () => {
    const deletedId = service.suppliers.add('Deleted');
    const others = await createRecords(service.suppliers.add('Another'));
    await waitForEvent(await publish(supplierDeleted, { id: deletedId, name: 'Deleted', version: 2 }));
    const existing = await createRecords(deletedId);
    for (const path of [...existing, ...others]) {
      expect(await service.request('PUT', path, { supplierId: deletedId.toUpperCase() })).toMatchObject({
        status: 200,
        body: { supplierId: deletedId, supplierName: 'Deleted' },
      });
      expect((await service.request('DELETE', path)).status).toBe(204);
    }
  });

  it('accepts records about a supplier that was deleted before this service first saw it, but not about an unknown one', async () => {
    await createRecords(service.suppliers.add('Deleted before', { deleted: true }));
    const records = await createRecords(service.suppliers.add('Kept'));
    const refused = { status: 400, body: { errors: [{ path: 'supplierId', message: 'There is no such supplier' }] } };
    for (const path of PATHS)
      expect(await service.request('POST', path, { supplierId: newId(), ...BODIES[path] })).toMatchObject(refused);
    for (const path of records)
      expect(await service.request('PUT', path, { supplierId: newId() })).toMatchObject(refused);
  });

  it('handles duplicate and out-of-order events', async () => {
    const id = newId();
    await waitForEvent(await publish(supplierUpdated, { id, name: 'Third', version: 3 }));
    const late = await publish(supplierUpdated, { id, name: 'Second', version: 2 });
    await publish(supplierUpdated, { id, name: 'Second again', version: 2 }, late);
    await waitForEvent(await publish(supplierCreated, { id, name: 'First', version: 1 }));
    await waitForEvent(late);
    expect(await query('select name, version from supplier_directory where id = $1', [id])).toEqual([
      { name: 'Third', version: 3 },
    ]);
    expect(await query('select count(*)::int as times from inbox where event_id = $1', [late])).toEqual([{ times: 1 }]);
  });

  it('moves an invalid event to the dead letters after its retries, and continues with the others', async () => {
    const id = newId();
    const invalid = await publish(supplierUpdated, { id: newId(), name: { not: 'a name' }, version: 1 });
    await publish(supplierUpdated, { id, name: 'After the invalid event', version: 1 });
    await eventually(async () => (await query('select from supplier_directory where id = $1', [id])).length, 5000);
    const [deadLetter] = await eventually(async () => {
      const rows = await query('select consumer, event, error from dead_letter where event_id = $1', [invalid]);
      return rows.length ? rows : null;
    });
    expect(deadLetter).toMatchObject({
      consumer: 'quality-follow-supplier-events',
      event: { id: invalid },
      error: expect.any(String),
    });
    expect(await query('select from inbox where event_id = $1', [invalid])).toEqual([]);
  });

  it('rejects an unknown supplier, and returns 503 while svc-suppliers is down', async () => {
    const body = { hazardType: 'biological', hazardDescription: 'x' };
    expect(await service.request('POST', '/api/hazard-analysis', { supplierId: newId(), ...body })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'supplierId' }] },
    });
    const known = service.suppliers.add('Known before the outage');
    await createRecords(known);
    await service.suppliers.close();
    expect((await service.request('POST', '/api/hazard-analysis', { supplierId: newId(), ...body })).status).toBe(503);
    expect((await service.request('POST', '/api/hazard-analysis', { supplierId: known, ...body })).status).toBe(201);
  });
});
