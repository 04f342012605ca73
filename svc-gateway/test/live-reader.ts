import { request, type IncomingMessage } from 'node:http';

/** An open window's stream, as a browser reads it. */
export interface LiveReader {
  status: number;
  headers: IncomingMessage['headers'];
  /** The types of each message, in the order in which they came. */
  messages: string[][];
  /** Everything that came, comments too. */
  text(): string;
  heard(type: string): boolean;
  ended: boolean;
  leave(): void;
}

export function readLive(url: string, cookie: string, method = 'GET'): Promise<LiveReader> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/live`, { method, headers: cookie ? { cookie } : {} }, (response) => {
      let text = '';
      const reader: LiveReader = {
        status: response.statusCode ?? 0,
        headers: response.headers,
        messages: [],
        text: () => text,
        heard: (type) => reader.messages.flat().includes(type),
        ended: false,
        leave: () => response.destroy(),
      };
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        reader.messages = [...text.matchAll(/^event: changed\ndata: (.*)\n\n/gm)].map(
          ([, data]) => (JSON.parse(data as string) as { changed: string[] }).changed,
        );
      });
      response.on('close', () => (reader.ended = true)).on('error', () => undefined);
      resolve(reader);
    });
    asked.on('error', reject).end();
  });
}
