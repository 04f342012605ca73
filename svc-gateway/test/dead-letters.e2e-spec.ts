import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeadLetter, DeadLetterList } from '@fsvp/contracts/catalogue/dead-letter';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import { saveDeadLetter } from '@fsvp/service-kit/events/dead-letters/save-dead-letter';
import { respondJson, startFakeService, type FakeService } from './fake-service.js';
import { startGateway, type Gateway } from './gateway.js';

const CONSUMER = 'gateway-notify-when-report-ended';

const letterOf = (service: ServiceName, failedAt: string): DeadLetter => ({
  id: randomUUID(),
  service,
  consumer: `${service}-consumer`,
  eventId: randomUUID(),
  eventType: 'supplier.updated.v1',
  subject: 'fsvp.suppliers.supplier.updated.v1',
  occurredAt: failedAt,
  record: null,
  failedAt,
  tries: 5,
  reason: `Reason of ${service}`,
  discarded: null,
});
const pageOf = (letter: DeadLetter, total = 1) => ({
  deadLetters: [letter],
  total,
  groups: [{ service: letter.service, consumer: letter.consumer, reason: letter.reason, count: total }],
});
const ofSuppliers = letterOf('suppliers', '2026-03-05T10:00:00.000Z');
const ofQuality = letterOf('quality', '2026-03-05T12:00:00.000Z');

describe('dead letters of all services', () => {
  let gateway: Gateway;
  let suppliers: FakeService;
  let quality: FakeService;
  beforeAll(async () => {
    [suppliers, quality] = await Promise.all([
      startFakeService(respondJson(pageOf(ofSuppliers))),
      startFakeService(respondJson(pageOf(ofQuality, 7))),
    ]);
    // svc-documents and svc-program do not answer.
    gateway = await startGateway({ SUPPLIERS_URL: [suppliers.url], QUALITY_URL: [quality.url] });
    await gateway.signInAs('administrator');
    const event = {
      id: randomUUID(),
      service: 'documents',
      aggregateType: 'report-run',
      aggregateId: randomUUID(),
      aggregateVersion: 2,
      type: 'report-run.finished.v1',
      actor: null,
      requestId: null,
      occurredAt: '2026-03-01T00:00:00.000Z',
      before: null,
      after: { id: randomUUID(), type: 'compliance', error: null },
    };
    const failed = { consumer: CONSUMER, text: JSON.stringify(event), tries: 5, error: new Error('Out of luck') };
    await saveDeadLetter(gateway.database.dataSource, failed);
  });
  afterAll(async () => {
    await gateway?.close();
    await Promise.all([suppliers?.stop(), quality?.stop()]);
  });

  const list = async (query = ''): Promise<DeadLetterList> => {
    const { status, body } = await gateway.send('GET', `/api/admin/dead-letters${query}`);
    expect(status).toBe(200);
    return body;
  };

  it('are one list, newest first, which names the services that do not answer', async () => {
    const { deadLetters, total, groups, unavailable } = await list();
    expect(deadLetters.map(({ service }) => service)).toEqual(['gateway', 'quality', 'suppliers']);
    expect(deadLetters[0]).toMatchObject({ consumer: CONSUMER, reason: 'Out of luck', record: { type: 'report-run' } });
    expect(total).toBe(9);
    expect(groups.map(({ service, count }) => [service, count])).toEqual([
      ['quality', 7],
      ['gateway', 1],
      ['suppliers', 1],
    ]);
    expect(unavailable).toEqual(['documents', 'program']);
    expect((await list('?limit=1&offset=1')).deadLetters).toEqual([ofQuality]);
    expect(await list('?service=suppliers')).toMatchObject({ deadLetters: [ofSuppliers], total: 1 });
  });

  it('are replayed by their service, on behalf of the user', async () => {
    quality.handler = respondJson({ outcome: 'replayed', reason: null });
    const path = `/api/admin/dead-letters/quality/${ofQuality.id}/replay`;
    const headers = { 'idempotency-key': 'once' };
    expect((await gateway.send('POST', path, { headers })).body).toEqual({ outcome: 'replayed', reason: null });
    expect(quality.received.at(-1)).toMatchObject({
      method: 'POST',
      url: `/internal/dead-letters/${ofQuality.id}/replay`,
      headers: { 'x-fsvp-token': expect.any(String), ...headers },
    });
    quality.handler = respondJson({ code: 'wrong-state', detail: 'This event was discarded.' }, 409);
    expect(await gateway.send('POST', path)).toMatchObject({
      status: 409,
      body: { detail: 'This event was discarded.' },
    });
    const gone = `/api/admin/dead-letters/documents/${ofQuality.id}`;
    expect((await gateway.send('GET', gone)).status).toBe(503);
  });

  it('of the gateway itself are discarded, put back and replayed', async () => {
    const letter = (await list('?service=gateway')).deadLetters[0]!;
    const path = `/api/admin/dead-letters/gateway/${letter.id}`;
    expect((await gateway.send('GET', path)).body.error).toContain('Error: Out of luck');
    const discarded = await gateway.send('POST', `${path}/discard`, { body: { reason: 'A test' } });
    expect(discarded).toMatchObject({ status: 200, body: { discarded: { reason: 'A test' } } });
    expect((await gateway.send('POST', `${path}/restore`)).body.discarded).toBeNull();
    expect((await gateway.send('POST', `${path}/replay`)).body.outcome).toBe('replayed');
    const notifications = (await gateway.send('GET', '/api/notifications')).body.notifications;
    expect(notifications).toEqual([expect.objectContaining({ kind: 'report_finished' })]);
  });

  it('need a session', async () => {
    expect((await gateway.send('GET', '/api/admin/dead-letters', { cookie: null })).status).toBe(401);
    // The internal calls of a service are none of the gateway's.
    expect((await gateway.send('GET', '/internal/dead-letters')).status).toBe(404);
  });
});
