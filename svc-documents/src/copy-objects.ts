import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { loadOrExit } from '@fsvp/service-kit/runtime/config';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { loadObjectStoreConfig } from './config.js';
import { createObjectStore } from './object-store/create-object-store.js';
import { toObjectKey } from './object-store/object-key.js';
import type { ObjectInfo, ObjectStore } from './object-store/object-store.js';

// Copies stored files for `npm run backup` and `npm run restore`: `copy-objects.js save | load FOLDER`. Reads which ones as
// lines of JSON, and writes a line for each that is missing or damaged.

const AT_ONCE = 4;

/** @returns whether the file could be read; damaged and missing ones are not saved */
async function save(store: ObjectStore, folder: string, object: ObjectInfo): Promise<boolean> {
  const path = join(folder, toObjectKey(object.sha256));
  const content = await store.read(object).catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 500) return undefined;
    throw error;
  });
  if (!content) return false;
  await mkdir(dirname(path), { recursive: true });
  await pipeline(content, createWriteStream(path, { flags: 'wx', flush: true }));
  return true;
}

async function load(store: ObjectStore, folder: string, { sha256, size }: ObjectInfo): Promise<boolean> {
  const file = await store.stage(createReadStream(join(folder, toObjectKey(sha256))), { maxBytes: size });
  if (file.sha256 !== sha256) {
    await file.discard();
    return false;
  }
  await store.send(file);
  await store.commit(file);
  return true;
}

const [mode, folder = ''] = process.argv.slice(2);
const copy = mode === 'load' ? load : save;
try {
  const store = await createObjectStore(loadOrExit(loadObjectStoreConfig));
  if (copy === load) await store.check();
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const copyRest = async (): Promise<void> => {
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      const object = JSON.parse(line.value) as ObjectInfo;
      if (!(await copy(store, folder, object))) console.log(JSON.stringify(object));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyRest));
} catch (error) {
  const { cause } = error as Error;
  console.error((error as Error).message + (cause instanceof Error ? ` (${cause.message})` : ''));
  process.exit(1);
}
