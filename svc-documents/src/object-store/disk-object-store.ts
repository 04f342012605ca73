import { createHash } from 'node:crypto';
import { access, constants, mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listFolder } from './list-folder.js';
import { LocalStaging } from './local-staging.js';
import { toObjectKey, parseObjectKey } from './object-key.js';
import type { ListedObject, ObjectInfo, ObjectStore, StagedFile, StageLimits } from './object-store.js';
import { damagedFile } from './store-problems.js';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Objects in a folder: `objects/ab/<sha256>`, and `staged/` on the same file system, so that a commit is one rename.
 */
export class DiskObjectStore implements ObjectStore {
  private readonly objects: string;
  private readonly staging: LocalStaging;

  constructor(private readonly root: string) {
    this.objects = join(root, 'objects');
    this.staging = new LocalStaging(join(root, 'staged'));
  }

  stage(content: Readable, limits?: StageLimits): Promise<StagedFile> {
    return this.staging.stage(content, limits);
  }

  async send(): Promise<void> {
    // Nothing to do: staged files are on the file system of the objects already.
  }

  async commit(file: StagedFile): Promise<void> {
    const target = this.pathOf(file.sha256);
    const folder = dirname(target);
    const created = await mkdir(folder, { recursive: true });
    // An existing object has the same content, because its name is the hash. Replacing it repairs a damaged one.
    await rename(file.path, target);
    await utimes(target, new Date(), new Date());
    await syncFolder(folder);
    if (created) await syncFolder(this.objects);
  }

  async read({ sha256, size }: ObjectInfo): Promise<Readable> {
    const file = await open(this.pathOf(sha256), 'r').catch((error: { code?: string }) => {
      throw error.code === 'ENOENT' ? damagedFile('is missing') : error;
    });
    try {
      if ((await file.stat()).size !== size) throw damagedFile('has changed in size');
      const hash = createHash('sha256');
      await pipeline(file.createReadStream({ start: 0, autoClose: false }), hash);
      if (hash.digest('hex') !== sha256) throw damagedFile('has changed since it was stored');
      return file.createReadStream({ start: 0 });
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async delete(sha256: string): Promise<void> {
    await rm(this.pathOf(sha256), { force: true });
  }

  async *list(): AsyncGenerator<ListedObject> {
    for await (const folder of listFolder(this.objects)) {
      for await (const name of listFolder(join(this.objects, folder))) {
        const sha256 = parseObjectKey(name);
        const found = sha256 && (await stat(this.pathOf(sha256)).catch(() => undefined));
        if (found) yield { sha256, storedAt: found.mtime };
      }
    }
  }

  removeStaged(before: Date): Promise<void> {
    return this.staging.removeStaged(before);
  }

  async check(): Promise<void> {
    try {
      await mkdir(this.objects, { recursive: true });
      await access(this.objects, constants.W_OK);
    } catch (error) {
      throw new Error(
        `OBJECT_STORE_URL: files cannot be written to ${this.objects}. Give the suite's user write permission, or use another folder.`,
        { cause: error },
      );
    }
  }

  private pathOf(sha256: string): string {
    return join(this.root, toObjectKey(sha256));
  }
}
