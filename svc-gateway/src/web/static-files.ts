import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import { FILE_POLICY } from './security-headers.js';

/** Headers that browsers apply to pages only. */
const OF_PAGES = ['x-frame-options', 'cross-origin-opener-policy', 'permissions-policy'];
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A release's manifests and its built files: modules/<name>/<version>/… of the module store. */
const RELEASE_FILE = /^\/[a-z0-9-]+\/[\w.-]+\/((module|mf-manifest)\.json|static\/.+)$/;

/**
 * Serves built files. Their names contain a content hash, so browsers may cache them permanently. Files of earlier
 * releases are served as long as they are in the store, so that an open page keeps working after a release.
 */
export async function addStaticFiles(fastify: FastifyInstance, { SHELL_DIR, MODULE_STORE }: Config): Promise<void> {
  const serve = (prefix: string, root: string, allowed?: RegExp) =>
    fastify.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      // Of no use for a file that never changes.
      lastModified: false,
      preCompressed: true,
      suppressWarning: true,
      ...(allowed && { allowedPath: (file: string) => allowed.test(file) }),
      setHeaders: (reply) => {
        reply.headers({ 'cache-control': IMMUTABLE, 'content-security-policy': FILE_POLICY });
        for (const name of OF_PAGES) reply.removeHeader(name);
      },
    });
  await serve('/static/', path.join(SHELL_DIR, 'static'));
  await serve('/modules/', MODULE_STORE, RELEASE_FILE);
}
