import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { Pool } from 'undici';
import { Cancellation, exchange } from './exchange.js';

it('a request that waits for a connection ends when it is cancelled, and is not sent later', async () => {
  const arrived: ServerResponse[] = [];
  let onArrival = () => undefined as void;
  const server = createServer((_, response) => {
    arrived.push(response);
    onArrival();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    connections: 1,
    pipelining: 1,
  });
  try {
    const send = (cancellation: Cancellation) => exchange(pool, { method: 'POST', path: '/' }, cancellation);
    const firstArrived = new Promise<void>((resolve) => (onArrival = resolve));
    const first = send(new Cancellation());
    await firstArrived;
    const cancellation = new Cancellation();
    const waiting = send(cancellation);
    cancellation.cancel(new Error('left'));
    await expect(waiting).rejects.toThrow('left');

    arrived[0]!.end('done');
    expect((await first).body.toString()).toBe('done');
    const lastArrived = new Promise<void>((resolve) => (onArrival = resolve));
    const last = send(new Cancellation());
    await lastArrived;
    arrived[1]!.end();
    expect((await last).statusCode).toBe(200);
    expect(arrived).toHaveLength(2);
  } finally {
    await pool.destroy();
    server.close();
  }
});
