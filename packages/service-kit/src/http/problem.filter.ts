import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { PROBLEM_MEDIA_TYPE, type Problem } from '@fsvp/contracts/core/problem';
import { problemTypeUri } from '@fsvp/contracts/core/problem-types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { internalError, type ProblemError } from '../problems/problem.error.js';
import { toProblem } from '../problems/to-problem.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of every response, also of those that no handler sends. A process may add some. */
    defaultHeaders: Record<string, string>;
  }
}

/** The JSON text of a problem. */
export function toProblemBody({ code, title, status, detail, extra }: ProblemError, requestId: string): string {
  const { headers: _, ...members } = extra;
  return JSON.stringify({
    type: problemTypeUri(code),
    code,
    title,
    status,
    detail,
    ...members,
    requestId,
  } satisfies Problem);
}

/** Sends a problem; also for use outside of Nest's handlers. */
export function sendProblem(reply: FastifyReply, request: FastifyRequest, problem: ProblemError): void {
  // Fastify runs no hooks for errors of its router.
  if (!reply.hasHeader('x-request-id'))
    void reply.headers({ ...reply.server.defaultHeaders, 'x-request-id': String(request.id) });
  void reply
    .status(problem.status)
    .headers(problem.extra.headers ?? {})
    .header('content-type', PROBLEM_MEDIA_TYPE)
    .send(toProblemBody(problem, String(request.id)));
}

/** Thrown to answer 304: the caller has the current version. */
export class NotModified extends Error {}

/** Sends every error as problem details without internals; the error itself is logged with the request id. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (thrown instanceof NotModified) {
      void reply.removeHeader('content-type').status(304).send();
      return;
    }
    const problem = toProblem(thrown, request.method);
    if (!problem || problem.status >= 500)
      // Log lines need space too.
      request.log.error(problem?.code === 'storage-full' ? {} : { err: thrown }, 'request failed');
    if (reply.sent || reply.raw.headersSent) {
      // The response has started: destroying the connection is the only way to show that it is incomplete.
      reply.raw.destroy();
      return;
    }
    sendProblem(reply, request, problem ?? internalError(request.id));
  }
}
