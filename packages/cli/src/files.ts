import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CliError } from './cli.error.js';
import type { Terminal } from './terminal.js';

/** Writes a file completely or not at all: a reader never sees a half. */
export async function writeWhole(path: string, text: string, mode = 0o666): Promise<void> {
  const temporary = `${path}.${randomUUID().slice(0, 8)}`;
  try {
    const file = await open(temporary, 'wx', mode);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Whether the output goes on to a program, which may not expect a byte order mark, and not to a file. */
export function isForPrograms(path: string | undefined): boolean {
  return path === undefined || path === '-';
}

/** Writes the body of an answer to a file, completely or not at all; without one or with `-` to standard output. */
export async function saveBody(response: Response, path: string | undefined, terminal: Terminal): Promise<void> {
  const body = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream);
  const { signal } = terminal;
  if (path === undefined || isForPrograms(path)) {
    const isText = /^text\/|json/.test(response.headers.get('content-type') ?? '');
    if (terminal.out.isTTY && !isText) throw new CliError('Name a file with --output: this is not text.');
    await pipeline(body, terminal.out, { end: false, signal });
    return;
  }
  const temporary = `${path}.${randomUUID().slice(0, 8)}`;
  try {
    await pipeline(body, createWriteStream(temporary, { flags: 'wx' }), { signal });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
