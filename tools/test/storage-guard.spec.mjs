import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { storeLimit } from '../infrastructure/nats.mjs';
import { homeDir } from '../paths.mjs';
import { StorageGuard } from '../supervisor/storage-guard.mjs';

const MB = 1024 * 1024;
/** @type {string} */ let home;
/** Without the reserved file. @type {number} */ let spaceMb;
/** @type {number} */ let inodes;
/** @type {string[]} */ let reactions;
/** @type {string[]} */ let notes;
/** @type {StorageGuard} */ let guard;

beforeEach(() => {
  mkdirSync(homeDir('.local/test'), { recursive: true });
  home = mkdtempSync(join(homeDir('.local/test'), 'guard-'));
  reactions = [];
  notes = [];
  inodes = Infinity;
  guard = new StorageGuard({
    home,
    note: (text) => void notes.push(text),
    readFree: async () => ({
      bytes: spaceMb * MB - (statSync(guard.file, { throwIfNoEntry: false })?.size ?? 0),
      inodes,
    }),
  });
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

const check = () =>
  guard.check({ onFull: () => void reactions.push('full'), onSpace: () => void reactions.push('space') });

test('the reserved space is released when the disk is full, and reserved again when there is space', async () => {
  spaceMb = 200;
  await guard.reserve();
  expect(statSync(guard.file)).toMatchObject({ size: 64 * MB });
  // As large on the disk as it is long.
  expect(statSync(guard.file).blocks * 512).toBeGreaterThanOrEqual(64 * MB);
  await check();
  expect(reactions).toEqual([]);

  spaceMb = 64;
  await check();
  await check();
  expect(reactions).toEqual(['full']);
  expect(existsSync(guard.file)).toBe(false);

  // Enough for the file, but then the disk would be nearly full.
  spaceMb = 100;
  await check();
  expect(reactions).toEqual(['full']);
  spaceMb = 120;
  await check();
  await check();
  expect(reactions).toEqual(['full', 'space']);
  expect(existsSync(guard.file)).toBe(true);
});

test('a disk without inodes for more files is full', async () => {
  spaceMb = 200;
  inodes = 5000;
  await guard.reserve();
  inodes = 999;
  await check();
  await check();
  inodes = 1999;
  await check();
  expect(reactions).toEqual(['full']);
  expect(notes).toEqual([
    `The disk with ${home} is full (no inodes are free for more files): nothing can be saved until there is space again.`,
  ]);
  await expect(new StorageGuard(guard.settings).reserve()).resolves.toBeUndefined();
  inodes = 999;
  await expect(new StorageGuard(guard.settings).reserve()).rejects.toThrow('can hold only 999 more files');
  inodes = 2000;
  await check();
  expect(reactions).toEqual(['full', 'space']);
});

test('a reaction that fails is repeated', async () => {
  spaceMb = 200;
  await guard.reserve();
  spaceMb = 64;
  let calls = 0;
  const onFull = () => {
    calls += 1;
    if (calls === 1) throw new Error('no space');
  };
  const onSpace = () => undefined;
  await expect(guard.check({ onFull, onSpace })).rejects.toThrow('no space');
  await guard.check({ onFull, onSpace });
  await guard.check({ onFull, onSpace });
  expect(calls).toBe(2);
});

test('a suite does not start on a full disk', async () => {
  spaceMb = 90;
  await expect(guard.reserve()).rejects.toThrow(`The disk with ${home} is full. Free at least 6 MB, then start again.`);
  expect(existsSync(guard.file)).toBe(false);
});

test('NATS may store a quarter of a small volume, and at most 4 GB', () => {
  expect(storeLimit({ blocks: 1000, bsize: 4096 })).toBe(1_024_000);
  expect(storeLimit({ blocks: 1e9, bsize: 4096 })).toBe(4 * 1024 ** 3);
});
