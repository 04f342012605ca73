import type { ChildProcess } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { newWebhookSecret, webhookDelivery } from '@fsvp/contracts/webhooks/webhook';
import { eventually, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { startDocuments, type TestDocuments } from './start.js';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.js';
import { buildWorker, killProcess, spawnWorker } from './worker-process.js';

let service: TestDocuments;
let receiver: WebhookReceiver;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  await buildWorker();
  receiver = await startReceiver();
  service = await startDocuments({
    WEBHOOK_ALLOWED_NETWORKS: ['127.0.0.0/8'],
    webhooks: { timeout: 1000, lease: 1200, sweep: 200 },
  });
}, 60_000);
afterEach(() => Promise.all(workers.splice(0).map(killProcess)));
afterAll(async () => {
  await service.close();
  await receiver.close();
});

async function call(method: string, path: string, body?: unknown) {
  const administrator = await service.headersOf({ id: TEST_USER_ID, kind: 'user', grantee: 'administrator' });
  return service.request(method, path, body, administrator);
}
const startProcess = async () => {
  const started = await spawnWorker(service, 'webhook-worker');
  workers.push(started);
  return started;
};

it('is sent again with the same id by another worker when the one that sends it is killed', async () => {
  const created = await call('POST', '/api/webhooks', { name: 'ERP', url: `${receiver.url}/erp`, types: [] });
  const path = `/api/webhooks/${newWebhookSecret.parse(created.body).webhook.id}`;
  const killed = await startProcess();
  receiver.answer = () => undefined;
  const sent = webhookDelivery.parse((await call('POST', `${path}/test`)).body);
  await eventually(async () => receiver.received.length === 1);
  await killProcess(killed);
  receiver.answer = () => ({ status: 200 });

  await startProcess();
  const read = async () => webhookDelivery.parse((await call('GET', `${path}/deliveries/${sent.id}`)).body);
  await eventually(async () => (await read()).state === 'delivered');
  // The attempt that was broken off has no result.
  expect(await read()).toMatchObject({ messageId: sent.messageId, attempts: 1, status: 200 });
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([sent.messageId, sent.messageId]);
  const [first, second] = receiver.received;
  expect(second!.body).toBe(first!.body);
}, 30_000);
