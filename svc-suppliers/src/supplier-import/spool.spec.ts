import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { toProblemBody } from '@fsvp/service-kit/http/problem.filter';
import { toProblem } from '@fsvp/service-kit/problems/to-problem';
import { withSpooledFile } from '@fsvp/service-kit/tables/spool';

const MB = 1024 * 1024;
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('withSpooledFile', () => {
  it('returns 503 when the disk is full while the body arrives, and leaves the connection usable', async () => {
    const fail = () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    server = createServer((incoming, response) => {
      withSpooledFile(incoming, 64 * MB, async () => 'saved', incoming.url === '/full' ? fail : undefined).then(
        (answer) => response.end(answer),
        (error: unknown) => response.end(toProblemBody(toProblem(error)!, 'r1')),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (path: string, megabytes: number) => {
      const { port } = server.address() as AddressInfo;
      const call = request({ port, path, method: 'POST', agent });
      const chunks = Array.from({ length: megabytes }, () => Buffer.alloc(MB, 'x'));
      const sent = pipeline(Readable.from(chunks), call);
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      const answer = await text(response);
      await sent;
      return answer;
    };
    expect(await send('/full', 20)).toContain('"status":503');
    expect(await send('/', 1)).toBe('saved');
    agent.destroy();
  });
});
