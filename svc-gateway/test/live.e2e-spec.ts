import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { subjectOf, type EventEnvelope } from '@fsvp/contracts/core/event';
import { STALE_PATHS } from '@fsvp/contracts/catalogue/live';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { SessionsService } from '../src/identity/sessions.service.js';
import { LiveStreams, STREAMS_PER_SESSION } from '../src/live/live-streams.js';
import { PASSWORD, startGateway, startReplica, type Gateway } from './gateway.js';
import { connectLive, type LiveClient } from './live-client.js';
import { startTcpProxy, type TcpProxy } from '@fsvp/service-kit/testing/tcp-proxy';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ALL_TYPES = Object.keys(STALE_PATHS).filter((type) => type !== 'notification');

function createEvent(type: string, after: object = { id: randomUUID() }): EventEnvelope {
  const service = type.startsWith('document') || type.startsWith('report') ? 'documents' : 'quality';
  return {
    id: randomUUID(),
    service,
    type,
    aggregateType: type.split('.')[0] as string,
    aggregateId: randomUUID(),
    aggregateVersion: 1,
    actor: null,
    requestId: null,
    occurredAt: new Date().toISOString(),
    before: null,
    after,
  } as EventEnvelope;
}

describe('live stream', () => {
  let proxy: TcpProxy;
  let gateway: Gateway;
  let replica: NestFastifyApplication;
  let replicaUrl: string;
  /** Connected to NATS without the proxy. Publishes like the services. */
  let services: EventStream;
  const clients: LiveClient[] = [];

  beforeAll(async () => {
    proxy = await startTcpProxy(process.env.TEST_NATS_URL ?? '');
    gateway = await startGateway();
    replica = await startReplica(gateway, { NATS_URL: proxy.url });
    replicaUrl = await replica.getUrl();
    services = gateway.app.get(EventStream, { strict: false });
    await eventually(async () =>
      services.ensureStream().then(
        () => true,
        () => false,
      ),
    );
  });
  afterEach(() => clients.splice(0).forEach((client) => client.disconnect()));
  afterAll(async () => {
    await replica?.close();
    await gateway?.close();
    await proxy?.close();
  });

  async function open(url: string, cookie: string): Promise<LiveClient> {
    const client = await connectLive(url, cookie);
    clients.push(client);
    return client;
  }
  const publish = (event: EventEnvelope) => services.publish(subjectOf(event), event.id, JSON.stringify(event));
  const streamsOf = (app: NestFastifyApplication) => app.get(LiveStreams, { strict: false });
  const login = async () =>
    (
      (await gateway.send('POST', '/api/login', { body: { password: PASSWORD }, cookie: null })).headers.get(
        'set-cookie',
      ) ?? ''
    ).split(';')[0] ?? '';
  /** Opens a stream at each gateway, and waits until the changes sent at start-up have arrived. */
  async function openBoth(): Promise<[LiveClient, LiveClient]> {
    const cookie = await gateway.signIn();
    const both: [LiveClient, LiveClient] = [await open(gateway.url, cookie), await open(replicaUrl, cookie)];
    await eventually(async () => {
      await publish(createEvent('corrective-action.updated.v1'));
      await pause(400);
      return both.every((client) => client.hasReceived('corrective-action'));
    });
    await pause(1500);
    return both;
  }
  const since = (client: LiveClient, from: number) => client.messages.slice(from);

  it('requires a session', async () => {
    const rejected = await gateway.send('GET', '/api/live', { cookie: null });
    expect(rejected).toMatchObject({ status: 401, body: { title: 'Unauthorized' } });
    expect(rejected.headers.get('content-type')).toContain('application/problem+json');
    expect(rejected.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has headers that prevent caching, buffering and compression', async () => {
    const cookie = await gateway.signIn();
    const client = await open(gateway.url, cookie);
    expect(client.status).toBe(200);
    expect(client.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.any(String),
    });
    expect(client.headers['content-encoding']).toBeUndefined();
    await eventually(async () => client.text().startsWith('retry: 1000\n\n'));
    const head = await connectLive(gateway.url, cookie, 'HEAD');
    await eventually(async () => head.ended);
    expect(head.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  });

  it('sends a change to the streams of every gateway', async () => {
    const both = await openBoth();
    const before = both.map((client) => client.messages.length);
    expect((await gateway.send('PUT', '/api/auth/user', { body: { firstName: 'Grace' } })).status).toBe(200);
    await eventually(async () =>
      both.every((client, index) =>
        since(client, before[index] as number)
          .flat()
          .includes('user'),
      ),
    );
    expect(both.map((client, index) => since(client, before[index] as number))).toEqual([[['user']], [['user']]]);
  });

  it('sends many changes in one message, each type once, and only types that a screen shows', async () => {
    const both = await openBoth();
    const before = both.map((client) => client.messages.length);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        publish(createEvent(index % 2 ? 'hazard-analysis.updated.v1' : 'document.updated.v1')),
      ),
    );
    await login();
    await eventually(async () =>
      both.every((client, index) =>
        since(client, before[index] as number)
          .flat()
          .includes('document'),
      ),
    );
    await pause(1200);
    for (const [index, client] of both.entries()) {
      const messages = since(client, before[index] as number);
      expect(messages.length).toBeLessThanOrEqual(2);
      expect([...new Set(messages.flat())].sort()).toEqual(['document', 'hazard-analysis']);
    }
  });

  it('sends a change when any gateway adds a notification or marks one as read', async () => {
    const both = await openBoth();
    const before = both.map((client) => client.messages.length);
    const bothNotified = () =>
      both.every((client, index) =>
        since(client, before[index] as number)
          .flat()
          .includes('notification'),
      );
    await publish(createEvent('report-run.finished.v1', { id: randomUUID(), type: 'compliance', error: null }));
    await eventually(async () => bothNotified());
    await pause(1500);
    both.forEach((client, index) => (before[index] = client.messages.length));
    expect((await gateway.send('POST', '/api/notifications/read')).status).toBe(204);
    await eventually(async () => bothNotified());
    await pause(1500);
    // All were read already, so nothing changes.
    both.forEach((client, index) => (before[index] = client.messages.length));
    expect((await gateway.send('POST', '/api/notifications/read')).status).toBe(204);
    await pause(800);
    expect(both.map((client, index) => since(client, before[index] as number))).toEqual([[], []]);
  });

  it('sends a change of notifications after the PostgreSQL connection was lost', async () => {
    const both = await openBoth();
    const before = both.map((client) => client.messages.length);
    await gateway.database.dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %notifications_changed%' and datname = current_database()`,
    );
    await eventually(async () =>
      both.every((client, index) =>
        since(client, before[index] as number)
          .flat()
          .includes('notification'),
      ),
    );
  });

  it('closes the streams of an ended session at every gateway, and no others', async () => {
    const [first, second] = [await login(), await login()];
    const ofFirst = [await open(gateway.url, first), await open(replicaUrl, first)];
    const ofSecond = [await open(gateway.url, second), await open(replicaUrl, second)];
    expect((await gateway.send('POST', '/api/logout', { cookie: first })).status).toBe(204);
    await eventually(async () => ofFirst.every(({ ended }) => ended), 2000);
    expect((await connectLive(gateway.url, first)).status).toBe(401);
    await gateway.database.dataSource.query("update sessions set expire = now() - interval '1 second'");
    await Promise.all([streamsOf(gateway.app).sendHeartbeats(), streamsOf(replica).sendHeartbeats()]);
    await eventually(async () => ofSecond.every(({ ended }) => ended), 2000);
  });

  it('closes the streams of an account that has ended, and of the shared password when it is switched off', async () => {
    const auditor = await gateway.signInAs('auditor');
    const administrator = await gateway.signInAs('administrator');
    const shared = await login();
    const both = async (cookie: string) => [await open(gateway.url, cookie), await open(replicaUrl, cookie)];
    const ofAuditor = await both(auditor.cookie);
    const ofShared = await both(shared);
    const ofAdministrator = await both(administrator.cookie);
    await gateway.database.dataSource.query('update users set expires_on = $2 where id = $1', [
      auditor.id,
      addDays(today(), -1),
    ]);
    await Promise.all([streamsOf(gateway.app).sendHeartbeats(), streamsOf(replica).sendHeartbeats()]);
    await eventually(async () => ofAuditor.every(({ ended }) => ended));
    expect(ofShared.some(({ ended }) => ended)).toBe(false);
    const set = (value: string) =>
      gateway.send('PUT', '/api/policies/sharedLogin', {
        body: { value, reason: 'A test' },
        cookie: administrator.cookie,
      });
    try {
      await set('off');
      await eventually(async () => ofShared.every(({ ended }) => ended));
      expect(ofAdministrator.some(({ ended }) => ended)).toBe(false);
    } finally {
      await set('full');
    }
  });

  it('keeps streams open while the session check fails, and does not extend the session', async () => {
    const cookie = await login();
    const client = await open(gateway.url, cookie);
    await gateway.database.dataSource.query("update sessions set expire = now() + interval '1 minute'");
    await streamsOf(gateway.app).sendHeartbeats();
    jest
      .spyOn(gateway.app.get(SessionsService, { strict: false }), 'listActive')
      .mockRejectedValueOnce(new Error('The database is unavailable'));
    await streamsOf(gateway.app).sendHeartbeats();
    const [{ minutes }] = await gateway.database.dataSource.query(
      'select max(extract(epoch from expire - now()) / 60)::int as minutes from sessions',
    );
    expect(minutes).toBeLessThanOrEqual(1);
    expect(client.ended).toBe(false);
    await eventually(async () => client.text().includes('\n:\n\n'));
  });

  it('closes the oldest stream of a session above the limit', async () => {
    const cookie = await login();
    const streams: LiveClient[] = [];
    for (let count = 0; count <= STREAMS_PER_SESSION; count += 1) streams.push(await open(gateway.url, cookie));
    await eventually(async () => streams[0]?.ended);
    await pause(100);
    expect(streams.filter(({ ended }) => ended)).toHaveLength(1);
    clients.splice(0).forEach((client) => client.disconnect());
    await eventually(async () => streamsOf(gateway.app).count === 0);
  });

  it('stays open while NATS is down, and sends all types when NATS is back', async () => {
    const [, client] = await openBoth();
    proxy.stop();
    await publish(createEvent('verification-activity.updated.v1'));
    await streamsOf(replica).sendHeartbeats();
    await eventually(async () => client.text().endsWith(':\n\n'));
    const before = client.messages.length;
    await pause(1500);
    expect(client.messages.length).toBe(before);
    expect(client.ended).toBe(false);
    proxy.resume();
    await eventually(async () => since(client, before).length > 0);
    expect(since(client, before)[0]?.sort()).toEqual(ALL_TYPES.toSorted());
    await pause(1500);
    const again = client.messages.length;
    await publish(
      createEvent('receiving-inspection.recorded.v1', {
        id: randomUUID(),
        supplierId: randomUUID(),
        supplierName: null,
        productName: 'x',
        status: 'passed',
        failureReasons: null,
      }),
    );
    await eventually(async () => since(client, again).flat().includes('receiving-inspection'));
  });

  it('continues after the NATS stream was deleted', async () => {
    const both = await openBoth();
    const before = both.map((client) => client.messages.length);
    await services.deleteStream();
    await eventually(async () => {
      await publish(createEvent('hazard-analysis.updated.v1')).catch(() => services.ensureStream());
      return both.every((client, index) =>
        since(client, before[index] as number)
          .flat()
          .includes('hazard-analysis'),
      );
    }, 20_000);
  });

  it('does not delay a stopping gateway', async () => {
    const third = await startReplica(gateway);
    const client = await open(await third.getUrl(), await login());
    const startedAt = performance.now();
    const closing = third.close();
    await eventually(async () => client.ended, 1000);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(() => streamsOf(third).assertNotStopping()).toThrow('This gateway is stopping. Try again in a moment.');
    await closing;
    expect(performance.now() - startedAt).toBeLessThan(8000);
  });
});
