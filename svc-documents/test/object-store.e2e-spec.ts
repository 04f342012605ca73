import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TooLargeError, type ListedObject, type StagedFile } from '../src/object-store/object-store.js';
import { DRIVERS, s3Store, type StoreUnderTest } from './object-stores.js';

/** What every driver promises. */
describe.each(['disk', 's3'] as const)('the object store on %s', (driver) => {
  let under: StoreUnderTest;
  beforeAll(async () => {
    under = await DRIVERS[driver]();
    await under.store.check();
  });
  afterAll(() => under.close());

  const stage = (content: Buffer | string) => under.store.stage(Readable.from([content]));
  const keep = async (content: Buffer | string): Promise<StagedFile> => {
    const file = await stage(content);
    await under.store.send(file);
    await under.store.commit(file);
    await file.discard();
    return file;
  };
  const listed = async () => {
    const objects: ListedObject[] = [];
    for await (const object of under.store.list()) objects.push(object);
    return objects;
  };

  it('keeps what is sent to it, under its hash, and leaves nothing staged', async () => {
    const content = randomBytes(300_000);
    const before = Date.now();
    const { sha256, size } = await keep(content);
    expect({ sha256, size }).toEqual({
      sha256: createHash('sha256').update(content).digest('hex'),
      size: content.length,
    });
    expect(await readFile(under.bytesOf(sha256))).toEqual(content);
    expect(await buffer(await under.store.read({ sha256, size }))).toEqual(content);
    const found = (await listed()).find((object) => object.sha256 === sha256);
    expect(Math.abs(found!.storedAt.getTime() - before)).toBeLessThan(5000);
    expect(await readdir(under.staged)).toEqual([]);
  });

  it('streams a large file', async () => {
    const piece = randomBytes(1024 * 1024);
    const file = await under.store.stage(Readable.from(Array.from({ length: 120 }, () => piece)));
    let moved = 0;
    await under.store.send(file, { onProgress: () => void (moved += 1) });
    await under.store.commit(file);
    await file.discard();
    if (driver === 's3') expect(moved).toBeGreaterThan(100);
    const before = process.memoryUsage().rss;
    let bytes = 0;
    for await (const chunk of await under.store.read(file)) bytes += (chunk as Buffer).length;
    expect(bytes).toBe(120 * piece.length);
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * piece.length);
    await under.store.delete(file.sha256);
  }, 60_000);

  it('keeps an empty file', async () => {
    const file = await keep('');
    expect((await buffer(await under.store.read(file))).length).toBe(0);
  });

  it('stops at a limit, and at an abort, and leaves nothing behind', async () => {
    const many = (count: number) => Readable.from(Array.from({ length: count }, () => Buffer.alloc(1000)));
    expect((await under.store.stage(many(10), { maxBytes: 10_000 })).size).toBe(10_000);
    await expect(under.store.stage(many(11), { maxBytes: 10_000, maxReadBytes: 20_000 })).rejects.toMatchObject({
      constructor: TooLargeError,
      ended: true,
    });
    await expect(under.store.stage(many(30), { maxBytes: 10_000, maxReadBytes: 20_000 })).rejects.toMatchObject({
      constructor: TooLargeError,
      ended: false,
    });
    const abort = new AbortController();
    const endless = Readable.from(
      (async function* () {
        for (;;) {
          yield Buffer.alloc(1000);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      })(),
    );
    setTimeout(() => abort.abort(), 50);
    await expect(under.store.stage(endless, { signal: abort.signal })).rejects.toThrow();
    await under.store.removeStaged(new Date(Date.now() + 1000));
    expect(await readdir(under.staged)).toEqual([]);
  });

  it('removes what was staged before a time, and nothing younger', async () => {
    const [old, young] = [await stage('old'), await stage('young')];
    await utimes(old.path, new Date(0), new Date(0));
    await under.store.removeStaged(new Date(Date.now() - 3_600_000));
    expect((await readdir(under.staged)).length).toBe(1);
    await young.discard();
  });

  it('takes the same content from several at once', async () => {
    const content = randomBytes(100_000);
    const files = await Promise.all(Array.from({ length: 5 }, () => keep(content)));
    expect(new Set(files.map((file) => file.sha256)).size).toBe(1);
    expect((await listed()).filter((object) => object.sha256 === files[0]!.sha256).length).toBe(1);
    expect(await buffer(await under.store.read(files[0]!))).toEqual(content);
  });

  it.each([
    ['changed', 'has changed since it was stored', async (path: string) => writeFile(path, 'as it was STORED')],
    ['cut', 'has changed in size', async (path: string) => truncate(path, 3)],
    ['longer', 'has changed in size', async (path: string) => writeFile(path, 'as it was stored, and more')],
    ['missing', 'is missing', async (path: string) => rm(path)],
  ])('refuses a file that is %s before the first byte, until it is kept again', async (_damage, words, damage) => {
    const file = await keep('as it was stored');
    await damage(under.bytesOf(file.sha256));
    await expect(under.store.read(file)).rejects.toMatchObject({
      status: 500,
      title: 'Stored file damaged',
      detail: expect.stringContaining(words),
    });
    expect(await readdir(under.staged)).toEqual([]);
    await keep('as it was stored');
    expect((await buffer(await under.store.read(file))).toString()).toBe('as it was stored');
  });

  it('keeps what was removed between sending and keeping', async () => {
    const file = await stage('swept in between');
    await under.store.send(file);
    await under.store.delete(file.sha256);
    await under.store.commit(file);
    await file.discard();
    expect((await buffer(await under.store.read(file))).toString()).toBe('swept in between');
  });

  it('deletes once and again, and lists only what it named itself', async () => {
    const file = await keep('to be deleted');
    await under.plant('objects/zz/readme.txt', 'not ours');
    await under.plant(`objects/${file.sha256}`, 'in the wrong place');
    await under.store.delete(file.sha256);
    await under.store.delete(file.sha256);
    const objects = await listed();
    expect(objects.map((object) => object.sha256)).not.toContain(file.sha256);
    expect(objects.every((object) => /^[0-9a-f]{64}$/.test(object.sha256))).toBe(true);
    await expect(under.store.read(file)).rejects.toMatchObject({ detail: expect.stringContaining('is missing') });
  });

  it('lists more objects than one page has', async () => {
    const names = Array.from({ length: 1203 }, (_, index) =>
      createHash('sha256').update(`object ${index}`).digest('hex'),
    );
    await Promise.all(names.map((sha256) => under.plant(`objects/${sha256.slice(0, 2)}/${sha256}`, 'x')));
    const found = (await listed()).map((object) => object.sha256);
    expect(found.length).toBe(new Set(found).size);
    expect(names.filter((name) => !found.includes(name))).toEqual([]);
    if (!under.s3) return;
    let some = 0;
    for await (const object of s3Store(under.s3, under.staged, 100).list()) some += object ? 1 : 0;
    expect(some).toBe(found.length);
  }, 60_000);

  it('refuses names that are none', async () => {
    for (const sha256 of ['../../etc/passwd', 'A'.repeat(64), ''])
      await expect(under.store.read({ sha256, size: 1 })).rejects.toThrow('is not a SHA-256');
    if (driver === 'disk') expect((await stat(under.staged)).mode & 0o777).toBe(0o700);
  });
});
