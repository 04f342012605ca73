import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of Redis that a test can shut (as if Redis had stopped) or jam (as if it hung). */
export interface RedisProxy {
  url: string;
  shut(): void;
  jam(): void;
  open(): void;
  close(): Promise<void>;
}

export async function redisProxy(redisUrl = process.env.TEST_REDIS_URL ?? ''): Promise<RedisProxy> {
  const target = new URL(redisUrl);
  const pairs = new Set<[Socket, Socket]>();
  let state: 'open' | 'shut' | 'jammed' = 'open';
  const server = createServer((client) => {
    if (state === 'shut') return void client.destroy();
    const redis = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [client, redis];
    pairs.add(pair);
    for (const [from, to] of [pair, [redis, client] as const]) {
      from.on('data', (data) => state !== 'jammed' && to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const drop = () => [...pairs].flat().forEach((socket) => socket.destroy());
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut() {
      state = 'shut';
      drop();
    },
    jam() {
      state = 'jammed';
    },
    open() {
      if (state === 'jammed') drop();
      state = 'open';
    },
    async close() {
      state = 'shut';
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
