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
import { toObjectKey, parseObjectKey } from './object-key.js';
import {
  TooLargeError,
  type ListedObject,
  type ObjectInfo,
  type ObjectStore,
  type SendOptions,
  type StagedFile,
  type StageLimits,
} from './object-store.js';
import type { S3Settings } from './object-store-url.js';
import { toProblem, isTransientError, isNotFound, getHttpStatus } from './s3-errors.js';
import { damagedFile, storeUnavailable } from './store-problems.js';

/** Until the response headers arrive. */
const RESPONSE_TIMEOUT_MS = 6000;
/** Retries of streams, which the SDK cannot repeat itself. */
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 250;
/** Later failures are not retried, because a client waits for the file. */
const RETRY_FETCH_WITHIN_MS = 5000;

/**
 * Objects in a bucket of S3 or a compatible service: `<prefix>/objects/ab/<sha256>`. Files pass through a local folder,
 * where they are hashed.
 */
export class S3ObjectStore implements ObjectStore {
  private readonly staging: LocalStaging;

  /** @param pageSize objects per list request; by default the service decides */
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

  async send(file: StagedFile, { signal, onProgress }: SendOptions = {}): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.sendOnce(file, signal, onProgress);
      } catch (error) {
        if (signal?.aborted) throw isTimeout(signal.reason) ? storeUnavailable(error) : (signal.reason as Error);
        if (attempt === MAX_ATTEMPTS || !isTransientError(error) || isTimeout(error)) throw toProblem(error);
      }
      await sleep(RETRY_DELAY_MS * attempt, undefined, { signal });
    }
  }

  async commit(file: StagedFile): Promise<void> {
    // The sweeper may have deleted the object as unreferenced after `send` and before this transaction locked it.
    const size = await this.getSize(file.sha256);
    if (size !== file.size) await this.send(file);
  }

  async read({ sha256, size }: ObjectInfo): Promise<Readable> {
    const copy = await this.fetchCopy(sha256, size);
    try {
      if (copy.size !== size) throw damagedFile('has changed in size');
      if (copy.sha256 !== sha256) throw damagedFile('has changed since it was stored');
      const file = await open(copy.path, 'r');
      return file.createReadStream({ start: 0 });
    } finally {
      // An unlinked file stays readable until it is closed.
      await copy.discard();
    }
  }

  async delete(sha256: string): Promise<void> {
    const object = this.locate(sha256);
    await this.request((options) => this.client.send(new DeleteObjectCommand(object), options));
  }

  async *list(): AsyncGenerator<ListedObject> {
    let ContinuationToken: string | undefined;
    do {
      const query = {
        Bucket: this.settings.bucket,
        Prefix: this.addPrefix('objects/'),
        ContinuationToken,
        MaxKeys: this.pageSize,
      };
      const page = await this.request((options) => this.client.send(new ListObjectsV2Command(query), options));
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const sha256 = parseObjectKey(Key);
        if (sha256 && LastModified && Key === this.locate(sha256).Key) yield { sha256, storedAt: LastModified };
      }
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  }

  removeStaged(before: Date): Promise<void> {
    return this.staging.removeStaged(before);
  }

  async check(): Promise<void> {
    const { bucket, endpoint } = this.settings;
    const bucketText = `the bucket '${bucket}'${endpoint ? ` at ${endpoint}` : ''}`;
    await this.request(
      (options) => this.client.send(new HeadBucketCommand({ Bucket: bucket }), options),
      (error) => {
        const status = getHttpStatus(error);
        if (status === 404)
          throw new Error(`OBJECT_STORE_URL: ${bucketText} does not exist. Create it, or use another bucket.`, {
            cause: error,
          });
        if (status === 301 || status === 400)
          throw new Error(
            `OBJECT_STORE_URL: ${bucketText} is not in the region '${this.settings.region}'. Set the region of the bucket.`,
            { cause: error },
          );
        if (status !== undefined && status < 500)
          throw new Error(
            `OBJECT_STORE_URL: the credentials are not allowed to use ${bucketText}. Check AWS_ACCESS_KEY_ID and its permissions.`,
            { cause: error },
          );
        throw toProblem(error);
      },
    );
  }

  private async sendOnce(
    file: StagedFile,
    signal: AbortSignal | undefined,
    onProgress: SendOptions['onProgress'],
  ): Promise<void> {
    const content = createReadStream(file.path);
    const body = onProgress ? Readable.from(reportProgress(content, onProgress), { objectMode: false }) : content;
    // The client does not listen for errors of the body.
    const unreadable = new AbortController();
    body.once('error', (error: Error) => unreadable.abort(error));
    try {
      await this.client.send(
        new PutObjectCommand({
          ...this.locate(file.sha256),
          Body: body,
          ContentLength: file.size,
          ContentType: 'application/octet-stream',
          ChecksumSHA256: Buffer.from(file.sha256, 'hex').toString('base64'),
        }),
        { abortSignal: signal ? AbortSignal.any([signal, unreadable.signal]) : unreadable.signal },
      );
    } catch (error) {
      unreadable.signal.throwIfAborted();
      throw error;
    } finally {
      // The service may answer before the end of the file is read. Destroying only the file would fail its reader.
      body.destroy();
    }
  }

  /** Downloads a local copy, which the caller must check. Retries when the connection breaks. */
  private async fetchCopy(sha256: string, size: number): Promise<StagedFile> {
    const object = this.locate(sha256);
    const startedAt = Date.now();
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.request(
        (options) => this.client.send(new GetObjectCommand(object), options),
        (error) => {
          throw isNotFound(error) ? damagedFile('is missing') : toProblem(error);
        },
      );
      try {
        return await this.staging.stage(response.Body as Readable, { maxBytes: size });
      } catch (error) {
        if (error instanceof TooLargeError) throw damagedFile('has changed in size');
        if ((error as { code?: string }).code === 'ENOSPC') throw error;
        if (attempt === MAX_ATTEMPTS || !isTransientError(error) || Date.now() - startedAt > RETRY_FETCH_WITHIN_MS)
          throw toProblem(error);
      }
    }
  }

  private async getSize(sha256: string): Promise<number | undefined> {
    const object = this.locate(sha256);
    const found = await this.request(
      (options) => this.client.send(new HeadObjectCommand(object), options),
      (error) => {
        if (isNotFound(error)) return undefined;
        throw toProblem(error);
      },
    );
    return found?.ContentLength;
  }

  /** Sends a request. The timeout covers the time to the response headers, not the body. */
  private async request<T>(
    send: (options: { abortSignal: AbortSignal }) => Promise<T>,
    onError: (error: unknown) => T | never = (error) => {
      throw toProblem(error);
    },
  ): Promise<T> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), RESPONSE_TIMEOUT_MS);
    try {
      return await send({ abortSignal: timeout.signal });
    } catch (error) {
      return onError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  private locate(sha256: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: this.addPrefix(toObjectKey(sha256)) };
  }

  private addPrefix(name: string): string {
    return this.settings.prefix ? `${this.settings.prefix}/${name}` : name;
  }
}

function isTimeout(reason: unknown): boolean {
  return (reason as Error).name === 'TimeoutError';
}

async function* reportProgress(body: Readable, onProgress: () => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    onProgress();
    yield chunk;
  }
}
