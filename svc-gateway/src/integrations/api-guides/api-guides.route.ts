import { readFile } from 'node:fs/promises';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HTML } from '../../web/media-types.js';
import { PLAIN_PAGE_POLICY, renderPlainPage } from '../../web/plain-page.js';

const PATH = '/api/docs/guides';
/** Written by the build (build-published.mjs). */
const FOLDER = new URL('../../../dist/api-guides/', import.meta.url);

const INDEX = 'index';

async function send(reply: FastifyReply, name: string): Promise<FastifyReply> {
  const html = /^[a-z]+$/.test(name) && (await readFile(new URL(`${name}.html`, FOLDER), 'utf8').catch(() => ''));
  if (!html) throw new ProblemError('no-such-address', `There is no such guide. See ${PATH}.`);
  const [, title = name] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  const back = name === INDEX ? '<a href="/api/docs">All calls</a>' : `<a href="${PATH}">API</a>`;
  reply
    .headers({ 'content-type': HTML, 'content-security-policy': PLAIN_PAGE_POLICY })
    .compress(renderPlainPage(title, `<p>${back}</p>\n${html}`));
  return reply;
}

/** Serves the guides of docs/api as pages. @param scope who may read them is checked there, as for the API document */
export function addApiGuides(scope: FastifyInstance): void {
  scope.get(PATH, async (_request, reply) => send(reply, INDEX));
  scope.get(`${PATH}/:name`, async (request, reply) => send(reply, (request.params as { name: string }).name));
}
