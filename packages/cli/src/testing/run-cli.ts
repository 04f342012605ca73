import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { run } from '../program.js';

export const TOKEN = `fsvp_ab12cd34_${'x'.repeat(43)}`;

export interface Sent {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** A suite on this machine that answers what a function gives. */
export async function startSuite(answer: (sent: Sent) => Answer) {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString();
    const one = { method: request.method!, url: new URL(request.url!, 'http://x'), headers: request.headers, body };
    sent.push(one);
    const { status = 200, headers, body: content } = answer(one);
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    response.writeHead(status, { 'content-type': type, ...headers }).end(JSON.stringify(content));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    stop: () => void server.close(),
  };
}

function collector(isTTY: boolean, closed = false) {
  let text = '';
  const stream = Object.assign(
    new Writable({
      write(chunk, _encoding, done) {
        if (closed) return done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
        text += chunk;
        done();
      },
    }),
    { isTTY },
  );
  stream.on('error', () => undefined);
  return { stream, text: () => text };
}

/** A home for the files of the commands, deleted by `remove`. */
export function createHome(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'fsvp-cli-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface CliOptions {
  env?: Record<string, string>;
  input?: string;
  terminal?: boolean;
  /** The reader of the output has ended. */
  closed?: boolean;
  signal?: AbortSignal;
}

/** Runs a command as a process would; what it wrote and its exit code. */
export async function runCli(words: string[], options: CliOptions = {}) {
  const { env = {}, input = '', terminal = false, closed = false, signal = new AbortController().signal } = options;
  const out = collector(terminal, closed);
  const err = collector(terminal);
  const streams = { in: Readable.from(input ? [input] : []), out: out.stream, err: err.stream };
  const code = await run(words, { env, ...streams, signal });
  return { code, out: out.text(), err: err.text() };
}
