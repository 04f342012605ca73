import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { subjectOf, type EventEnvelope } from '@fsvp/contracts/events';
import { newId } from '@fsvp/service-kit/columns';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { eventually, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { register } from './samples.js';
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
const entries = (aggregateId: string) =>
  query('select * from audit_entries where aggregate_id = $1 order by aggregate_version', [aggregateId]);

function event(fields: Partial<EventEnvelope>): EventEnvelope {
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
  // Without the event's id as message id JetStream's own duplicate window would hide what the inbox has to catch.
  for (const one of events) await stream.publish(subjectOf(one), newId(), JSON.stringify(one));
}

describe('the audit trail', () => {
  it('keeps who, when, before and after of changes in every service, once', async () => {
    const services = (['gateway', 'suppliers', 'quality', 'documents'] as const).map((name) =>
      event({
        service: name,
        type: `thing-of-${name}.changed.v1`,
        aggregateType: `thing-of-${name}`,
        before: { id: 'x', title: 'Old' },
      }),
    );
    await publish(...services, ...services);
    const last = event({});
    await publish(last);
    await eventually(async () => (await entries(last.aggregateId)).length);
    for (const sent of services) {
      expect(await entries(sent.aggregateId)).toEqual([
        {
          event_id: sent.id,
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

  it("has this service's own changes, within seconds", async () => {
    const { body } = await register(service);
    await service.request('DELETE', `/api/documents/${body.id}`);
    const kept = await eventually(async () => {
      const found = await entries(body.id);
      return found.length === 2 && found;
    });
    expect(kept).toMatchObject([
      { type: 'document.registered.v1', actor: TEST_USER_ID },
      { type: 'document.withdrawn.v1', before: { isActive: true }, after: { isActive: false } },
    ]);
  });

  it('cannot be changed or emptied by the application', async () => {
    for (const statement of [
      'update audit_entries set actor = null',
      'delete from audit_entries',
      'truncate audit_entries',
    ])
      await expect(query(statement)).rejects.toThrow(/permission denied/);
  });
});

it('shows a renamed supplier in the list within seconds, a deleted one still by name', async () => {
  const supplierId = newId();
  service.upstream.suppliers.set(supplierId, 'Old Name');
  const { body } = await register(service, { supplierId });
  const shown = async () =>
    (await service.request('GET', `/api/documents?supplierId=${supplierId}`)).body.documents[0].supplierName;
  expect(await shown()).toBe('Old Name');
  const supplier = (aggregateVersion: number, name: string, type: string) =>
    event({
      service: 'suppliers',
      aggregateType: 'supplier',
      aggregateId: supplierId,
      aggregateVersion,
      type,
      after: { id: supplierId, name, status: 'approved', riskLevel: 'low' },
    });
  await publish(supplier(3, 'New Name', 'supplier.updated.v1'), supplier(2, 'Between', 'supplier.updated.v1'));
  await eventually(async () => (await shown()) === 'New Name');
  await publish({
    ...supplier(4, '', 'supplier.deleted.v1'),
    before: { id: supplierId, name: 'New Name', status: 'approved', riskLevel: 'low' },
    after: null,
  });
  await eventually(
    async () => (await query('select deleted from supplier_directory where id = $1', [supplierId]))[0].deleted,
  );
  expect(await shown()).toBe('New Name');
  expect((await service.request('GET', `/api/documents/${body.id}`)).body.supplierName).toBe('New Name');
});
