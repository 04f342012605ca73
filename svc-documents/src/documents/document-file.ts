import { isUtf8 } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStore } from '../object-store/object-store.js';
import { formatContentDisposition } from './content-disposition.js';

/** The file of a document or of one of its versions. */
export interface DocumentFile {
  fileName: string;
  fileSize: number;
  mimeType: string;
  sha256: string;
}

/**
 * Sends a file as an attachment, so that browsers save it and run no script in it.
 * No range requests: the whole file is read and checked each time, so a part would cost as much as the file.
 */
export async function sendFile(
  store: ObjectStore,
  file: DocumentFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StreamableFile | undefined> {
  const etag = `"${file.sha256}"`;
  void reply.headers({
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
    'cache-control': 'private, no-store',
    'accept-ranges': 'none',
    etag,
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    void reply.status(304);
    return undefined;
  }
  const content = await store.read({ sha256: file.sha256, size: file.fileSize });
  const options = { disposition: formatContentDisposition(file.fileName), length: file.fileSize };
  if (!file.mimeType.startsWith('text/')) return new StreamableFile(content, { type: file.mimeType, ...options });
  const text = await buffer(content);
  // Which other encoding it is, the suite does not know.
  const charset = isUtf8(text) ? '; charset=utf-8' : '';
  return new StreamableFile(text, { type: `${file.mimeType}${charset}`, ...options });
}

/** Whether If-None-Match contains the tag, with the weak comparison of RFC 9110. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((entry) => [etag, '*'].includes(entry.trim().replace(/^W\//, ''))) ?? false;
}
