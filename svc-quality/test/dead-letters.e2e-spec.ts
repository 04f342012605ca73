import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { deadLetterDetails, type DeadLetter, type DeadLetterPage } from '@fsvp/contracts/catalogue/dead-letter';
import { supplierUpdated } from '@fsvp/contracts/suppliers/supplier.record';
import { newId } from '@fsvp/service-kit/database/columns';
import { saveDeadLetter } from '@fsvp/service-kit/events/dead-letters/save-dead-letter';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { eventually, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { Client } from 'pg';
import { createEvent, publish, waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { listEvents, startQuality, type TestQuality } from './start.js';

let service: TestQuality;
let owner: Client;
beforeAll(async () => {
  service = await startQuality();
  owner = new Client({ connectionString: service.ownerUrl });
  await owner.connect();
});
afterEach(() => heal());
afterAll(async () => {
  await owner?.end();
  await service?.close();
});

const CONSUMER = 'quality-follow-supplier-events';
const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);
/** Makes the consumer fail for events with this name. */
const poison = (name: string) =>
  owner.query(`alter table supplier_directory add constraint poison check (name <> '${name}') not valid`);
const heal = () => owner.query('alter table supplier_directory drop constraint if exists poison');

const list = async (search = ''): Promise<DeadLetterPage> =>
  (await service.request('GET', `/internal/dead-letters${search}`)).body;
const act = (id: string, action: string, body?: object) =>
  service.request('POST', `/internal/dead-letters/${id}/${action}`, body);

const publishSupplier = (id: string, name: unknown, version: number, eventId?: string) =>
  publish(service, supplierUpdated, { id, name, version, status: 'approved', riskLevel: 'low' }, eventId);

async function findLetter(eventId: string, search = ''): Promise<DeadLetter> {
  return eventually(async () => (await list(search)).deadLetters.find((letter) => letter.eventId === eventId));
}

interface Poison {
  letter: DeadLetter;
  supplierId: string;
  name: string;
}

/** A dead letter of a supplier's update, whose cause remains until `heal`. Stored at once, since five tries take a second. */
async function makeDeadLetter(version = 2): Promise<Poison> {
  const supplierId = newId();
  const name = `Poison ${supplierId}`;
  await poison(name);
  const event = createEvent(supplierUpdated, { id: supplierId, name, version, status: 'approved', riskLevel: 'low' });
  const failed = { consumer: CONSUMER, text: JSON.stringify(event), tries: 5, error: new Error('Poison') };
  await saveDeadLetter(service.database.dataSource, failed);
  return { letter: await findLetter(event.id), supplierId, name };
}

describe('a dead letter', () => {
  it('is listed with its record, tries and reason, and shown with the event and the technical reason', async () => {
    const supplierId = newId();
    const name = `Poison ${supplierId}`;
    await poison(name);
    const letter = await findLetter(await publishSupplier(supplierId, name, 2));
    expect(letter).toMatchObject({
      service: 'quality',
      consumer: CONSUMER,
      eventType: 'supplier.updated.v1',
      subject: 'fsvp.suppliers.supplier.updated.v1',
      record: { type: 'supplier', id: supplierId, name },
      tries: 5,
      reason: expect.stringMatching(/^The database refused the change: .*"poison"/),
      discarded: null,
    });
    const { body } = await service.request('GET', `/internal/dead-letters/${letter.id}`);
    expect(deadLetterDetails.parse(body)).toMatchObject({
      error: expect.stringContaining('at '),
      event: { id: letter.eventId },
    });
    const { groups, total } = await list(`?consumer=${CONSUMER}&reason=${encodeURIComponent(letter.reason)}`);
    expect(total).toBe(1);
    expect(groups).toContainEqual({ service: 'quality', consumer: CONSUMER, reason: letter.reason, count: 1 });
    expect((await list('?consumer=another')).deadLetters).toEqual([]);
    expect((await list('?olderThanDays=7')).deadLetters).toEqual([]);
    await owner.query(`update dead_letter set died_at = now() - interval '8 days' where id = $1`, [letter.id]);
    expect((await list('?olderThanDays=7')).total).toBe(1);
    expect((await act(newId(), 'replay')).status).toBe(404);
  });

  it('is made of one event of a message; the others of that message are applied', async () => {
    const ids = [newId(), newId(), newId()];
    await poison('Poison');
    const events = ids.map((id, at) =>
      createEvent(supplierUpdated, {
        id,
        name: at === 1 ? 'Poison' : 'Good',
        version: 2,
        status: 'approved',
        riskLevel: 'low',
      }),
    );
    const stream = service.app.get(EventStream, { strict: false });
    await stream.publish('fsvp.suppliers.supplier.updated.v1', newId(), JSON.stringify(events));
    expect(await findLetter(String(events[1]?.id))).toMatchObject({ tries: 5, record: { id: ids[1], name: 'Poison' } });
    expect(await query('select id, name from supplier_directory where id = any($1) order by id', [ids])).toEqual(
      [ids[0], ids[2]].map((id) => ({ id, name: 'Good' })),
    );
    expect((await list()).deadLetters.filter(({ eventId }) => events.some(({ id }) => id === eventId))).toHaveLength(1);
  });

  it('is made of a message that is no event at all', async () => {
    const stream = service.app.get(EventStream, { strict: false });
    await stream.publish('fsvp.suppliers.supplier.updated.v1', newId(), 'not JSON \0');
    await stream.publish('fsvp.suppliers.supplier.updated.v1', newId(), '{"id":"no-uuid","after":"\\u0000"}');
    const reasons = await eventually(async () => {
      const { deadLetters } = await list();
      const found = deadLetters.filter(({ eventType }) => eventType === null).map(({ reason }) => reason);
      return found.length === 2 ? found.sort() : null;
    });
    expect(reasons).toEqual([
      expect.stringMatching(/^The data of the event is invalid: id: /),
      expect.stringMatching(/^The message is not valid JSON: /),
    ]);
  });
});

describe('replay', () => {
  it('keeps the dead letter with the new reason while the cause remains; then applies the event and removes it', async () => {
    const { letter, supplierId, name } = await makeDeadLetter();
    expect((await act(letter.id, 'replay')).body).toEqual({
      outcome: 'failed',
      reason: expect.stringMatching(/^The database refused the change: .*"poison"/),
    });
    expect(await findLetter(letter.eventId)).toMatchObject({
      id: letter.id,
      tries: 6,
      reason: expect.stringContaining('"poison"'),
    });
    expect(await query('select from inbox where event_id = $1', [letter.eventId])).toEqual([]);
    await heal();
    expect((await act(letter.id, 'replay')).body).toEqual({ outcome: 'replayed', reason: null });
    expect(await query('select name from supplier_directory where id = $1', [supplierId])).toEqual([{ name }]);
    expect(await query('select from inbox where event_id = $1', [letter.eventId])).toHaveLength(1);
    expect((await act(letter.id, 'replay')).status).toBe(404);
    expect(await listEvents(service, letter.id)).toEqual([
      expect.objectContaining({ type: 'dead-letter.replayed.v1', actor: TEST_USER_ID, after: null }),
    ]);
  });

  it('applies an event once when several people replay it at the same time', async () => {
    const { letter } = await makeDeadLetter();
    await heal();
    const answers = await Promise.all(Array.from({ length: 6 }, () => act(letter.id, 'replay')));
    expect(answers.filter(({ body }) => body.outcome === 'replayed')).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
    expect(await listEvents(service, letter.id)).toHaveLength(1);
  });

  it('does not overwrite a newer version of the record', async () => {
    const { letter, supplierId } = await makeDeadLetter(2);
    await heal();
    await waitUntilHandled(service, await publishSupplier(supplierId, 'Newer', 3));
    expect((await act(letter.id, 'replay')).body.outcome).toBe('replayed');
    expect(await query('select name, version from supplier_directory where id = $1', [supplierId])).toEqual([
      { name: 'Newer', version: 3 },
    ]);
  });

  it('is not needed any more when the event was delivered again and handled', async () => {
    const { letter, supplierId, name } = await makeDeadLetter();
    await heal();
    await waitUntilHandled(service, await publishSupplier(supplierId, name, 2, letter.eventId));
    expect((await service.request('GET', `/internal/dead-letters/${letter.id}`)).status).toBe(404);
  });

  it('says so when the inbox knows the event already', async () => {
    const { letter } = await makeDeadLetter();
    await heal();
    // As the previous release leaves it after npm run events:rebuild.
    await query('insert into inbox (consumer, event_id) values ($1, $2)', [CONSUMER, letter.eventId]);
    expect((await act(letter.id, 'replay')).body).toEqual({ outcome: 'handled-before', reason: null });
    expect((await act(letter.id, 'replay')).status).toBe(404);
  });

  it('returns the stored response for a repeated Idempotency-Key', async () => {
    const { letter } = await makeDeadLetter();
    await heal();
    const key = { 'idempotency-key': newId() };
    const path = `/internal/dead-letters/${letter.id}/replay`;
    expect((await service.request('POST', path, undefined, key)).body.outcome).toBe('replayed');
    expect((await service.request('POST', path, undefined, key)).body.outcome).toBe('replayed');
  });
});

describe('discard', () => {
  it('needs a reason, is recorded, and can be undone', async () => {
    const { letter } = await makeDeadLetter();
    await heal();
    expect((await act(letter.id, 'discard', { reason: ' ' })).status).toBe(400);
    const { body } = await act(letter.id, 'discard', { reason: 'Test data' });
    expect(body.discarded).toEqual({ at: expect.any(String), by: TEST_USER_ID, reason: 'Test data' });
    expect((await act(letter.id, 'discard', { reason: 'Again' })).status).toBe(409);
    expect((await act(letter.id, 'replay')).status).toBe(409);
    expect((await list()).deadLetters.some(({ id }) => id === letter.id)).toBe(false);
    expect(await findLetter(letter.eventId, '?state=discarded')).toEqual(body);
    expect((await act(letter.id, 'restore')).body.discarded).toBeNull();
    expect((await act(letter.id, 'restore')).status).toBe(409);
    expect((await act(letter.id, 'replay')).body.outcome).toBe('replayed');
    expect(await listEvents(service, letter.id)).toMatchObject([
      { type: 'dead-letter.discarded.v1', after: { discardReason: 'Test data', eventId: letter.eventId } },
      { type: 'dead-letter.restored.v1', after: { discardReason: null } },
      { type: 'dead-letter.replayed.v1' },
    ]);
  });

  it('stays when the event is delivered again and fails again', async () => {
    const { letter, supplierId, name } = await makeDeadLetter();
    await act(letter.id, 'discard', { reason: 'Not needed' });
    await publishSupplier(supplierId, name, 2, letter.eventId);
    await eventually(async () => (await findLetter(letter.eventId, '?state=discarded')).tries === 10);
  });
});
