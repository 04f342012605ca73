import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy for Redis that a test can stop (connections fail) or hang (no responses). */
export interface RedisProxy {
  url: string;
  stop(): void;
  hang(): void;
  resume(): void;
  close(): Promise<void>;
}

export async function startRedisProxy(redisUrl = process.env.TEST_REDIS_URL ?? ''): Promise<RedisProxy> {
  const target = new URL(redisUrl);
  const pairs = new Set<[Socket, Socket]>();
  let state: 'running' | 'stopped' | 'hanging' = 'running';
  const server = createServer((client) => {
    if (state === 'stopped') return void client.destroy();
    const redis = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [client, redis];
    pairs.add(pair);
    for (const [from, to] of [pair, [redis, client] as const]) {
      from.on('data', (data) => state !== 'hanging' && to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const closeSockets = () => [...pairs].flat().forEach((socket) => socket.destroy());
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      state = 'stopped';
      closeSockets();
    },
    hang() {
      state = 'hanging';
    },
    resume() {
      if (state === 'hanging') closeSockets();
      state = 'running';
    },
    async close() {
      state = 'stopped';
      closeSockets();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
