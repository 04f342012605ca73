import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, opendir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import { TooLarge, type ListedObject, type ObjectFacts, type ObjectStore, type StagedFile, type StageLimits } from './object-store.js';

const SHA256 = /^[0-9a-f]{64}$/;

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function damaged(reason: string): ProblemError {
  return new ProblemError(500, 'Stored file damaged', `The stored file ${reason}, so it is not handed out. Restore it from a backup of the object store.`);
}

function isMissing(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT';
}

/** Objects in a folder: `objects/ab/<sha256>`, and `staged/` on the same file system, so that keeping is one rename. */
export class DiskObjectStore implements ObjectStore {
  private readonly objects: string;
  private readonly staged: string;

  constructor(root: string) {
    this.objects = join(root, 'objects');
    this.staged = join(root, 'staged');
  }

  async stage(content: Readable, { maxBytes = Infinity, readOnBytes = maxBytes, signal }: StageLimits = {}): Promise<StagedFile> {
    await mkdir(this.staged, { recursive: true });
    const path = join(this.staged, randomUUID());
    const hash = createHash('sha256');
    let size = 0;
    const measure = async function* (chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        size += bytes.length;
        if (size > readOnBytes) break;
        if (size > maxBytes) continue;
        hash.update(bytes);
        yield bytes;
      }
      if (size > maxBytes) throw new TooLarge(size <= readOnBytes);
    };
    const discard = () => rm(path, { force: true });
    try {
      // `flush` is fsync before close.
      await pipeline(content, measure, createWriteStream(path, { flags: 'wx', flush: true }), { signal });
    } catch (error) {
      await discard();
      throw error;
    }
    return { path, size, sha256: hash.digest('hex'), discard };
  }

  async keep(file: StagedFile): Promise<void> {
    const target = this.pathOf(file.sha256);
    const folder = join(target, '..');
    const made = await mkdir(folder, { recursive: true });
    // The content's name is its hash: what is there already is the same, unless it was damaged; replacing it heals that.
    await rename(file.path, target);
    await utimes(target, new Date(), new Date());
    await syncFolder(folder);
    if (made) await syncFolder(this.objects);
  }

  async read({ sha256, size }: ObjectFacts): Promise<Readable> {
    const file = await open(this.pathOf(sha256), 'r').catch((error: unknown) => {
      throw isMissing(error) ? damaged('is missing') : error;
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
    for await (const folder of entries(this.objects)) {
      for await (const name of entries(join(this.objects, folder))) {
        const found = SHA256.test(name) && (await stat(this.pathOf(name)).catch(() => undefined));
        if (found) yield { sha256: name, keptAt: found.mtime };
      }
    }
  }

  async removeStaged(before: Date): Promise<void> {
    for await (const name of entries(this.staged)) {
      const path = join(this.staged, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtime < before) await rm(path, { force: true });
    }
  }

  async check(): Promise<void> {
    await mkdir(this.objects, { recursive: true });
    await access(this.objects, constants.W_OK);
  }

  private pathOf(sha256: string): string {
    if (!SHA256.test(sha256)) throw new Error(`${sha256} is no SHA-256`);
    return join(this.objects, sha256.slice(0, 2), sha256);
  }
}

/** Names in a folder; none when it is not there. */
async function* entries(folder: string): AsyncGenerator<string> {
  const directory = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error) || (error as { code?: string }).code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (directory) for await (const entry of directory) yield entry.name;
}
