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
import { S3_CREDENTIALS, startS3, type S3 } from './s3.js';

/** A driver under test, with a way to its stored bytes past the driver. */
export interface StoreUnderTest {
  store: ObjectStore;
  /** Where it stages. */
  staged: string;
  settings: { objectStoreUrl: string } & Partial<Config>;
  /** Where an object's bytes are. */
  bytesOf(sha256: string): string;
  /** Puts bytes under any name in the store. */
  plant(name: string, content: string | Buffer): Promise<void>;
  s3?: S3;
  close(): Promise<void>;
}

export function s3Store(s3: Pick<S3, 'url'>, folder: string, pageSize?: number, pauseMs?: number): S3ObjectStore {
  const settings = parseObjectStoreUrl(s3.url()) as S3Settings;
  return new S3ObjectStore(
    createS3Client(
      settings,
      { accessKeyId: S3_CREDENTIALS.AWS_ACCESS_KEY_ID, secretAccessKey: S3_CREDENTIALS.AWS_SECRET_ACCESS_KEY },
      pauseMs,
    ),
    settings,
    folder,
    pageSize,
  );
}

async function plantAt(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

export const DRIVERS: Record<'disk' | 's3', () => Promise<StoreUnderTest>> = {
  async disk() {
    const folder = await mkdtemp(join(tmpdir(), 'fsvp-disk-'));
    const root = join(folder, 'files');
    return {
      store: new DiskObjectStore(root),
      staged: join(root, 'staged'),
      settings: { objectStoreUrl: `file://${root}` },
      bytesOf: (sha256) => join(root, toObjectKey(sha256)),
      plant: (name, content) => plantAt(join(root, name), content),
      close: () => rm(folder, { recursive: true, force: true }),
    };
  },
  async s3() {
    const folder = await mkdtemp(join(tmpdir(), 'fsvp-staged-'));
    const s3 = await startS3();
    return {
      store: s3Store(s3, folder),
      staged: folder,
      settings: { objectStoreUrl: s3.url(), ...S3_CREDENTIALS },
      bytesOf: (sha256) => s3.pathOf(toObjectKey(sha256)),
      plant: (name, content) => plantAt(s3.pathOf(name), content),
      s3,
      async close() {
        await s3.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};
