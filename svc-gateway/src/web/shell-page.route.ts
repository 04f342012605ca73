import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSessionCookie } from '../identity/session-cookie.js';
import { PAGE_COMPRESSION } from './compression.js';
import { HTML } from './media-types.js';
import { addProblemErrorHandler } from './problem-error-handler.js';
import type { ShellPageService } from './shell-page.service.js';

const NOT_SCREENS = /^\/(api|internal|static|modules)(\/|$)/;

/** Whether the client accepts HTML: a browser that opens a page, or a program that accepts any type. */
function acceptsHtml(request: FastifyRequest): boolean {
  const { accept = '*/*', 'sec-fetch-dest': destination } = request.headers;
  if (typeof destination === 'string' && !['document', 'empty', 'iframe', 'frame'].includes(destination)) return false;
  return /text\/html|\*\/\*/.test(accept);
}

/** Returns the shell's page for every path without another route. */
export function addShellPage(fastify: FastifyInstance, pages: ShellPageService): void {
  void fastify.register(async (scope) => {
    addProblemErrorHandler(scope);
    scope.get('/*', { compress: PAGE_COMPRESSION }, async (request, reply) => {
      const [path = '/', query] = request.url.split('?', 2);
      if (NOT_SCREENS.test(path) || !acceptsHtml(request))
        throw new ProblemError('no-such-address', 'There is nothing at this address.');
      const { status, html, policy } = await pages.render({
        path,
        hasQuery: Boolean(query),
        hasSession: readSessionCookie(request) !== undefined,
      });
      reply.status(status).headers({ 'content-security-policy': policy, 'content-type': HTML }).send(html);
      return reply;
    });
  });
}
