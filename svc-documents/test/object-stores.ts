import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DiskObjectStore } from '../src/object-store/disk-object-store.js';
import { toObjectKey } from '../src/object-store/object-key.js';
import type { ObjectStore } from '../src/object-store/object-store.js';
import { parseObjectStoreUrl, type S3Settings } from '../src/object-store/object-store-url.js';
import { createS3Client } from '../src/object-store/s3-client.js';
import { S3ObjectStore } from '../src/object-store/s3-object-store.js';
import type { Config } from '../src/config.js';
import { S3_CREDENTIALS, startS3Server, type S3Server } from './s3-server-process.js';

/** A driver under test, with direct access to its stored files. */
export interface StoreUnderTest {
  store: ObjectStore;
  /** Where the driver stages files. */
  stagingFolder: string;
  settings: { objectStoreUrl: string } & Partial<Config>;
  /** Path of an object's file. */
  pathOf(sha256: string): string;
  /** Writes a file with any name to the store. */
  writeRaw(name: string, content: string | Buffer): Promise<void>;
  s3?: S3Server;
  close(): Promise<void>;
}

export function createS3Store(
  s3: Pick<S3Server, 'url'>,
  folder: string,
  pageSize?: number,
  socketTimeoutMs?: number,
): S3ObjectStore {
  const settings = parseObjectStoreUrl(s3.url()) as S3Settings;
  return new S3ObjectStore(
    createS3Client(
      settings,
      { accessKeyId: S3_CREDENTIALS.AWS_ACCESS_KEY_ID, secretAccessKey: S3_CREDENTIALS.AWS_SECRET_ACCESS_KEY },
      socketTimeoutMs,
    ),
    settings,
    folder,
    pageSize,
  );
}

async function writeRawFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

export const STORE_DRIVERS: Record<'disk' | 's3', () => Promise<StoreUnderTest>> = {
  async disk() {
    const folder = await mkdtemp(join(tmpdir(), 'fsvp-disk-'));
    const root = join(folder, 'files');
    return {
      store: new DiskObjectStore(root),
      stagingFolder: join(root, 'staged'),
      settings: { objectStoreUrl: `file://${root}` },
      pathOf: (sha256) => join(root, toObjectKey(sha256)),
      writeRaw: (name, content) => writeRawFile(join(root, name), content),
      close: () => rm(folder, { recursive: true, force: true }),
    };
  },
  async s3() {
    const folder = await mkdtemp(join(tmpdir(), 'fsvp-staged-'));
    const s3 = await startS3Server();
    return {
      store: createS3Store(s3, folder),
      stagingFolder: folder,
      settings: { objectStoreUrl: s3.url(), ...S3_CREDENTIALS },
      pathOf: (sha256) => s3.pathOf(toObjectKey(sha256)),
      writeRaw: (name, content) => writeRawFile(s3.pathOf(name), content),
      s3,
      async close() {
        await s3.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};
