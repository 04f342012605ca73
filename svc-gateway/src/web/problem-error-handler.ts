import { internalError } from '@fsvp/service-kit/problems/problem.error';
import { sendProblem } from '@fsvp/service-kit/http/problem.filter';
import { toProblem } from '@fsvp/service-kit/problems/to-problem';
import type { FastifyInstance } from 'fastify';

/** Makes Fastify routes outside Nest return their errors as problem details too. */
export function addProblemErrorHandler(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, request.method);
    // If the client has disconnected, there is nothing to send or log.
    if (!problem && !reply.raw.destroyed) request.log.error({ requestId: request.id, err: error }, 'request failed');
    sendProblem(reply, request, problem ?? internalError(request.id));
  });
}
