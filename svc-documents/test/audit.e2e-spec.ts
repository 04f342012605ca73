import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICES } from '@fsvp/contracts/core/service-name';
import { subjectOf, type EventEnvelope } from '@fsvp/contracts/core/event';
import { newId } from '@fsvp/service-kit/database/columns';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { eventually, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { registerDocument } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
let stream: EventStream;
beforeAll(async () => {
  service = await startDocuments();
  stream = service.app.get(EventStream, { strict: false });
  await eventually(async () => stream.connected);
});
afterAll(() => service.close());

const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);
const listEntries = (aggregateId: string) =>
  query('select * from audit_entries where aggregate_id = $1 order by aggregate_version', [aggregateId]);

function createEvent(fields: Partial<EventEnvelope>): EventEnvelope {
  return {
    id: newId(),
    service: 'quality',
    aggregateType: 'corrective-action',
    aggregateId: newId(),
    aggregateVersion: 1,
    type: 'corrective-action.opened.v1',
    actor: TEST_USER_ID,
    requestId: 'req-7',
    occurredAt: '2026-03-05T10:00:00.123Z',
    before: null,
    after: { id: 'x', title: 'Żółć' },
    ...fields,
  };
}
async function publish(...events: EventEnvelope[]): Promise<void> {
  await stream.ensureStream();
  // A new message id each time: JetStream would drop duplicates that the inbox has to detect.
  for (const event of events) await stream.publish(subjectOf(event), newId(), JSON.stringify(event));
}

describe('the audit trail', () => {
  it('stores who, when, before and after for the changes of every service, once', async () => {
    const services = SERVICES.map((name) =>
      createEvent({
        service: name,
        type: `thing-of-${name}.changed.v1`,
        aggregateType: `thing-of-${name}`,
        before: { id: 'x', title: 'Old' },
      }),
    );
    await publish(...services, ...services);
    const last = createEvent({});
    await publish(last);
    await eventually(async () => (await listEntries(last.aggregateId)).length);
    for (const sent of services) {
      expect(await listEntries(sent.aggregateId)).toEqual([
        {
          event_id: sent.id,
          position: expect.any(String),
          service: sent.service,
          aggregate_type: sent.aggregateType,
          aggregate_id: sent.aggregateId,
          aggregate_version: 1,
          type: sent.type,
          actor: TEST_USER_ID,
          request_id: 'req-7',
          occurred_at: new Date(sent.occurredAt),
          before: sent.before,
          after: sent.after,
        },
      ]);
    }
  });

  it("stores this service's own changes within seconds", async () => {
    const { body } = await registerDocument(service);
    await service.request('DELETE', `/api/documents/${body.id}`);
    const stored = await eventually(async () => {
      const found = await listEntries(body.id);
      return found.length === 2 && found;
    });
    expect(stored).toMatchObject([
      { type: 'document.registered.v1', actor: TEST_USER_ID },
      { type: 'document.withdrawn.v1', before: { isActive: true }, after: { isActive: false } },
    ]);
  });

  it('cannot be changed or deleted by the application', async () => {
    for (const statement of [
      'update audit_entries set actor = null',
      'delete from audit_entries',
      'truncate audit_entries',
    ])
      await expect(query(statement)).rejects.toThrow(/permission denied/);
  });
});

it('shows a renamed supplier in the list within seconds, and the name of a deleted one', async () => {
  const supplierId = newId();
  service.upstream.suppliers.set(supplierId, 'Old Name');
  const { body } = await registerDocument(service, { supplierId });
  const readShownName = async () =>
    (await service.request('GET', `/api/documents?supplierId=${supplierId}`)).body.documents[0].supplierName;
  expect(await readShownName()).toBe('Old Name');
  const createSupplierEvent = (aggregateVersion: number, name: string, type: string) =>
    createEvent({
      service: 'suppliers',
      aggregateType: 'supplier',
      aggregateId: supplierId,
      aggregateVersion,
      type,
      after: { id: supplierId, name, status: 'approved', riskLevel: 'low' },
    });
  await publish(
    createSupplierEvent(3, 'New Name', 'supplier.updated.v1'),
    createSupplierEvent(2, 'Between', 'supplier.updated.v1'),
  );
  await eventually(async () => (await readShownName()) === 'New Name');
  await publish({
    ...createSupplierEvent(4, '', 'supplier.deleted.v1'),
    before: { id: supplierId, name: 'New Name', status: 'approved', riskLevel: 'low' },
    after: null,
  });
  await eventually(
    async () => (await query('select deleted from supplier_directory where id = $1', [supplierId]))[0].deleted,
  );
  expect(await readShownName()).toBe('New Name');
  expect((await service.request('GET', `/api/documents/${body.id}`)).body.supplierName).toBe('New Name');
});
