import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ScanSettingError, type VirusScanner } from './virus-scanner.js';

/** A Unix socket or a TCP port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

const MAX_REPLY = 10_000;

/**
 * Sends files to clamd with INSTREAM, so that clamd needs no access to the folder of uploads. The package `clamscan` is
 * not used: a scan that clamd did not finish has the result `null` there, which reads as clean.
 */
export class ClamdScanner implements VirusScanner {
  constructor(private readonly address: ClamdAddress) {}

  async scan(path: string, signal: AbortSignal): Promise<string | undefined> {
    const reply = await this.ask(toInstream(path), signal);
    if (reply === 'stream: OK') return undefined;
    const found = /^stream: (.+) FOUND$/.exec(reply);
    if (!found) throw new Error(`clamd replied '${reply}'`);
    return found[1]!;
  }

  async check(signal: AbortSignal): Promise<void> {
    const { address } = this;
    const name = 'path' in address ? address.path : `${address.host}:${address.port}`;
    if ('path' in address && (await stat(address.path).catch(() => undefined))?.isSocket() === false)
      throw new ScanSettingError(
        `UPLOAD_SCAN_CLAMD: ${name} is not a socket. Set it to the LocalSocket of clamd.conf.`,
      );
    const reply = await this.ask(['zPING\0'], signal).catch((error: Error) => error.message);
    if (reply !== 'PONG') throw new Error(`UPLOAD_SCAN_CLAMD: no clamd answers at ${name} (${reply})`);
  }

  /** Sends a request and returns the reply without the zero byte at its end. */
  private async ask(request: Iterable<string> | AsyncIterable<Buffer>, signal: AbortSignal): Promise<string> {
    const socket = connect({ ...this.address, signal });
    try {
      return await new Promise<string>((resolve, reject) => {
        let reply = '';
        socket.setEncoding('utf8').on('data', (text: string) => {
          reply += text;
          if (reply.endsWith('\0')) resolve(reply.slice(0, -1));
          else if (reply.length > MAX_REPLY) reject(new Error('clamd replied too much'));
        });
        socket.on('error', reject);
        socket.on('close', () => reject(new Error(`clamd closed the connection after '${reply}'`)));
        // The reply decides: above its limit, clamd replies before it has read everything.
        pipeline(Readable.from(request), socket, { end: false }).catch(reject);
      });
    } finally {
      socket.destroy();
    }
  }
}

/** Chunks after their lengths; a length of 0 ends the content. */
async function* toInstream(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield toLength(chunk.length);
    yield chunk;
  }
  yield toLength(0);
}

function toLength(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
