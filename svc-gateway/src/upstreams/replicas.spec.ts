import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { Replicas } from './replicas.js';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A replica that answers its readiness check with this status. */
async function replica(status: number): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end());
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('a name is resolved to all of its addresses, as long as it has them', async () => {
  const [one, other] = await Promise.all([replica(200), replica(200)]);
  let addresses: string[] | Error = [one, other];
  const removed: string[] = [];
  const replicas = new Replicas(['http://suppliers:8080'], () =>
    addresses instanceof Error ? Promise.reject(addresses) : Promise.resolve(addresses),
  );
  replicas.onRemoved = (url) => removed.push(url);
  expect(replicas.listInOrder()).toEqual(['http://suppliers:8080']);
  await replicas.lookUp();
  expect(replicas.listInOrder().sort()).toEqual([one, other].sort());
  addresses = new Error('ENOTFOUND');
  await replicas.lookUp();
  expect(replicas.listInOrder()).toHaveLength(2);
  addresses = [other];
  await replicas.lookUp();
  expect(replicas.listInOrder()).toEqual([other]);
  expect(removed).toEqual(['http://suppliers:8080', one]);
});

it('takes turns, and lists replicas that are not ready last', async () => {
  const [ready, draining, alsoReady] = await Promise.all([replica(200), replica(503), replica(200)]);
  const replicas = new Replicas([ready, draining, alsoReady]);
  await replicas.checkReadiness();
  const orders = [replicas.listInOrder(), replicas.listInOrder(), replicas.listInOrder()];
  expect(new Set(orders.map(([first]) => first))).toEqual(new Set([ready, alsoReady]));
  for (const order of orders) expect(order[2]).toBe(draining);
});

it('looks up names, but neither addresses nor localhost', async () => {
  const replicas = new Replicas(['http://127.0.0.1:1', 'http://localhost:2', 'https://localhost.localdomain:3']);
  await replicas.lookUp();
  expect(replicas.listInOrder().sort()).toEqual([
    'http://127.0.0.1:1',
    'http://localhost:2',
    'https://localhost.localdomain:3',
  ]);
});
