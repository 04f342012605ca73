import { ProblemError } from '@fsvp/service-kit/problem.error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HTML } from './media-types.js';
import { answerProblems } from './problem-answers.js';
import type { ShellPageService } from './shell-page.service.js';

const NO_SCREENS = /^\/(api|internal|static|modules)(\/|$)/;

/** Whether the client accepts HTML: a browser that opens an address, or a program that accepts any type. */
function wantsPage(request: FastifyRequest): boolean {
  const { accept = '*/*', 'sec-fetch-dest': destination } = request.headers;
  if (typeof destination === 'string' && !['document', 'empty', 'iframe', 'frame'].includes(destination)) return false;
  return /text\/html|\*\/\*/.test(accept);
}

/** Every address that is nothing else shows the shell. */
export function addShellPage(fastify: FastifyInstance, pages: ShellPageService): void {
  void fastify.register(async (scope) => {
    answerProblems(scope);
    scope.get('/*', async (request, reply) => {
      const [path = '/'] = request.url.split('?', 1);
      if (NO_SCREENS.test(path) || !wantsPage(request))
        throw new ProblemError(404, 'Not found', 'There is nothing at this address.');
      const { status, html, policy } = await pages.render(path);
      return reply.status(status).headers({ 'content-security-policy': policy, 'content-type': HTML }).send(html);
    });
  });
}
