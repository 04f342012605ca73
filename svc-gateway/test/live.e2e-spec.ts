import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { subjectOf, type EventEnvelope } from '@fsvp/contracts/events';
import { STALE_PATHS } from '@fsvp/contracts/live';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { SessionsService } from '../src/access/sessions.service.js';
import { LiveWindows, WINDOWS_PER_SESSION } from '../src/live/live-windows.js';
import { PASSWORD, startGateway, startReplica, type Gateway } from './gateway.js';
import { readLive, type LiveReader } from './live-reader.js';
import { natsProxy, type NatsProxy } from './nats-proxy.js';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const EVERYTHING = Object.keys(STALE_PATHS).filter((type) => type !== 'notification');

function eventOf(type: string, after: object = { id: randomUUID() }): EventEnvelope {
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

describe('live changes', () => {
  let proxy: NatsProxy;
  let gateway: Gateway;
  let replica: NestFastifyApplication;
  let replicaUrl: string;
  /** Beside the proxy: publishes as the services do. */
  let services: EventStream;
  const readers: LiveReader[] = [];

  beforeAll(async () => {
    proxy = await natsProxy();
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
  afterEach(() => readers.splice(0).forEach((reader) => reader.leave()));
  afterAll(async () => {
    await replica?.close();
    await gateway?.close();
    await proxy?.close();
  });

  async function open(url: string, cookie: string): Promise<LiveReader> {
    const reader = await readLive(url, cookie);
    readers.push(reader);
    return reader;
  }
  const publish = (event: EventEnvelope) => services.publish(subjectOf(event), event.id, JSON.stringify(event));
  const windowsOf = (app: NestFastifyApplication) => app.get(LiveWindows, { strict: false });
  const login = async () =>
    (
      (await gateway.ask('POST', '/api/login', { body: { password: PASSWORD }, cookie: null })).headers.get(
        'set-cookie',
      ) ?? ''
    ).split(';')[0] ?? '';
  /** A window on each gateway, past what they say when they begin to listen. */
  async function openBoth(): Promise<[LiveReader, LiveReader]> {
    const cookie = await gateway.signIn();
    const both: [LiveReader, LiveReader] = [await open(gateway.url, cookie), await open(replicaUrl, cookie)];
    await eventually(async () => {
      await publish(eventOf('corrective-action.updated.v1'));
      await pause(400);
      return both.every((reader) => reader.heard('corrective-action'));
    });
    await pause(1500);
    return both;
  }
  const since = (reader: LiveReader, from: number) => reader.messages.slice(from);

  it('need a session', async () => {
    const refused = await gateway.ask('GET', '/api/live', { cookie: null });
    expect(refused).toMatchObject({ status: 401, body: { title: 'Unauthorized' } });
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('come as a stream that nobody between keeps or collects', async () => {
    const cookie = await gateway.signIn();
    const reader = await open(gateway.url, cookie);
    expect(reader.status).toBe(200);
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.any(String),
    });
    expect(reader.headers['content-encoding']).toBeUndefined();
    await eventually(async () => reader.text().startsWith('retry: 1000\n\n'));
    const head = await readLive(gateway.url, cookie, 'HEAD');
    await eventually(async () => head.ended);
    expect(head.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  });

  it('reach the windows of every gateway when somebody changes something', async () => {
    const both = await openBoth();
    const before = both.map((reader) => reader.messages.length);
    expect((await gateway.ask('PUT', '/api/auth/user', { body: { firstName: 'Grace' } })).status).toBe(200);
    await eventually(async () =>
      both.every((reader, index) =>
        since(reader, before[index] as number)
          .flat()
          .includes('user'),
      ),
    );
    expect(both.map((reader, index) => since(reader, before[index] as number))).toEqual([[['user']], [['user']]]);
  });

  it('come together, each type once, and only those that a screen shows', async () => {
    const both = await openBoth();
    const before = both.map((reader) => reader.messages.length);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        publish(eventOf(index % 2 ? 'hazard-analysis.updated.v1' : 'document.updated.v1')),
      ),
    );
    await login();
    await eventually(async () =>
      both.every((reader, index) =>
        since(reader, before[index] as number)
          .flat()
          .includes('document'),
      ),
    );
    await pause(1200);
    for (const [index, reader] of both.entries()) {
      const messages = since(reader, before[index] as number);
      expect(messages.length).toBeLessThanOrEqual(2);
      expect([...new Set(messages.flat())].sort()).toEqual(['document', 'hazard-analysis']);
    }
  });

  it('include notifications, whichever gateway adds one or marks it as read', async () => {
    const both = await openBoth();
    const before = both.map((reader) => reader.messages.length);
    const told = () =>
      both.every((reader, index) =>
        since(reader, before[index] as number)
          .flat()
          .includes('notification'),
      );
    await publish(eventOf('report-run.finished.v1', { id: randomUUID(), type: 'compliance', error: null }));
    await eventually(async () => told());
    await pause(1500);
    both.forEach((reader, index) => (before[index] = reader.messages.length));
    expect((await gateway.ask('POST', '/api/notifications/read')).status).toBe(204);
    await eventually(async () => told());
    await pause(1500);
    // Nothing was unread any more: nothing changed.
    both.forEach((reader, index) => (before[index] = reader.messages.length));
    expect((await gateway.ask('POST', '/api/notifications/read')).status).toBe(204);
    await pause(800);
    expect(both.map((reader, index) => since(reader, before[index] as number))).toEqual([[], []]);
  });

  it('count notifications as changed when PostgreSQL was away for a moment', async () => {
    const both = await openBoth();
    const before = both.map((reader) => reader.messages.length);
    await gateway.database.dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %notifications_changed%' and datname = current_database()`,
    );
    await eventually(async () =>
      both.every((reader, index) =>
        since(reader, before[index] as number)
          .flat()
          .includes('notification'),
      ),
    );
  });

  it('end with the session, at every gateway, and only with that session', async () => {
    const [mine, others] = [await login(), await login()];
    const ending = [await open(gateway.url, mine), await open(replicaUrl, mine)];
    const staying = [await open(gateway.url, others), await open(replicaUrl, others)];
    expect((await gateway.ask('POST', '/api/logout', { cookie: mine })).status).toBe(204);
    await eventually(async () => ending.every(({ ended }) => ended), 2000);
    expect((await readLive(gateway.url, mine)).status).toBe(401);
    await gateway.database.dataSource.query("update sessions set expire = now() - interval '1 second'");
    await Promise.all([windowsOf(gateway.app).beat(), windowsOf(replica).beat()]);
    await eventually(async () => staying.every(({ ended }) => ended), 2000);
  });

  it('stay while the database cannot say whether the session lives, and do not keep it alive', async () => {
    const cookie = await login();
    const reader = await open(gateway.url, cookie);
    await gateway.database.dataSource.query("update sessions set expire = now() + interval '1 minute'");
    await windowsOf(gateway.app).beat();
    jest
      .spyOn(gateway.app.get(SessionsService, { strict: false }), 'living')
      .mockRejectedValueOnce(new Error('The database is away'));
    await windowsOf(gateway.app).beat();
    const [{ minutes }] = await gateway.database.dataSource.query(
      'select max(extract(epoch from expire - now()) / 60)::int as minutes from sessions',
    );
    expect(minutes).toBeLessThanOrEqual(1);
    expect(reader.ended).toBe(false);
    await eventually(async () => reader.text().includes('\n:\n\n'));
  });

  it('are held for so many windows of a session; the oldest gives way', async () => {
    const cookie = await login();
    const windows: LiveReader[] = [];
    for (let count = 0; count <= WINDOWS_PER_SESSION; count += 1) windows.push(await open(gateway.url, cookie));
    await eventually(async () => windows[0]?.ended);
    await pause(100);
    expect(windows.filter(({ ended }) => ended)).toHaveLength(1);
    readers.splice(0).forEach((reader) => reader.leave());
    await eventually(async () => windowsOf(gateway.app).count === 0);
  });

  it('outlast NATS: the stream stays, and when NATS is back everything counts as changed', async () => {
    const [, reader] = await openBoth();
    proxy.shut();
    await publish(eventOf('verification-activity.updated.v1'));
    await windowsOf(replica).beat();
    await eventually(async () => reader.text().endsWith(':\n\n'));
    const before = reader.messages.length;
    await pause(1500);
    expect(reader.messages.length).toBe(before);
    expect(reader.ended).toBe(false);
    proxy.open();
    await eventually(async () => since(reader, before).length > 0);
    expect(since(reader, before)[0]?.sort()).toEqual(EVERYTHING.toSorted());
    await pause(1500);
    const again = reader.messages.length;
    await publish(
      eventOf('receiving-inspection.recorded.v1', {
        id: randomUUID(),
        supplierId: randomUUID(),
        supplierName: null,
        productName: 'x',
        status: 'passed',
        failureReasons: null,
      }),
    );
    await eventually(async () => since(reader, again).flat().includes('receiving-inspection'));
  });

  it('survive a stream that was wiped', async () => {
    const both = await openBoth();
    const before = both.map((reader) => reader.messages.length);
    await services.deleteStream();
    await eventually(async () => {
      await publish(eventOf('hazard-analysis.updated.v1')).catch(() => services.ensureStream());
      return both.every((reader, index) =>
        since(reader, before[index] as number)
          .flat()
          .includes('hazard-analysis'),
      );
    }, 20_000);
  });

  it('do not hold up a gateway that stops', async () => {
    const third = await startReplica(gateway);
    const reader = await open(await third.getUrl(), await login());
    const started = performance.now();
    const closing = third.close();
    await eventually(async () => reader.ended, 1000);
    expect(performance.now() - started).toBeLessThan(1000);
    expect(() => windowsOf(third).assertOpen()).toThrow('This gateway is stopping. Try again in a moment.');
    await closing;
    expect(performance.now() - started).toBeLessThan(8000);
  });
});
