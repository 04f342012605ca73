import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TooLargeError, type ListedObject, type StagedFile } from '../src/object-store/object-store.js';
import { STORE_DRIVERS, createS3Store, type StoreUnderTest } from './object-stores.js';

/** The contract of every driver. */
describe.each(['disk', 's3'] as const)('the object store on %s', (driver) => {
  let fixture: StoreUnderTest;
  beforeAll(async () => {
    fixture = await STORE_DRIVERS[driver]();
    await fixture.store.check();
  });
  afterAll(() => fixture.close());

  const stage = (content: Buffer | string) => fixture.store.stage(Readable.from([content]));
  const store = async (content: Buffer | string): Promise<StagedFile> => {
    const file = await stage(content);
    await fixture.store.send(file);
    await fixture.store.commit(file);
    await file.discard();
    return file;
  };
  const listObjects = async () => {
    const objects: ListedObject[] = [];
    for await (const object of fixture.store.list()) objects.push(object);
    return objects;
  };

  it('stores content under its hash and leaves no staged file', async () => {
    const content = randomBytes(300_000);
    const before = Date.now();
    const { sha256, size } = await store(content);
    expect({ sha256, size }).toEqual({
      sha256: createHash('sha256').update(content).digest('hex'),
      size: content.length,
    });
    expect(await readFile(fixture.pathOf(sha256))).toEqual(content);
    expect(await buffer(await fixture.store.read({ sha256, size }))).toEqual(content);
    const found = (await listObjects()).find((object) => object.sha256 === sha256);
    expect(Math.abs(found!.storedAt.getTime() - before)).toBeLessThan(5000);
    expect(await readdir(fixture.stagingFolder)).toEqual([]);
  });

  it('streams a large file', async () => {
    const piece = randomBytes(1024 * 1024);
    const file = await fixture.store.stage(Readable.from(Array.from({ length: 120 }, () => piece)));
    let moved = 0;
    await fixture.store.send(file, { onProgress: () => void (moved += 1) });
    await fixture.store.commit(file);
    await file.discard();
    if (driver === 's3') expect(moved).toBeGreaterThan(100);
    const before = process.memoryUsage().rss;
    let bytes = 0;
    for await (const chunk of await fixture.store.read(file)) bytes += (chunk as Buffer).length;
    expect(bytes).toBe(120 * piece.length);
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * piece.length);
    await fixture.store.delete(file.sha256);
  }, 60_000);

  it('stores an empty file', async () => {
    const file = await store('');
    expect((await buffer(await fixture.store.read(file))).length).toBe(0);
  });

  it('stops staging at a limit or an abort and removes the file', async () => {
    const many = (count: number) => Readable.from(Array.from({ length: count }, () => Buffer.alloc(1000)));
    expect((await fixture.store.stage(many(10), { maxBytes: 10_000 })).size).toBe(10_000);
    await expect(fixture.store.stage(many(11), { maxBytes: 10_000, maxReadBytes: 20_000 })).rejects.toMatchObject({
      constructor: TooLargeError,
      ended: true,
    });
    await expect(fixture.store.stage(many(30), { maxBytes: 10_000, maxReadBytes: 20_000 })).rejects.toMatchObject({
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
    await expect(fixture.store.stage(endless, { signal: abort.signal })).rejects.toThrow();
    await fixture.store.removeStaged(new Date(Date.now() + 1000));
    expect(await readdir(fixture.stagingFolder)).toEqual([]);
  });

  it('removes only files that were staged before a time', async () => {
    const [old, young] = [await stage('old'), await stage('young')];
    await utimes(old.path, new Date(0), new Date(0));
    await fixture.store.removeStaged(new Date(Date.now() - 3_600_000));
    expect((await readdir(fixture.stagingFolder)).length).toBe(1);
    await young.discard();
  });

  it('stores the same content from concurrent uploads once', async () => {
    const content = randomBytes(100_000);
    const files = await Promise.all(Array.from({ length: 5 }, () => store(content)));
    expect(new Set(files.map((file) => file.sha256)).size).toBe(1);
    expect((await listObjects()).filter((object) => object.sha256 === files[0]!.sha256).length).toBe(1);
    expect(await buffer(await fixture.store.read(files[0]!))).toEqual(content);
  });

  it.each([
    ['changed', 'has changed since it was stored', async (path: string) => writeFile(path, 'as it was STORED')],
    ['truncated', 'has changed in size', async (path: string) => truncate(path, 3)],
    ['longer', 'has changed in size', async (path: string) => writeFile(path, 'as it was stored, and more')],
    ['missing', 'is missing', async (path: string) => rm(path)],
  ])(
    'refuses a file that is %s before the first byte, until its content is stored again',
    async (_title, explanation, damage) => {
      const file = await store('as it was stored');
      await damage(fixture.pathOf(file.sha256));
      await expect(fixture.store.read(file)).rejects.toMatchObject({
        status: 500,
        code: 'stored-file-damaged',
        detail: expect.stringContaining(explanation),
      });
      expect(await readdir(fixture.stagingFolder)).toEqual([]);
      await store('as it was stored');
      expect((await buffer(await fixture.store.read(file))).toString()).toBe('as it was stored');
    },
  );

  it('commits an object that was removed after it was sent', async () => {
    const file = await stage('swept in between');
    await fixture.store.send(file);
    await fixture.store.delete(file.sha256);
    await fixture.store.commit(file);
    await file.discard();
    expect((await buffer(await fixture.store.read(file))).toString()).toBe('swept in between');
  });

  it('deletes an object, also twice, and lists only objects', async () => {
    const file = await store('to be deleted');
    await fixture.writeRaw('objects/zz/readme.txt', 'not ours');
    await fixture.writeRaw(`objects/${file.sha256}`, 'in the wrong place');
    await fixture.store.delete(file.sha256);
    await fixture.store.delete(file.sha256);
    const objects = await listObjects();
    expect(objects.map((object) => object.sha256)).not.toContain(file.sha256);
    expect(objects.every((object) => /^[0-9a-f]{64}$/.test(object.sha256))).toBe(true);
    await expect(fixture.store.read(file)).rejects.toMatchObject({ detail: expect.stringContaining('is missing') });
  });

  it('lists several pages of objects', async () => {
    const names = Array.from({ length: 1203 }, (_, index) =>
      createHash('sha256').update(`object ${index}`).digest('hex'),
    );
    await Promise.all(names.map((sha256) => fixture.writeRaw(`objects/${sha256.slice(0, 2)}/${sha256}`, 'x')));
    const found = (await listObjects()).map((object) => object.sha256);
    expect(found.length).toBe(new Set(found).size);
    expect(names.filter((name) => !found.includes(name))).toEqual([]);
    if (!fixture.s3) return;
    let some = 0;
    for await (const object of createS3Store(fixture.s3, fixture.stagingFolder, 100).list()) some += object ? 1 : 0;
    expect(some).toBe(found.length);
  }, 60_000);

  it('refuses invalid hashes', async () => {
    for (const sha256 of ['../../etc/passwd', 'A'.repeat(64), ''])
      await expect(fixture.store.read({ sha256, size: 1 })).rejects.toThrow('is not a SHA-256');
    if (driver === 'disk') expect((await stat(fixture.stagingFolder)).mode & 0o777).toBe(0o700);
  });
});
