import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** An HTTP server in place of a service. Tests set its behaviour. */
export interface FakeService {
  url: string;
  handler: Handler;
  /** The received requests, except health checks. */
  received: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  ready: boolean;
  /** Whether it answers its health checks; without, its process hangs. */
  alive: boolean;
  /** Closes the port and every connection. */
  stop(): Promise<void>;
  /** Listens on the same port again. */
  start(): Promise<void>;
}

export const respondJson =
  (body: unknown, status = 200): Handler =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

export async function startFakeService(handler: Handler = respondJson({ ok: true })): Promise<FakeService> {
  let server: Server | undefined;
  let port = 0;
  const fake: FakeService = {
    url: '',
    handler,
    received: [],
    ready: true,
    alive: true,
    async start() {
      server = createServer((request, response) => {
        if (request.url === '/livez') return fake.alive ? response.end() : undefined;
        if (request.url === '/readyz') return response.writeHead(fake.ready ? 200 : 503).end();
        fake.received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
        return fake.handler(request, response);
      });
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
      port = (server.address() as AddressInfo).port;
      fake.url = `http://127.0.0.1:${port}`;
    },
    async stop() {
      const stopped = new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
      server?.closeAllConnections();
      await stopped;
      server = undefined;
    },
  };
  await fake.start();
  return fake;
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
