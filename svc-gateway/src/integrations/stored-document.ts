import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { Readable } from 'node:stream';
import { brotliCompress, constants, createGunzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A document that all readers get, compressed once, in the thread pool. */
export interface StoredDocument {
  mediaType: string;
  etag: string;
  br: Buffer;
  gzip: Buffer;
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

/** @param mediaType with the character set */
export async function storeDocument(mediaType: string, text: string): Promise<StoredDocument> {
  const bytes = Buffer.from(text);
  const [br, gz] = await Promise.all([compressBrotli(bytes, BROTLI), compressGzip(bytes, { level: 9 })]);
  // Weak, since its bytes are compressed in two ways.
  return { mediaType, etag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"`, br, gzip: gz };
}

function isKnown(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^(?!W\/)/, 'W/')) ?? [];
  return tags.includes(etag) || header?.trim() === '*';
}

/**
 * Answers with a document, or with 304 for who has it.
 * @param shared whether caches of proxies may keep it, because everybody may read it
 */
export function sendDocument(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { mediaType, etag, ...encoded }: StoredDocument,
  shared: boolean,
): FastifyReply {
  void reply.headers({ etag, vary: 'accept-encoding', 'cache-control': shared ? 'no-cache' : 'private, no-cache' });
  if (isKnown(headers['if-none-match'], etag)) return reply.status(304).send();
  void reply.header('content-type', mediaType);
  const encoding = negotiate(String(headers['accept-encoding'] ?? ''), ['br', 'gzip']);
  if (encoding) return reply.header('content-encoding', encoding).send(encoded[encoding]);
  return reply.send(Readable.from([encoded.gzip]).pipe(createGunzip()));
}
