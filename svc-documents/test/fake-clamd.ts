import { createServer, type Socket } from 'node:net';
import { EICAR } from './samples.js';

/** Speaks clamd's protocol on a Unix socket. */
export interface FakeClamd {
  /** `hangs` never replies; another text is the reply to each scan. */
  behavior: 'scans' | 'hangs' | (string & {});
  close(): Promise<void>;
}

export async function startFakeClamd(path: string): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const clamd: FakeClamd = {
    behavior: 'scans',
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      const content = received.includes('zPING\0') ? undefined : readInstream(received);
      if (clamd.behavior === 'hangs' || content === null) return;
      if (content === undefined) return void socket.end('PONG\0');
      const found = content.includes(EICAR) ? 'Win.Test.EICAR_HDB-1 FOUND' : 'OK';
      socket.end(`${clamd.behavior === 'scans' ? `stream: ${found}` : clamd.behavior}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  return clamd;
}

/** The content of a complete INSTREAM request; null while it is incomplete. */
function readInstream(request: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (!request.toString('latin1').startsWith(command)) return null;
  const chunks: Buffer[] = [];
  for (let offset = command.length; offset + 4 <= request.length;) {
    const length = request.readUInt32BE(offset);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(request.subarray(offset + 4, offset + 4 + length));
    offset += 4 + length;
  }
  return null;
}
