import { constants } from 'node:zlib';
import fastifyCompress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller bodies fit into one packet anyway, in bytes. */
const THRESHOLD = 1024;
/** Bodies up to this size are compressed at once, in less than 1 ms; larger ones in the thread pool. In bytes. */
const SYNC_THRESHOLD = 128 * 1024;
/** Higher ones cost more CPU time than they save (docs/performance/compression.md). */
const BROTLI_QUALITY = 1;
const GZIP_LEVEL = 3;

/**
 * Adds `reply.compress`, for complete bodies, and for exports, whose first bytes still arrive before the last ones. Files that
 * users uploaded keep their length. What the gateway itself answers to a GET is compressed without it; other methods may answer with a
 * secret.
 */
export async function addCompression(fastify: FastifyInstance): Promise<void> {
  fastify.addHook('onRoute', (route) => {
    const isOwnCall = route.method === 'GET' && route.url.startsWith('/api/') && !route.url.endsWith('*');
    if (isOwnCall) route.compress ??= OPTIONS;
  });
  await fastify.register(fastifyCompress, { ...OPTIONS, global: false });
}

/** What a service writes of an export is sent at once. */
const brotliOptions = (quality: number) => ({
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
});

/** Option of the route of pages, of which a user opens few: a fifth less than with the quality for calls, in less than 1 ms. */
export const PAGE_COMPRESSION = { brotliOptions: brotliOptions(5) };

const OPTIONS = {
  // The plugin leaves out what this Node.js does not have: zstd came with 22.15.
  encodings: ['zstd', 'br', 'gzip'],
  threshold: THRESHOLD,
  syncThreshold: SYNC_THRESHOLD,
  brotliOptions: brotliOptions(BROTLI_QUALITY),
  // The plugin has one set of options for gzip and zstd, whose flush is the same number.
  zlibOptions: { level: GZIP_LEVEL, flush: constants.Z_PARTIAL_FLUSH },
} satisfies FastifyCompressOptions;
