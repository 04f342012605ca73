import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a server, with which a test can interrupt that server for one client only. */
export interface TcpProxy {
  /** The server's URL with the proxy's address. */
  url: string;
  /** Ends the connections and refuses new ones, as a stopped server does. */
  stop(): void;
  /** Holds back all bytes, as a server does that no longer runs but has open connections. */
  hang(): void;
  /** Forwards again, after `hang` also what was held back. */
  resume(): void;
  close(): Promise<void>;
}

/** @param url of the server, such as `nats://127.0.0.1:4222` */
export async function startTcpProxy(url: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let state: 'forwarding' | 'stopped' | 'hanging' = 'forwarding';
  const server = createServer((client) => {
    if (state === 'stopped') return void client.destroy();
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === 'hanging') from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    state = 'stopped';
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }).href,
    stop,
    hang() {
      state = 'hanging';
      for (const socket of sockets) socket.pause();
    },
    resume() {
      state = 'forwarding';
      for (const socket of sockets) socket.resume();
    },
    async close() {
      stop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
