import { isProblemCode, PROBLEM_TYPES, problemTypeUri, type ProblemCode } from '@fsvp/contracts/core/problem-types';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HTML, JSON_TEXT } from '../../web/media-types.js';
import { addProblemErrorHandler } from '../../web/problem-error-handler.js';
import { PLAIN_PAGE_POLICY } from '../../web/plain-page.js';
import { renderProblemIndex, renderProblemPage } from './problem-page.js';

const CACHE = 'public, max-age=3600';

const describeType = (code: ProblemCode) => ({ type: problemTypeUri(code), code, ...PROBLEM_TYPES[code] });

/** Whether the client asks for JSON; a browser asks for HTML first. */
const wantsJson = ({ headers: { accept = '' } }: FastifyRequest) =>
  /\bjson\b/.test(accept) && !/text\/html/.test(accept);

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  description: object,
  renderPage: () => string,
): FastifyReply {
  void reply.headers({ vary: 'accept', 'cache-control': CACHE });
  if (wantsJson(request)) reply.header('content-type', JSON_TEXT).compress(JSON.stringify(description));
  else reply.headers({ 'content-type': HTML, 'content-security-policy': PLAIN_PAGE_POLICY }).compress(renderPage());
  return reply;
}

/** Serves a page for each problem type, at the address that is its `type`, and one with all: to everybody. */
export function addProblemPages(fastify: FastifyInstance): void {
  void fastify.register(async (scope) => {
    addProblemErrorHandler(scope);
    scope.get('/problems', async (request, reply) => {
      const problems = (Object.keys(PROBLEM_TYPES) as ProblemCode[]).map(describeType);
      return send(request, reply, { problems }, renderProblemIndex);
    });
    scope.get('/problems/:code', async (request, reply) => {
      const { code } = request.params as { code: string };
      if (!isProblemCode(code)) throw new ProblemError('no-such-address', 'There is no such problem. See /problems.');
      return send(request, reply, describeType(code), () => renderProblemPage(code));
    });
  });
}
