import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { MODULE_NAMES } from '@fsvp/contracts/module-registry';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import { FILE_POLICY } from './security-headers.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Built files. Their names carry a hash of what is in them, so a browser may keep them for ever; old ones stay served while they are on disk,
 * so that an open page keeps working after a release.
 */
export async function addStaticFiles(fastify: FastifyInstance, { SHELL_DIR, MODULES_DIR }: Config): Promise<void> {
  const serve = (prefix: string, root: string) =>
    fastify.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      suppressWarning: true,
      setHeaders: (reply) => void reply.headers({ 'cache-control': IMMUTABLE, 'content-security-policy': FILE_POLICY }),
    });
  await serve('/static/', path.join(SHELL_DIR, 'static'));
  for (const name of MODULE_NAMES)
    await serve(`/modules/${name}/static/`, path.join(MODULES_DIR, name, 'dist', 'static'));
}
