import { request, type IncomingMessage } from 'node:http';

/** A client of the live stream that reads like a browser. */
export interface LiveClient {
  status: number;
  headers: IncomingMessage['headers'];
  /** The types of each message, in the order of arrival. */
  messages: string[][];
  /** Everything received, with comments. */
  text(): string;
  hasReceived(type: string): boolean;
  ended: boolean;
  disconnect(): void;
}

export function connectLive(url: string, cookie: string, method = 'GET'): Promise<LiveClient> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}/api/live`, { method, headers: cookie ? { cookie } : {} }, (response) => {
      let text = '';
      const client: LiveClient = {
        status: response.statusCode ?? 0,
        headers: response.headers,
        messages: [],
        text: () => text,
        hasReceived: (type) => client.messages.flat().includes(type),
        ended: false,
        disconnect: () => response.destroy(),
      };
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        client.messages = [...text.matchAll(/^event: changed\ndata: (.*)\n\n/gm)].map(
          ([, data]) => (JSON.parse(data as string) as { changed: string[] }).changed,
        );
      });
      response.on('close', () => (client.ended = true)).on('error', () => undefined);
      resolve(client);
    });
    outgoing.on('error', reject).end();
  });
}
