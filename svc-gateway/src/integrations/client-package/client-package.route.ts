import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { FastifyInstance } from 'fastify';
import { addProblemErrorHandler } from '../../web/problem-error-handler.js';

const PATH = '/api/client.tgz';
/** Written by the build (build-published.mjs). */
const FOLDER = new URL('../../../dist/client/', import.meta.url);

interface Package {
  name: string;
  bytes: Buffer;
  etag: string;
}

/** @returns undefined where the client was not built */
async function read(): Promise<Package | undefined> {
  const [name] = await readdir(FOLDER).catch(() => []);
  if (!name) return undefined;
  const bytes = await readFile(new URL(name, FOLDER));
  return { name, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

/**
 * Serves the package of the typed client of this release to everybody: npm sends no token to such an address, and the package has types and no
 * data (ADR 78).
 */
export function addClientPackage(fastify: FastifyInstance): void {
  let found: Promise<Package | undefined> | undefined;
  void fastify.register(async (scope) => {
    addProblemErrorHandler(scope);
    scope.get(PATH, async (request, reply) => {
      const archive = await (found ??= read());
      if (!archive)
        throw new ProblemError('no-such-address', 'This build has no package of the client. Run npm run build.');
      const { name, bytes, etag } = archive;
      reply.headers({ etag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply
        .headers({ 'content-type': 'application/gzip', 'content-disposition': `attachment; filename="${name}"` })
        .send(bytes);
    });
  });
}
