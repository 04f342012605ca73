import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy in front of NATS that a test can interrupt, as if NATS had stopped. */
export interface NatsProxy {
  url: string;
  interrupt(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function startNatsProxy(natsUrl = process.env.TEST_NATS_URL ?? ''): Promise<NatsProxy> {
  const target = new URL(natsUrl);
  const sockets = new Set<Socket>();
  let forwarding = true;
  const server = createServer((client) => {
    if (!forwarding) return void client.destroy();
    const nats = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, nats],
      [nats, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const interrupt = () => {
    forwarding = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
    interrupt,
    restore: () => void (forwarding = true),
    async close() {
      interrupt();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
