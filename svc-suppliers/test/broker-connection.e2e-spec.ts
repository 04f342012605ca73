import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { testAddress } from '@fsvp/service-kit/testing/test-database';
import { eventually, newNamespace } from '@fsvp/service-kit/testing/test-service';

it('reports a lost connection at once, and publishes as soon as it is back', async () => {
  const broker = new URL(testAddress('TEST_NATS_URL'));
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const upstream = connect(Number(broker.port), broker.hostname);
    for (const one of [socket, upstream]) {
      sockets.add(one);
      one.on('error', () => undefined);
    }
    socket.pipe(upstream).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const natsUrl = Object.assign(new URL(broker), { hostname: '127.0.0.1', port: String(port) }).href;
  const settings = { natsUrl, namespace: newNamespace(), maxBytes: 1024 * 1024, retryMs: 100 };
  const stream = new EventStream(settings, 'test', createLogger('test', 'silent'));
  const publish = (id: string) =>
    Promise.race([
      stream.publish('fsvp.test', id, '').then(
        () => 'published',
        (error: Error) => error.message,
      ),
      sleep(1500, 'no answer'),
    ]);
  try {
    stream.start();
    await eventually(() => Promise.resolve(stream.connected));
    await stream.ensureStream();
    expect(await publish('1')).toBe('published');
    proxy.close();
    for (const socket of sockets) socket.pause();
    const unanswered = publish('2');
    for (const socket of sockets) socket.destroy();
    expect(await unanswered).toBe('NATS is not connected');
    expect(await publish('2')).toBe('NATS is not connected');
    expect(stream.connected).toBe(false);
    const reconnected = new Promise<void>((resolve) => stream.onReconnect(resolve));
    proxy.listen(port, '127.0.0.1');
    await reconnected;
    expect(await publish('2')).toBe('published');
  } finally {
    await stream.deleteStream().catch(() => undefined);
    await stream.close();
    proxy.close();
    for (const socket of sockets) socket.destroy();
  }
});
