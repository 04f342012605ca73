import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LiveStream } from './live-stream.js';

describe('LiveStream', () => {
  let server: Server;
  let socket: Socket;
  let response: ServerResponse;
  beforeEach(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const opened = new Promise<ServerResponse>((resolve) =>
      server.once('request', (_request, serverResponse) => resolve(serverResponse)),
    );
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    response = (await opened).writeHead(200, { 'content-type': 'text/event-stream' });
  });
  afterEach(async () => {
    socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
  async function sendUntilBlocked(stream: LiveStream): Promise<void> {
    for (let count = 0; !response.writableNeedDrain; count += 1) {
      if (count > 1_000_000) throw new Error('The socket never blocks');
      stream.send([`type-${count % 10}`, 'x'.repeat(1000)]);
      if (count % 100 === 0) await nextTurn();
    }
  }

  it('does not buffer more while the client does not read, and sends the missed types afterwards', async () => {
    socket.pause();
    const stream = new LiveStream(response);
    await sendUntilBlocked(stream);
    const buffered = response.writableLength;
    for (let count = 0; count < 100_000; count += 1) stream.send(['supplier', `type-${count % 10}`]);
    stream.sendHeartbeat();
    expect(response.writableLength).toBe(buffered);
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    socket.resume();
    while (!text.includes('supplier')) await nextTurn();
    const last = /data: (\{.*supplier.*\})/.exec(text)?.[1] ?? '{}';
    expect((JSON.parse(last) as { changed: string[] }).changed.sort()).toEqual(
      ['supplier', ...Array.from({ length: 10 }, (_, index) => `type-${index}`)].sort(),
    );
  });

  it('closes the stream of a client that has read nothing for four heartbeats', async () => {
    socket.pause();
    const stream = new LiveStream(response);
    await sendUntilBlocked(stream);
    for (let count = 1; count < 4; count += 1) stream.sendHeartbeat();
    expect(response.destroyed).toBe(false);
    stream.sendHeartbeat();
    expect(response.destroyed).toBe(true);
  });

  it('sends only the retry time and heartbeats when nothing changes', async () => {
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    const stream = new LiveStream(response);
    stream.send([]);
    stream.sendHeartbeat();
    stream.close();
    while (!text.endsWith('\r\n0\r\n\r\n')) await nextTurn();
    expect(text).toContain('retry: 1000');
    expect(text).toContain(':\n\n');
    expect(text).not.toContain('event:');
  });
});
