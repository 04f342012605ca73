import { createHash } from 'node:crypto';
import { access, constants, mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { entriesOf } from './entries-of.js';
import { LocalStaging } from './local-staging.js';
import { objectName, sha256Of } from './object-name.js';
import type { ListedObject, ObjectFacts, ObjectStore, StagedFile, StageLimits } from './object-store.js';
import { damaged } from './store-problems.js';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Objects in a folder: `objects/ab/<sha256>`, and `staged/` on the same file system, so that keeping is one rename. */
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
    // What is staged lies where it will stay.
  }

  async keep(file: StagedFile): Promise<void> {
    const target = this.pathOf(file.sha256);
    const folder = dirname(target);
    const made = await mkdir(folder, { recursive: true });
    // The content's name is its hash: what is there already is the same, unless it was damaged; replacing it heals that.
    await rename(file.path, target);
    await utimes(target, new Date(), new Date());
    await syncFolder(folder);
    if (made) await syncFolder(this.objects);
  }

  async read({ sha256, size }: ObjectFacts): Promise<Readable> {
    const file = await open(this.pathOf(sha256), 'r').catch((error: { code?: string }) => {
      throw error.code === 'ENOENT' ? damaged('is missing') : error;
    });
    try {
      if ((await file.stat()).size !== size) throw damaged('has changed in size');
      const hash = createHash('sha256');
      await pipeline(file.createReadStream({ start: 0, autoClose: false }), hash);
      if (hash.digest('hex') !== sha256) throw damaged('has changed since it was stored');
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
    for await (const folder of entriesOf(this.objects)) {
      for await (const name of entriesOf(join(this.objects, folder))) {
        const sha256 = sha256Of(name);
        const found = sha256 && (await stat(this.pathOf(sha256)).catch(() => undefined));
        if (found) yield { sha256, keptAt: found.mtime };
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
        `OBJECT_STORE_URL: files cannot be written to ${this.objects}. Give the suite's user the right to, or name another folder.`,
        { cause: error },
      );
    }
  }

  private pathOf(sha256: string): string {
    return join(this.root, objectName(sha256));
  }
}
