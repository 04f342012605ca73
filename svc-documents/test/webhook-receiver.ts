import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedMessage {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Of the record; undefined for a test. */
  recordId: string | undefined;
  version: number | undefined;
}

/** What is answered; nothing for a receiver that hangs. */
export type Answer = { status: number; headers?: Record<string, string>; body?: string } | undefined;

/** The other side of webhooks. */
export interface WebhookReceiver {
  url: string;
  received: ReceivedMessage[];
  /** By default everything is accepted. */
  answer: (message: ReceivedMessage) => Answer;
  /** Most requests of one path at the same time. */
  mostAtOnce(path: string): number;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<WebhookReceiver> {
  const open = new Map<string, { now: number; most: number }>();
  const server = createServer((request, response) => {
    const { url: path = '', headers } = request;
    const count = open.get(path) ?? { now: 0, most: 0 };
    open.set(path, count);
    count.most = Math.max(count.most, (count.now += 1));
    response.once('close', () => (count.now -= 1));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { data } = JSON.parse(body || '{}') as { data?: { recordId: string; version: number } | null };
      const message = { path, headers, body, recordId: data?.recordId, version: data?.version };
      receiver.received.push(message);
      const answer = receiver.answer(message);
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: () => ({ status: 200 }),
    mostAtOnce: (path) => open.get(path)?.most ?? 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
