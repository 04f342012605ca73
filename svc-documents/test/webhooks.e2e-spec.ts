import { randomUUID } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Change } from '@fsvp/contracts/catalogue/change';
import {
  newWebhookSecret,
  WEBHOOK_DELIVERY_DAYS,
  WEBHOOK_LIMIT,
  webhook as webhookSchema,
  webhookDelivery,
  webhookDeliveryDetails,
  type Webhook as WebhookRecord,
  type WebhookDelivery,
} from '@fsvp/contracts/webhooks/webhook';
import { newId } from '@fsvp/service-kit/database/columns';
import { Housekeeping } from '@fsvp/service-kit/process/housekeeping';
import { startTcpProxy, type TcpProxy } from '@fsvp/service-kit/testing/tcp-proxy';
import { eventually, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { Webhook } from 'standardwebhooks';
import { DataSource } from 'typeorm';
import { TargetNetworks } from '../src/webhooks/target-networks.js';
import { WEBHOOK_SETTINGS, webhookTimings } from '../src/webhooks/webhook-settings.js';
import { DeliveryClaims } from '../src/webhooks/worker/delivery-claims.js';
import { DeliverySender } from '../src/webhooks/worker/delivery-sender.js';
import { startDocuments, type TestDocuments } from './start.js';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.js';

/** Three attempts soon after each other; the fourth and last one only when it is asked for. */
const RETRIES = [20, 40, 300_000];
const TIMINGS = {
  retries: RETRIES,
  timeout: 700,
  lease: 1500,
  sweep: 200,
  wait: 2000,
  followerLease: 5000,
  followerRetry: 100,
  gather: 10,
  clocks: 1,
};

let service: TestDocuments;
let receiver: WebhookReceiver;
let proxy: TcpProxy;
let claims: DeliveryClaims;

beforeAll(async () => {
  receiver = await startReceiver();
  proxy = await startTcpProxy(process.env.TEST_REDIS_URL ?? '');
  service = await startDocuments({
    redisUrl: proxy.url,
    WEBHOOK_ALLOWED_NETWORKS: ['127.0.0.0/8'],
    webhooks: TIMINGS,
  });
  const { app } = service;
  claims = new DeliveryClaims(app.get(DataSource), app.get(UnitOfWork), app.get(WEBHOOK_SETTINGS, { strict: false }));
  await service.startWebhookWorker();
}, 60_000);
afterAll(async () => {
  await service.close();
  await receiver.close();
  await proxy.close();
});
beforeEach(async () => {
  await query('update webhooks set deleted_at = now() where deleted_at is null');
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 200 });
});

const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);
async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  // A token is valid for a minute.
  const administrator = await service.headersOf({ id: TEST_USER_ID, kind: 'user', grantee: 'administrator' });
  return service.request(method, path, body, { ...administrator, ...headers });
}

interface Created {
  id: string;
  secret: string;
  path: string;
}

async function createWebhook(path = `/${randomUUID()}`, types: string[] = []): Promise<Created> {
  const { status, body } = await call('POST', '/api/webhooks', { name: path, url: receiver.url + path, types });
  expect(status).toBe(201);
  const { webhook, secret } = newWebhookSecret.parse(body);
  return { id: webhook.id, secret, path };
}
const getWebhook = async ({ id }: Created): Promise<WebhookRecord> =>
  webhookSchema.parse((await call('GET', `/api/webhooks/${id}`)).body);
const listDeliveries = async ({ id }: Created, search = ''): Promise<WebhookDelivery[]> =>
  ((await call('GET', `/api/webhooks/${id}/deliveries${search}`)).body.deliveries as unknown[]).map((one) =>
    webhookDelivery.parse(one),
  );
const getDelivery = async (webhook: Created, recordId: string, version = 1): Promise<WebhookDelivery> =>
  (await listDeliveries(webhook, `?recordId=${recordId}`)).find(({ recordVersion }) => recordVersion === version)!;
const detailsOf = async ({ id, webhookId }: WebhookDelivery) =>
  webhookDeliveryDetails.parse((await call('GET', `/api/webhooks/${webhookId}/deliveries/${id}`)).body);
const replay = ({ id, webhookId }: WebhookDelivery) =>
  call('POST', `/api/webhooks/${webhookId}/deliveries/${id}/replay`);

function change(recordId: string, version = 1, more: Partial<Change> = {}): Change {
  return {
    id: newId(),
    service: 'suppliers',
    position: 0,
    type: version === 1 ? 'supplier.created.v1' : 'supplier.updated.v1',
    recordType: 'supplier',
    recordId,
    version,
    occurredAt: new Date().toISOString(),
    actor: TEST_USER_ID,
    requestId: 'request-1',
    deleted: false,
    record: { id: recordId, name: 'Ölmühle 🌻', version },
    ...more,
  };
}
const publish = (...changes: Change[]) => service.upstream.addChanges(...changes);

const receivedBy = ({ path }: Created) => receiver.received.filter((message) => message.path === path);
/** The records and versions that a webhook got, in their order. */
const sentTo = (webhook: Created) => receivedBy(webhook).map(({ recordId, version }) => `${recordId} ${version}`);
const untilSent = (webhook: Created, count: number) =>
  eventually(async () => receivedBy(webhook).length >= count && sentTo(webhook));
const untilState = (webhook: Created, state: WebhookRecord['state']) =>
  eventually(async () => {
    const found = await getWebhook(webhook);
    return found.state === state ? found : undefined;
  });
const untilAttempts = (webhook: Created, recordId: string, attempts: number) =>
  eventually(async () => {
    const delivery = await getDelivery(webhook, recordId);
    return delivery?.attempts === attempts ? delivery : undefined;
  });
const untilDelivered = (webhook: Created, recordId: string, version = 1) =>
  eventually(async () => {
    const delivery = await getDelivery(webhook, recordId, version);
    return delivery?.state === 'delivered' ? delivery : undefined;
  });
async function sendTest({ id }: Created): Promise<WebhookDelivery> {
  const { status, body, headers } = await call('POST', `/api/webhooks/${id}/test`);
  expect([status, headers.get('location')]).toEqual([202, `/api/webhooks/${id}/deliveries/${body.id}`]);
  return eventually(async () => {
    const delivery = await detailsOf(body);
    return delivery.state === 'waiting' ? undefined : delivery;
  });
}

describe('deliveries', () => {
  it('have the changes of the wanted types as the feed shows them, in order and signed', async () => {
    const webhook = await createWebhook(undefined, ['supplier', 'document.registered.v1']);
    const [record, other] = [randomUUID(), randomUUID()];
    const changes = [change(record), change(record, 2), change(record, 3, { deleted: true, record: null })];
    publish(changes[0]!, change(other, 1, { recordType: 'hazard-analysis', type: 'hazard-analysis.recorded.v1' }));
    publish(changes[1]!, changes[2]!);
    expect(await untilSent(webhook, 3)).toEqual([`${record} 1`, `${record} 2`, `${record} 3`]);
    receivedBy(webhook).forEach(({ headers, body }, index) => {
      const { position: _, ...data } = changes[index]!;
      expect(new Webhook(webhook.secret).verify(body, headers as Record<string, string>)).toEqual({
        type: data.type,
        timestamp: data.occurredAt,
        data,
      });
      expect(headers).toMatchObject({ 'webhook-id': data.id, 'content-type': 'application/json' });
      expect(headers['user-agent']).toMatch(/^fsvp-suite\/\d/);
    });
    const delivery = await untilDelivered(webhook, record);
    expect(delivery).toMatchObject({
      attempts: 1,
      status: 200,
      error: null,
      nextAttemptAt: null,
      recordType: 'supplier',
    });
    expect((await detailsOf(delivery)).body).toBe(receivedBy(webhook)[0]!.body);
    await untilDelivered(webhook, record, 3);
    expect(await getWebhook(webhook)).toMatchObject({ waiting: 0, failed: 0, failingSince: null });
    expect((await getWebhook(webhook)).lastDeliveredAt).not.toBeNull();
    expect(receivedBy(webhook)).toHaveLength(3);
  });

  it('that fail hold up only their record, are tried by the schedule, and go on when asked to', async () => {
    const webhook = await createWebhook();
    const [bad, good] = [randomUUID(), randomUUID()];
    receiver.answer = ({ recordId }) => (recordId === bad ? { status: 500, body: 'broken\0' } : { status: 204 });
    publish(change(bad), change(bad, 2), change(good), change(good, 2));
    await untilDelivered(webhook, good, 2);
    const failing = await untilAttempts(webhook, bad, 3);
    expect(failing).toMatchObject({ state: 'waiting', status: 500, error: 'The response was 500 instead of 2xx.' });
    const delay = Date.parse(failing.nextAttemptAt!) - Date.now();
    expect(delay).toBeGreaterThan(RETRIES[2]! * 0.8);
    expect(delay).toBeLessThan(RETRIES[2]! * 1.1);
    expect(await getDelivery(webhook, bad, 2)).toMatchObject({ state: 'waiting', attempts: 0, nextAttemptAt: null });
    expect(await getWebhook(webhook)).toMatchObject({ state: 'active', waiting: 2 });
    expect((await detailsOf(failing)).history).toHaveLength(3);
    expect((await detailsOf(failing)).history[0]).toMatchObject({ status: 500, answer: 'broken\uFFFD' });
    receiver.answer = () => ({ status: 200 });
    // The second waits for the first, which is tried at once.
    expect((await replay(await getDelivery(webhook, bad, 2))).status).toBe(202);
    await untilDelivered(webhook, bad, 2);
    const ofBad = sentTo(webhook).filter((sent) => sent.startsWith(bad));
    expect(ofBad).toEqual([...Array<string>(4).fill(`${bad} 1`), `${bad} 2`]);
  });

  it('that fail for the last time disable the webhook; later ones wait, and all can be sent again', async () => {
    const webhook = await createWebhook();
    const [bad, later] = [randomUUID(), randomUUID()];
    receiver.answer = () => ({ status: 400 });
    publish(change(bad), change(bad, 2));
    await replay(await untilAttempts(webhook, bad, 3));
    const disabled = await untilState(webhook, 'disabled');
    expect(disabled).toMatchObject({ disabledReason: 'failing', failed: 1, waiting: 1, version: 2 });
    const [event] = await query(
      `select before, after, actor from event_log where type = 'webhook.disabled.v1' and aggregate_id = $1`,
      [webhook.id],
    );
    expect(event).toMatchObject({ actor: null, before: { state: 'active' }, after: { state: 'disabled', version: 2 } });
    publish(change(later));
    await eventually(async () => (await getWebhook(webhook)).waiting === 2);
    const sent = receivedBy(webhook).length;
    receiver.answer = () => ({ status: 200 });
    const resumed = await call('PATCH', `/api/webhooks/${webhook.id}`, { state: 'active' }, { 'if-match': '"2"' });
    expect(resumed.body).toMatchObject({ state: 'active', disabledAt: null, disabledReason: null, failingSince: null });
    await untilDelivered(webhook, later);
    await untilDelivered(webhook, bad, 2);
    expect(sentTo(webhook).slice(sent).sort()).toEqual([`${bad} 2`, `${later} 1`].sort());
    expect((await call('POST', `/api/webhooks/${webhook.id}/replay`)).body).toEqual({ replayed: 1 });
    expect(await untilDelivered(webhook, bad)).toMatchObject({ attempts: 5 });
    const ids = receivedBy(webhook).filter(({ recordId, version }) => recordId === bad && version === 1);
    expect(new Set(ids.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('end at once with the answer 410; a test is sent all the same', async () => {
    const webhook = await createWebhook();
    const record = randomUUID();
    receiver.answer = () => ({ status: 410 });
    publish(change(record));
    expect(await untilState(webhook, 'disabled')).toMatchObject({ disabledReason: 'gone', waiting: 1, failed: 0 });
    receiver.answer = () => ({ status: 200 });
    expect(await sendTest(webhook)).toMatchObject({ state: 'delivered', type: 'webhook.test', recordId: null });
    const test = receivedBy(webhook).at(-1)!;
    expect(new Webhook(webhook.secret).verify(test.body, test.headers as Record<string, string>)).toMatchObject({
      type: 'webhook.test',
      data: null,
    });
    await call('PUT', `/api/webhooks/${webhook.id}`, { state: 'active' });
    await untilDelivered(webhook, record);
    expect(receivedBy(webhook)).toHaveLength(3);
  });

  it('wait as long as a busy receiver asks for, up to a day', async () => {
    const webhook = await createWebhook();
    const [busy, absurd] = [randomUUID(), randomUUID()];
    receiver.answer = ({ recordId }) => ({
      status: 503,
      headers: { 'retry-after': recordId === busy ? '120' : '999999' },
    });
    publish(change(busy), change(absurd));
    const waitOf = async (record: string) =>
      Date.parse((await untilAttempts(webhook, record, 1)).nextAttemptAt!) - Date.now();
    expect(Math.round((await waitOf(busy)) / 60_000)).toBe(2);
    expect(Math.round((await waitOf(absurd)) / 3_600_000)).toBe(24);
  });

  it('end within their time, without following redirects', async () => {
    const webhook = await createWebhook();
    receiver.answer = () => undefined;
    expect(await sendTest(webhook)).toMatchObject({
      state: 'failed',
      status: null,
      error: 'No response within 0.7 seconds.',
    });
    const elsewhere = `/${randomUUID()}`;
    receiver.answer = () => ({ status: 302, headers: { location: receiver.url + elsewhere } });
    expect(await sendTest(webhook)).toMatchObject({
      state: 'failed',
      status: 302,
      error: expect.stringContaining('redirect'),
    });
    expect(receiver.mostAtOnce(elsewhere)).toBe(0);
    expect(await getWebhook(webhook)).toMatchObject({ state: 'active', failingSince: null });
  });

  it('of a receiver that hangs hold up no other webhook', async () => {
    const slow = await createWebhook();
    const quick = await createWebhook();
    const records = Array.from({ length: 12 }, () => randomUUID());
    receiver.answer = ({ path }) => (path === slow.path ? undefined : { status: 200 });
    publish(...records.map((record) => change(record)));
    await untilSent(quick, 12);
    expect(receivedBy(slow).length).toBeLessThan(12);
    // Those of the other one may have been claimed and sent before.
    await untilSent(slow, 12);
    expect(receiver.mostAtOnce(slow.path)).toBe(4);
  });

  it('whose worker was lost are made by another one, and the lost one writes nothing any more', async () => {
    await service.stopWorkers();
    const webhook = await createWebhook();
    const record = randomUUID();
    publish(change(record));
    const { id } = await eventually(async () => getDelivery(webhook, record));
    const lost = (await claims.claim(id))!;
    expect(await claims.claim(id)).toBeUndefined();
    await service.startWebhookWorker();
    const { attempts, messageId } = await untilDelivered(webhook, record);
    expect([attempts, receivedBy(webhook)[0]!.headers['webhook-id']]).toEqual([1, messageId]);
    const failure = { delivered: false, gone: true, result: 'refused_answer', status: 410, error: 'gone' } as const;
    expect(await claims.finish(lost, { ...failure, answer: null, milliseconds: 1 })).toEqual({ result: 'lost' });
    expect((await getWebhook(webhook)).state).toBe('active');
  });

  it('wait while Redis is away, and are made once when it is back', async () => {
    const webhook = await createWebhook();
    const record = randomUUID();
    proxy.stop();
    publish(change(record), change(record, 2));
    await eventually(async () => (await getWebhook(webhook)).waiting === 2);
    expect(receivedBy(webhook)).toEqual([]);
    proxy.resume();
    await untilDelivered(webhook, record, 2);
    expect(sentTo(webhook)).toEqual([`${record} 1`, `${record} 2`]);
  });

  it('are not made again for changes that are read again, nor for those from before the webhook', async () => {
    const [before, old, after, last] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    publish(change(before, 1, { occurredAt: hour(-1) }));
    const webhook = await createWebhook();
    publish(change(after), change(old, 1, { occurredAt: hour(-24 * (WEBHOOK_DELIVERY_DAYS + 1)) }));
    await untilDelivered(webhook, after);
    service.upstream.restoreLog();
    publish(change(last));
    await untilDelivered(webhook, last);
    // Changes of the tests before this one may be within what clocks differ by.
    const own = [before, old, after, last].map((record) => `${record} 1`);
    expect(sentTo(webhook).filter((sent) => own.includes(sent))).toEqual([`${after} 1`, `${last} 1`]);
  });

  it('are listed by state and record, page by page, and removed after their time', async () => {
    const webhook = await createWebhook();
    const records = Array.from({ length: 5 }, () => randomUUID());
    receiver.answer = ({ recordId }) => ({ status: recordId === records[4] ? 503 : 200 });
    publish(...records.map((record) => change(record)));
    for (const record of records.slice(0, 4)) await untilDelivered(webhook, record);
    const read: string[] = [];
    const path = `/api/webhooks/${webhook.id}/deliveries?limit=2`;
    for (let next: string | null = ''; next !== null;) {
      const { body } = await call('GET', `${path}${next && `&cursor=${encodeURIComponent(next)}`}`);
      read.push(...body.deliveries.map((one: WebhookDelivery) => one.recordId));
      next = body.next;
    }
    expect(read).toEqual([...records].reverse());
    expect((await listDeliveries(webhook, '?state=waiting')).map(({ recordId }) => recordId)).toEqual([records[4]]);
    expect(await listDeliveries(webhook, '?state=waiting&state=delivered')).toHaveLength(5);
    expect((await call('GET', `${path}&cursor=x`)).status).toBe(400);
    await call('PUT', `/api/webhooks/${webhook.id}`, { state: 'paused' });
    const housekeeping = service.app.get(Housekeeping, { strict: false });
    await housekeeping.run(new Date(Date.now() + (WEBHOOK_DELIVERY_DAYS - 1) * 86_400_000));
    expect(await listDeliveries(webhook)).toHaveLength(5);
    await housekeeping.run(new Date(Date.now() + (WEBHOOK_DELIVERY_DAYS + 1) * 86_400_000));
    expect(await listDeliveries(webhook)).toEqual([]);
  });
});

describe('webhooks', () => {
  it('have secrets that are shown once, kept encrypted, and sign for a while after they were replaced', async () => {
    const webhook = await createWebhook();
    const rotate = async () => newWebhookSecret.parse((await call('POST', `/api/webhooks/${webhook.id}/secret`)).body);
    const second = await rotate();
    const third = await rotate();
    expect(Math.round((Date.parse(third.webhook.previousSecretUntil!) - Date.now()) / 3_600_000)).toBe(24);
    await sendTest(webhook);
    const secrets = [webhook.secret, second.secret, third.secret];
    const { headers, body } = receivedBy(webhook)[0]!;
    for (const secret of secrets) new Webhook(secret).verify(body, headers as Record<string, string>);
    // The first two are over.
    await query(
      `update webhooks set former_secrets = jsonb_set(jsonb_set(former_secrets, '{0,until}', '"2020-01-01T00:00:00.000Z"'),
      '{1,until}', '"2020-01-01T00:00:00.000Z"') where id = $1`,
      [webhook.id],
    );
    await sendTest(webhook);
    const later = receivedBy(webhook)[1]!;
    new Webhook(third.secret).verify(later.body, later.headers as Record<string, string>);
    expect(() => new Webhook(second.secret).verify(later.body, later.headers as Record<string, string>)).toThrow();
    expect((await getWebhook(webhook)).previousSecretUntil).toBeNull();
    const [{ secret: stored, kept }] = await query(
      `select secret, (select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), '') from event_log
         where aggregate_id = $1) || (select coalesce(string_agg(answer::text, ''), '') from idempotency) as kept from webhooks where id = $1`,
      [webhook.id],
    );
    expect(kept).toContain(webhook.path);
    for (const secret of [...secrets, stored]) expect(kept).not.toContain(secret);
    for (const secret of secrets) expect(stored).not.toContain(secret);
    const types = await query('select type from event_log where aggregate_id = $1 order by aggregate_version', [
      webhook.id,
    ]);
    expect(types.map(({ type }: { type: string }) => type)).toEqual([
      'webhook.created.v1',
      'webhook.secret-replaced.v1',
      'webhook.secret-replaced.v1',
    ]);
  });

  it('fail with a reason when their secret cannot be read any more', async () => {
    const webhook = await createWebhook();
    await query(`update webhooks set secret = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' where id = $1`, [
      webhook.id,
    ]);
    expect(await sendTest(webhook)).toMatchObject({ state: 'failed', error: expect.stringContaining('Replace it') });
  });

  it('are created once, changed with If-Match, listed by name and deleted with their deliveries', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { name: 'b', url: `${receiver.url}/b` };
    const first = await call('POST', '/api/webhooks', body, key);
    expect([first.status, first.headers.get('location')]).toEqual([201, `/api/webhooks/${first.body.webhook.id}`]);
    expect(await call('POST', '/api/webhooks', body, key)).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    await call('POST', '/api/webhooks', { ...body, name: 'a' });
    const list = (await call('GET', '/api/webhooks')).body;
    expect([list.total, ...list.webhooks.map(({ name }: WebhookRecord) => name)]).toEqual([2, 'a', 'b']);
    const path = `/api/webhooks/${first.body.webhook.id}`;
    expect((await call('PATCH', path, { name: 'a' })).status).toBe(409);
    expect(
      (await call('PATCH', path, { name: 'c', types: ['supplier', 'supplier'] }, { 'if-match': '"1"' })).body,
    ).toMatchObject({
      name: 'c',
      url: body.url,
      types: ['supplier'],
      version: 2,
    });
    expect((await call('PUT', path, { name: 'd' }, { 'if-match': '"1"' })).body.current).toMatchObject({
      name: 'c',
      waiting: 0,
    });
    await call('POST', `${path}/test`);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', `${path}/deliveries`)).status).toBe(404);
    expect((await call('POST', `${path}/test`)).status).toBe(404);
    await service.app.get(Housekeeping, { strict: false }).run();
    expect(await query('select from webhook_deliveries where webhook_id = $1', [first.body.webhook.id])).toEqual([]);
  });

  it('are limited in number, and refuse addresses that cannot be', async () => {
    const create = (url: string, name: string = randomUUID()) => call('POST', '/api/webhooks', { name, url });
    for (const url of [
      'http://10.0.0.1/',
      'https://169.254.169.254/latest',
      'http://93.184.215.14/',
      'https://[::1]/',
    ]) {
      const { status, body } = await create(url);
      expect([url, status, body.errors?.[0]?.path]).toEqual([url, 400, 'url']);
    }
    await query(
      `insert into webhooks (id, version, created_at, updated_at, name, url, types, state, secret, former_secrets)
       select gen_random_uuid(), 1, now(), now(), 'n' || n, 'https://example.com/', '{}', 'paused', '', '[]' from generate_series(2, $1::int) n`,
      [WEBHOOK_LIMIT],
    );
    expect((await create(`${receiver.url}/last`)).status).toBe(201);
    expect(await create(`${receiver.url}/more`)).toMatchObject({ status: 409, body: { code: 'webhook-limit' } });
  });
});

describe('addresses of webhooks', () => {
  const REFUSED = [
    'https://127.0.0.1/',
    'https://localhost/',
    'https://erp.localhost/',
    'https://[::1]/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::10.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'http://93.184.215.14/',
    'http://erp.example.com/',
  ];
  it.each(REFUSED)('are refused: %s', (url) => {
    expect(() => new TargetNetworks([]).checkUrl(new URL(url))).toThrow(/WEBHOOK_ALLOWED_NETWORKS/);
  });

  it('are public ones by https, and those of allowed networks', () => {
    const check = (allowed: string[], url: string) => new TargetNetworks(allowed).checkUrl(new URL(url));
    check([], 'https://93.184.215.14/');
    check([], 'https://[2606:4700::6810:84e5]/');
    check([], 'https://erp.example.com:8443/fsvp?key=1');
    check(['10.1.0.0/16', 'fd00::/8'], 'http://10.1.2.3/');
    check(['10.1.0.0/16', 'fd00::/8'], 'https://[fd12::1]/');
    check(['10.1.2.3'], 'http://[::ffff:10.1.2.3]/');
    check(['127.0.0.0/8'], 'http://localhost:3000/');
    expect(() => check(['10.1.0.0/16'], 'https://10.2.0.1/')).toThrow();
  });

  it('are checked when a name is called, for the very connection', async () => {
    const answers = [['93.184.215.14', '10.0.0.1'], ['::ffff:127.0.0.1'], ['fd00::1']];
    for (const addresses of answers) {
      const resolve = ((_name: string, _options: object, callback: Parameters<LookupFunction>[2]) =>
        callback(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )) as unknown as ConstructorParameters<typeof TargetNetworks>[1];
      const sender = new DeliverySender(new TargetNetworks([], resolve), {
        redisUrl: '',
        prefix: '',
        timings: webhookTimings.parse(TIMINGS),
      });
      const message = { url: 'https://erp.example.com/', secrets: ['whsec_AAAA'], messageId: 'x', body: '{}' };
      const attempt = await sender.send(message, new AbortController().signal);
      await sender.close();
      expect(attempt).toMatchObject({ result: 'not_allowed', status: null, delivered: false });
      expect(attempt.error).toContain('is not a public address');
    }
  });
});

it('metrics show what waits and how attempts ended', async () => {
  const webhook = await createWebhook();
  await call('PUT', `/api/webhooks/${webhook.id}`, { state: 'paused' });
  publish(change(randomUUID()));
  await eventually(async () => (await getWebhook(webhook)).waiting === 1);
  const text = await (await fetch(`${service.url}/metrics`)).text();
  expect(text).toMatch(/^webhooks\{state="paused"\} 1$/m);
  expect(text).toMatch(/^webhook_deliveries_waiting\{state="paused"\} 1$/m);
  expect(text).toMatch(/^webhook_deliveries_overdue_seconds\{state="active"\} 0$/m);
  expect(text).toMatch(/^webhook_attempts_total\{result="refused_answer"\} [1-9]/m);
});
