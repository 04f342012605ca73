import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/calendar-day';
import { supplierCreated, supplierDeleted, supplierUpdated, type EventDefinition } from '@fsvp/contracts/events';
import { newId } from '@fsvp/service-kit/columns';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { handled as applied, publish as publishFact } from './publish.js';
import { startQuality, type TestQuality } from './start.js';

let service: TestQuality;
beforeAll(async () => {
  service = await startQuality();
});
afterAll(() => service.close());

const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);
const handled = (eventId: string) => applied(service, eventId);

/** Publishes what svc-suppliers would, and answers the event's id. */
const publish = (definition: EventDefinition, supplier: { id: string; name: unknown; version: number }, id?: string) =>
  publishFact(service, definition, { status: 'approved', riskLevel: 'low', ...supplier }, id);

const PATHS = [
  '/api/hazard-analysis',
  '/api/verification-activities',
  '/api/receiving-inspections',
  '/api/corrective-actions',
];
/** One record of each kind, for one supplier. */
async function recordEach(supplierId: string): Promise<void> {
  const bodies: Record<string, object> = {
    '/api/hazard-analysis': { hazardType: 'biological', hazardDescription: 'Listeria' },
    '/api/verification-activities': { title: 'Audit', scheduledDate: today(), dueDate: today() },
    '/api/receiving-inspections': { productName: 'Brie', receivedDate: today() },
    '/api/corrective-actions': { title: 'Fix', description: 'It', correctiveAction: 'So', dueDate: today() },
  };
  for (const path of PATHS)
    expect((await service.request('POST', path, { supplierId, ...bodies[path] })).status).toBe(201);
}
/** The supplier's name in each list. */
async function names(supplierId: string): Promise<(string | null)[]> {
  const lists = await Promise.all(PATHS.map((path) => service.request('GET', `${path}?supplierId=${supplierId}`)));
  return lists.map(
    ({ body }) =>
      (Array.isArray(body) ? body : (Object.values(body)[0] as { supplierName: string | null }[]))[0]?.supplierName ??
      null,
  );
}

describe('the supplier directory', () => {
  it('learns suppliers from events, and asks svc-suppliers only once about one it has not heard of', async () => {
    const heard = newId();
    await handled(await publish(supplierCreated, { id: heard, name: 'Heard of', version: 1 }));
    await recordEach(heard);
    expect(service.suppliers.asked).toEqual([]);
    const fresh = service.suppliers.add('Made a moment ago');
    await recordEach(fresh);
    expect(service.suppliers.asked).toEqual([`/internal/suppliers/${fresh}/directory-entry`]);
    expect(await names(fresh)).toEqual(Array(4).fill('Made a moment ago'));
  });

  it('shows a rename in every list within seconds, finds by the new name, and keeps the name of a deleted supplier', async () => {
    const id = service.suppliers.add('Old Name');
    await recordEach(id);
    await publish(supplierUpdated, { id, name: 'New Name', version: 2 });
    await eventually(async () => (await names(id)).every((name) => name === 'New Name'), 5000);
    expect((await service.request('GET', '/api/corrective-actions?search=new name')).body.total).toBe(1);
    expect((await service.request('GET', '/api/corrective-actions?search=old name')).body.total).toBe(0);
    await handled(await publish(supplierDeleted, { id, name: 'New Name', version: 3 }));
    expect(await names(id)).toEqual(Array(4).fill('New Name'));
    await recordEach(id);
  });

  it('takes events twice and out of order', async () => {
    const id = newId();
    await handled(await publish(supplierUpdated, { id, name: 'Third', version: 3 }));
    const late = await publish(supplierUpdated, { id, name: 'Second', version: 2 });
    await publish(supplierUpdated, { id, name: 'Second again', version: 2 }, late);
    await handled(await publish(supplierCreated, { id, name: 'First', version: 1 }));
    await handled(late);
    expect(await query('select name, version from supplier_directory where id = $1', [id])).toEqual([
      { name: 'Third', version: 3 },
    ]);
    expect(await query('select count(*)::int as times from inbox where event_id = $1', [late])).toEqual([{ times: 1 }]);
  });

  it('sets a poison event aside after its tries and goes on with the others', async () => {
    const id = newId();
    const poison = await publish(supplierUpdated, { id: newId(), name: { not: 'a name' }, version: 1 });
    await publish(supplierUpdated, { id, name: 'Behind the poison', version: 1 });
    await eventually(async () => (await query('select from supplier_directory where id = $1', [id])).length, 5000);
    const [letter] = await eventually(async () => {
      const rows = await query('select consumer, event, error from dead_letter where event_id = $1', [poison]);
      return rows.length ? rows : null;
    });
    expect(letter).toMatchObject({
      consumer: 'quality-follow-supplier-events',
      event: { id: poison },
      error: expect.any(String),
    });
    expect(await query('select from inbox where event_id = $1', [poison])).toEqual([]);
  });

  it('refuses a supplier that never was, and says when that cannot be found out', async () => {
    const body = { hazardType: 'biological', hazardDescription: 'x' };
    expect(await service.request('POST', '/api/hazard-analysis', { supplierId: newId(), ...body })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'supplierId' }] },
    });
    const known = service.suppliers.add('Known before the outage');
    await recordEach(known);
    await service.suppliers.close();
    expect((await service.request('POST', '/api/hazard-analysis', { supplierId: newId(), ...body })).status).toBe(503);
    expect((await service.request('POST', '/api/hazard-analysis', { supplierId: known, ...body })).status).toBe(201);
  });
});
