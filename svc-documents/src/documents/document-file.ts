import { StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStore } from '../object-store/object-store.js';
import { attachment } from './content-disposition.js';

/** A file as a document or one of its versions knows it. */
export interface DocumentFile {
  fileName: string;
  fileSize: number;
  mimeType: string;
  sha256: string;
}

/**
 * Answers a file as an attachment: whatever it holds, a browser saves it and runs nothing of it.
 * In one piece only: each answer has the whole file read and checked first, so parts would cost as much as all of it.
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
  if (names(request.headers['if-none-match'], etag)) {
    void reply.status(304);
    return undefined;
  }
  const content = await store.read({ sha256: file.sha256, size: file.fileSize });
  const type = file.mimeType.startsWith('text/') ? `${file.mimeType}; charset=utf-8` : file.mimeType;
  return new StreamableFile(content, { type, disposition: attachment(file.fileName), length: file.fileSize });
}

/** Whether If-None-Match has the tag, by the weak comparison that RFC 9110 asks for. */
function names(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((entry) => [etag, '*'].includes(entry.trim().replace(/^W\//, ''))) ?? false;
}
