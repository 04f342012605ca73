import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { LocalStaging } from './local-staging.js';
import { objectName, sha256Of } from './object-name.js';
import {
  TooLarge,
  type ListedObject,
  type ObjectFacts,
  type ObjectStore,
  type SendOptions,
  type StagedFile,
  type StageLimits,
} from './object-store.js';
import type { S3Settings } from './object-store-url.js';
import { explain, isAway, isMissing, statusOf } from './s3-errors.js';
import { damaged, noSpace, storeAway } from './store-problems.js';

/** Until an answer begins. */
const ANSWER_MS = 6000;
/** Sending and fetching are streams, which the SDK cannot begin again by itself. */
const ATTEMPTS = 3;
const RETRY_AFTER_MS = 250;
/** A request that waits for a file does not wait for a retry. */
const FETCH_AGAIN_WITHIN_MS = 5000;

/** Objects in a bucket of S3 or a service like it: `<prefix>/objects/ab/<sha256>`. What comes and goes passes through a local folder, to be hashed there. */
export class S3ObjectStore implements ObjectStore {
  private readonly staging: LocalStaging;

  /** @param pageSize of lists; the service's own by default */
  constructor(
    private readonly client: S3Client,
    private readonly settings: S3Settings,
    folder: string,
    private readonly pageSize?: number,
  ) {
    this.staging = new LocalStaging(folder);
  }

  stage(content: Readable, limits?: StageLimits): Promise<StagedFile> {
    return this.staging.stage(content, limits);
  }

  async send(file: StagedFile, { signal, moved }: SendOptions = {}): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.put(file, signal, moved);
      } catch (error) {
        if (signal?.aborted) throw isTimeout(signal.reason) ? storeAway(error) : (signal.reason as Error);
        if (attempt === ATTEMPTS || !isAway(error) || isTimeout(error)) throw explain(error);
      }
      await sleep(RETRY_AFTER_MS * attempt, undefined, { signal });
    }
  }

  async keep(file: StagedFile): Promise<void> {
    // It was sent a moment ago; but the sweeper may have found the same content without an owner just before this transaction locked it.
    const size = await this.sizeOf(file.sha256);
    if (size !== file.size) await this.send(file);
  }

  async read({ sha256, size }: ObjectFacts): Promise<Readable> {
    const copy = await this.fetch(sha256, size);
    try {
      if (copy.size !== size) throw damaged('has changed in size');
      if (copy.sha256 !== sha256) throw damaged('has changed since it was stored');
      const file = await open(copy.path, 'r');
      return file.createReadStream({ start: 0 });
    } finally {
      // An open file is readable without its name, and gone once it is closed.
      await copy.discard();
    }
  }

  async delete(sha256: string): Promise<void> {
    const object = this.at(sha256);
    await this.answer((options) => this.client.send(new DeleteObjectCommand(object), options));
  }

  async *list(): AsyncGenerator<ListedObject> {
    let ContinuationToken: string | undefined;
    do {
      const query = {
        Bucket: this.settings.bucket,
        Prefix: this.key('objects/'),
        ContinuationToken,
        MaxKeys: this.pageSize,
      };
      const page = await this.answer((options) => this.client.send(new ListObjectsV2Command(query), options));
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const sha256 = sha256Of(Key);
        if (sha256 && LastModified && Key === this.at(sha256).Key) yield { sha256, keptAt: LastModified };
      }
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  }

  removeStaged(before: Date): Promise<void> {
    return this.staging.removeStaged(before);
  }

  async check(): Promise<void> {
    const { bucket, endpoint } = this.settings;
    const place = `the bucket '${bucket}'${endpoint ? ` at ${endpoint}` : ''}`;
    await this.answer(
      (options) => this.client.send(new HeadBucketCommand({ Bucket: bucket }), options),
      (error) => {
        const status = statusOf(error);
        if (status === 404)
          throw new Error(`OBJECT_STORE_URL: ${place} does not exist. Create it, or name another.`, { cause: error });
        if (status === 301 || status === 400)
          throw new Error(
            `OBJECT_STORE_URL: ${place} is not in the region '${this.settings.region}'. Set the region that it is in.`,
            { cause: error },
          );
        if (status !== undefined && status < 500)
          throw new Error(
            `OBJECT_STORE_URL: the credentials are not allowed to use ${place}. Check AWS_ACCESS_KEY_ID and its rights.`,
            { cause: error },
          );
        throw explain(error);
      },
    );
  }

  private async put(file: StagedFile, signal: AbortSignal | undefined, moved: SendOptions['moved']): Promise<void> {
    const body = createReadStream(file.path);
    try {
      await this.client.send(
        new PutObjectCommand({
          ...this.at(file.sha256),
          Body: moved ? Readable.from(watched(body, moved), { objectMode: false }) : body,
          ContentLength: file.size,
          ContentType: 'application/octet-stream',
          ChecksumSHA256: Buffer.from(file.sha256, 'hex').toString('base64'),
        }),
        { abortSignal: signal },
      );
    } finally {
      body.destroy();
    }
  }

  /** A local copy, whole or not; begun again when the connection breaks off. */
  private async fetch(sha256: string, size: number): Promise<StagedFile> {
    const object = this.at(sha256);
    const since = Date.now();
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.answer(
        (options) => this.client.send(new GetObjectCommand(object), options),
        (error) => {
          throw isMissing(error) ? damaged('is missing') : explain(error);
        },
      );
      try {
        return await this.staging.stage(answer.Body as Readable, { maxBytes: size });
      } catch (error) {
        if (error instanceof TooLarge) throw damaged('has changed in size');
        if ((error as { code?: string }).code === 'ENOSPC') throw noSpace();
        if (attempt === ATTEMPTS || !isAway(error) || Date.now() - since > FETCH_AGAIN_WITHIN_MS) throw explain(error);
      }
    }
  }

  private async sizeOf(sha256: string): Promise<number | undefined> {
    const object = this.at(sha256);
    const found = await this.answer(
      (options) => this.client.send(new HeadObjectCommand(object), options),
      (error) => {
        if (isMissing(error)) return undefined;
        throw explain(error);
      },
    );
    return found?.ContentLength;
  }

  /** Waits for an answer to begin; its body may take longer. */
  private async answer<T>(
    ask: (options: { abortSignal: AbortSignal }) => Promise<T>,
    failed: (error: unknown) => T | never = (error) => {
      throw explain(error);
    },
  ): Promise<T> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), ANSWER_MS);
    try {
      return await ask({ abortSignal: limit.signal });
    } catch (error) {
      return failed(error);
    } finally {
      clearTimeout(timer);
    }
  }

  private at(sha256: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: this.key(objectName(sha256)) };
  }

  private key(name: string): string {
    return this.settings.prefix ? `${this.settings.prefix}/${name}` : name;
  }
}

function isTimeout(reason: unknown): boolean {
  return (reason as Error).name === 'TimeoutError';
}

async function* watched(body: Readable, moved: () => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    moved();
    yield chunk;
  }
}
