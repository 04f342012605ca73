import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LiveWindow } from './live-window.js';

describe('the stream of a window', () => {
  let server: Server;
  let socket: Socket;
  let response: ServerResponse;
  beforeEach(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const answered = new Promise<ServerResponse>((resolve) =>
      server.once('request', (_request, answer) => resolve(answer)),
    );
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    response = (await answered).writeHead(200, { 'content-type': 'text/event-stream' });
  });
  afterEach(async () => {
    socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  const turn = () => new Promise((resolve) => setImmediate(resolve));
  async function tellUntilFull(window: LiveWindow): Promise<void> {
    for (let count = 0; !response.writableNeedDrain; count += 1) {
      if (count > 1_000_000) throw new Error('It takes everything');
      window.tell([`type-${count % 10}`, 'x'.repeat(1000)]);
      if (count % 100 === 0) await turn();
    }
  }

  it('does not grow while nobody reads, and tells what was missed afterwards', async () => {
    socket.pause();
    const window = new LiveWindow(response);
    await tellUntilFull(window);
    const held = response.writableLength;
    for (let count = 0; count < 100_000; count += 1) window.tell(['supplier', `type-${count % 10}`]);
    window.beat();
    expect(response.writableLength).toBe(held);
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    socket.resume();
    while (!text.includes('supplier')) await turn();
    const last = /data: (\{.*supplier.*\})/.exec(text)?.[1] ?? '{}';
    expect((JSON.parse(last) as { changed: string[] }).changed.sort()).toEqual(
      ['supplier', ...Array.from({ length: 10 }, (_, index) => `type-${index}`)].sort(),
    );
  });

  it('lets a window go that has read nothing for four beats', async () => {
    socket.pause();
    const window = new LiveWindow(response);
    await tellUntilFull(window);
    for (let beat = 1; beat < 4; beat += 1) window.beat();
    expect(response.destroyed).toBe(false);
    window.beat();
    expect(response.destroyed).toBe(true);
  });

  it('says nothing by itself but signs of life', async () => {
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    const window = new LiveWindow(response);
    window.tell([]);
    window.beat();
    window.close();
    while (!text.endsWith('\r\n0\r\n\r\n')) await turn();
    expect(text).toContain('retry: 1000');
    expect(text).toContain(':\n\n');
    expect(text).not.toContain('event:');
  });
});
