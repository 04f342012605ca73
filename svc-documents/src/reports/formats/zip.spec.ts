import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { unzip } from '../../../test/read-formats.js';
import { createZip, type ZipEntry } from './zip.js';

const MODIFIED = new Date('2026-03-05T14:00:00.000Z');

describe('createZip', () => {
  it('writes the same archive for the same entries', async () => {
    const entries = async function* (): AsyncGenerator<ZipEntry> {
      yield { name: 'a.txt', content: ['食', '品'] };
      yield { name: 'b/empty.txt', content: [] };
    };
    const archive = await buffer(createZip(entries(), MODIFIED));
    expect(await unzip(archive)).toEqual({ 'a.txt': '食品', 'b/empty.txt': '' });
    expect(await buffer(createZip(entries(), MODIFIED))).toEqual(archive);
  });

  it('fails when the content of an entry fails', async () => {
    const entries = async function* (): AsyncGenerator<ZipEntry> {
      yield {
        name: 'a.txt',
        content: (function* () {
          yield 'x'.repeat(100_000);
          throw new Error('no more rows');
        })(),
      };
    };
    await expect(buffer(createZip(entries(), MODIFIED))).rejects.toThrow('no more rows');
  });

  it('reads entries only on demand, and closes them when the archive is destroyed', async () => {
    let chunks = 0;
    let closed = false;
    const endless = async function* (): AsyncGenerator<string> {
      try {
        for (;;) {
          chunks += 1;
          yield randomBytes(1 << 16).toString('hex');
        }
      } finally {
        closed = true;
      }
    };
    const entries = async function* (): AsyncGenerator<ZipEntry> {
      yield { name: 'a.txt', content: endless() };
    };
    const archive: Readable = createZip(entries(), MODIFIED);
    await delay(100);
    expect(chunks).toBeLessThan(20);
    archive.destroy();
    await delay(50);
    expect(closed).toBe(true);
  });
});
