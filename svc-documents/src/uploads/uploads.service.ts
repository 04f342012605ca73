import { Inject, Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { MAX_UPLOAD_BYTES, UPLOAD_URL_MINUTES } from '@fsvp/contracts/documents/document';
import { newId } from '@fsvp/service-kit/database/columns';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { lockObject } from '../object-store/lock-object.js';
import { OBJECT_STORE, TooLargeError, type ObjectStore, type StagedFile } from '../object-store/object-store.js';
import { ALLOWED_FORMATS_TEXT, detectMediaType, TruncatedImageError, UnsupportedFormatError } from './media-type.js';
import { toObjectPath } from './object-path.js';
import { UploadScan } from './scan/upload-scan.js';
import { UploadTokens, type UploadTicket } from './upload-tokens.js';

/** For one whole file (spec-map: constants-23). */
const RECEIVE_TIMEOUT_MS = 5 * 60_000;
/**
 * Files that are too large are read up to here before the response: clients and proxies seldom read it while they send.
 */
const MAX_READ_BYTES = 64 * 1024 * 1024;
/** For the transfer to the object store; the gateway waits 30 s for this and the virus scan. */
const STORE_TIMEOUT_MS = 20_000;
const UPLOAD_PATH = '/api/objects/upload/';

export interface UploadTarget {
  uploadURL: string;
  objectPath: string;
}

export interface UploadedObject {
  objectPath: string;
  size: number;
  sha256: string;
  mimeType: string;
}

/** @param ended false closes the connection, because the client is still sending */
function tooLarge(ended: boolean): ProblemError {
  return new ProblemError(
    'file-too-large',
    `A file may have at most ${MAX_UPLOAD_BYTES.toLocaleString('en-US')} bytes (10 MB).`,
    ended ? {} : { headers: { connection: 'close' } },
  );
}

/** Creates single-use upload URLs and receives their files. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: UploadTokens,
    private readonly scan: UploadScan,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  /** @param size of the file in bytes, if it is known: the URL then takes no other */
  async createUploadUrl(size: number | null): Promise<UploadTarget> {
    const ticket: UploadTicket = {
      uploadId: newId(),
      userId: currentContext().actor,
      size,
      expiresAt: new Date(Date.now() + UPLOAD_URL_MINUTES * 60_000),
    };
    return this.unitOfWork.run(async ({ manager }) => {
      await manager.query('insert into uploads (id, user_id, expires_at, announced_size) values ($1, $2, $3, $4)', [
        ticket.uploadId,
        ticket.userId,
        ticket.expiresAt,
        size,
      ]);
      return { uploadURL: `${UPLOAD_PATH}${this.tokens.sign(ticket)}`, objectPath: toObjectPath(ticket.uploadId) };
    });
  }

  /**
   * Receives the file of an upload URL, which is its own authority: it needs no session. A URL stores one file; a second
   * request during the first one is refused.
   * @param declaredSize the Content-Length header, if any
   */
  async receive(
    token: string,
    content: Readable | undefined,
    declaredSize: number | undefined,
  ): Promise<UploadedObject> {
    const ticket = await this.findTicket(token);
    if (!ticket)
      throw new ProblemError(
        'invalid-upload-url',
        'This upload URL is not valid. Request a new one and send the file again.',
      );
    if (ticket.expiresAt.getTime() <= Date.now()) throw new ProblemError('upload-url-expired', 'Request has expired');
    if (declaredSize !== undefined && declaredSize > MAX_READ_BYTES) throw tooLarge(false);
    if (!content) throw emptyFile();
    if (declaredSize !== undefined) requireSize(ticket, declaredSize);
    await this.claim(ticket.uploadId);
    let staged: StagedFile | undefined;
    try {
      staged = await this.stage(content);
      requireSize(ticket, staged.size);
      const mimeType = await requireAllowedType(staged);
      await this.scan.requireClean(staged);
      return await this.storeFile(ticket.uploadId, staged, mimeType);
    } catch (error) {
      // Nothing was stored, so the URL can be used again, unless the database cannot be changed either.
      await this.dataSource
        .query('update uploads set claimed_at = null where id = $1 and stored_at is null', [ticket.uploadId])
        .catch(() => undefined);
      throw error;
    } finally {
      await staged?.discard();
    }
  }

  private async findTicket(token: string): Promise<UploadTicket | undefined> {
    const uploadId = this.tokens.readUploadId(token);
    if (!uploadId || !z.uuid().safeParse(uploadId).success) return undefined;
    const [kept] = await this.dataSource.query<Pick<UploadTicket, 'userId' | 'size'>[]>(
      'select user_id as "userId", announced_size as size from uploads where id = $1',
      [uploadId],
    );
    return kept && this.tokens.verify(token, kept);
  }

  private async claim(uploadId: string): Promise<void> {
    const [claimed] = await this.dataSource.query<[unknown[], number]>(
      'update uploads set claimed_at = now() where id = $1 and claimed_at is null returning id',
      [uploadId],
    );
    if (!claimed.length)
      throw new ProblemError('upload-used', 'This upload URL has been used. Request a new one for another file.');
  }

  private async stage(content: Readable): Promise<StagedFile> {
    const signal = AbortSignal.timeout(RECEIVE_TIMEOUT_MS);
    const body = Readable.from(chunksOf(content));
    try {
      return await this.store.stage(body, { maxBytes: MAX_UPLOAD_BYTES, maxReadBytes: MAX_READ_BYTES, signal });
    } catch (error) {
      if (error instanceof TooLargeError) throw tooLarge(error.ended);
      if (signal.aborted)
        throw new ProblemError('request-timeout', 'The file did not arrive within five minutes. Send it again.', {
          headers: { connection: 'close' },
        });
      const interrupted = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(
        String((error as { code?: unknown }).code),
      );
      if (interrupted) throw new ProblemError('malformed-body', 'The file did not arrive completely. Send it again.');
      await readRest(content);
      throw error;
    }
  }

  private async storeFile(uploadId: string, staged: StagedFile, mimeType: string): Promise<UploadedObject> {
    await this.store.send(staged, { signal: AbortSignal.timeout(STORE_TIMEOUT_MS) });
    return this.dataSource.transaction(async (manager) => {
      await lockObject(manager, staged.sha256);
      await this.store.commit(staged);
      const { sha256, size } = staged;
      await manager.query(
        'update uploads set stored_at = now(), sha256 = $2, size = $3, mime_type = $4 where id = $1',
        [uploadId, sha256, size, mimeType],
      );
      return { objectPath: toObjectPath(uploadId), size, sha256, mimeType };
    });
  }
}

/** The chunks of a body, which stays open after a failure: nobody could read the rest of a body that is destroyed. */
async function* chunksOf(content: Readable): AsyncGenerator<Uint8Array> {
  for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) yield chunk;
}

/** Reads the rest of a body that could not be stored, so that its sender receives the response. */
async function readRest(content: Readable): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of chunksOf(content)) {
      bytes += chunk.length;
      if (bytes > MAX_READ_BYTES) return;
    }
  } catch {
    // The sender has left.
  }
}

/** @throws 400 for another size than the URL was requested for */
function requireSize({ size }: UploadTicket, given: number): void {
  if (size === null || size === given) return;
  throw new ProblemError(
    'wrong-file-size',
    `This upload URL is for a file of ${size} bytes, and this one has ${given}. Request a URL for this file.`,
  );
}

function emptyFile(): ProblemError {
  return new ProblemError('empty-file', 'This file is empty. Choose another one.');
}

const unsupported = (detail: string) => new ProblemError('unsupported-file', detail);

async function requireAllowedType(staged: StagedFile): Promise<string> {
  if (staged.size === 0) throw emptyFile();
  const mediaType = await detectMediaType(staged.path).catch((error: unknown) => {
    if (error instanceof TruncatedImageError)
      throw unsupported('This image is incomplete: its end is missing. Save it again and upload it.');
    if (error instanceof UnsupportedFormatError)
      throw unsupported(
        `This file is in the format ${error.format}. Save it as ${ALLOWED_FORMATS_TEXT} and try again.`,
      );
    throw error;
  });
  if (!mediaType)
    throw unsupported(
      `This file's content is not ${ALLOWED_FORMATS_TEXT}. Save it in one of these formats and try again.`,
    );
  return mediaType;
}
