import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ADMINISTRATOR, createAdministrator } from '../fixtures/administrator.js';
import { eventually, ApiClient } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/product.js';

interface Message {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that accepts every message. */
async function startReceiver(): Promise<{ url: string; messages: Message[]; close(): void }> {
  const messages: Message[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      messages.push({ headers: request.headers, body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/fsvp`, messages, close: () => server.close() };
}

/** As the Standard Webhooks specification says, without the suite's library. */
function sign(secret: string, { headers, body }: Message): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

test('a webhook gets the changes of a supplier in their order, signed, and what the feed says of them', async ({
  product: { suite, api },
}) => {
  await createAdministrator(suite);
  const administrator = await new ApiClient(suite.url).signIn(ADMINISTRATOR.password, ADMINISTRATOR.email);
  const receiver = await startReceiver();
  await api.addSupplier('From before the webhook');
  let start = '';
  for (let more = true; more;) {
    const query = start && `&after=${start}`;
    const { body } = await administrator.call('GET', `/api/changes?types=supplier${query}`);
    [start, more] = [encodeURIComponent(body.next), body.more];
  }
  const created = await administrator.call('POST', '/api/webhooks', {
    name: 'ERP system',
    url: receiver.url,
    types: ['supplier'],
  });
  expect(created.status).toBe(201);
  const { webhook, secret } = created.body as { webhook: { id: string }; secret: string };

  const supplier = await api.addSupplier('Bay Seafood');
  await api.call('PUT', `/api/suppliers/${supplier}`, { city: 'Kochi' });
  await api.call('DELETE', `/api/suppliers/${supplier}`);
  // Changes of the ten seconds before the webhook may arrive too, since clocks differ.
  const received = () =>
    receiver.messages.map((message) => JSON.parse(message.body).data).filter(({ recordId }) => recordId === supplier);
  await eventually(async () => received().length === 3, 'three messages have arrived');
  expect(received().map(({ type, version }) => `${type} ${version}`)).toEqual([
    'supplier.created.v1 1',
    'supplier.updated.v1 2',
    'supplier.deleted.v1 3',
  ]);
  for (const message of receiver.messages) expect(message.headers['webhook-signature']).toBe(sign(secret, message));

  const { body: feed } = await administrator.call('GET', `/api/changes?types=supplier&after=${start}`);
  const shown = (feed.changes as { position: number; recordId: string }[])
    .filter(({ recordId }) => recordId === supplier)
    .map(({ position: _, ...change }) => change);
  expect(received()).toEqual(shown);

  const path = `/api/webhooks/${webhook.id}`;
  await eventually(
    async () => (await administrator.call('GET', path)).body.waiting === 0,
    'all deliveries are known to be made',
  );
  const { body: log } = await administrator.call('GET', `${path}/deliveries?recordId=${supplier}&state=delivered`);
  expect(log.deliveries).toHaveLength(3);
  expect((await administrator.call('DELETE', path)).status).toBe(204);
  receiver.close();
});
