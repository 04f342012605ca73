import type { IncomingMessage } from 'node:http';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { sendProblem } from '@fsvp/service-kit/http/problem.filter';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** 408, after which Node closes the connection, although the request is incomplete. */
export const requestTimedOut = () =>
  new ProblemError('request-timeout', 'The request did not arrive in time. Check your connection and send it again.', {
    headers: { connection: 'close' },
  });

/**
 * Limits the time until a request has arrived completely. A later call replaces the limit.
 * @param refuse sends the response; not called if there is one already, as when the session was missing
 */
export function limitRequestTime(
  request: FastifyRequest,
  reply: FastifyReply,
  limitMs: number,
  refuse: () => void,
): void {
  const { raw } = request;
  clearTimeout(timers.get(raw));
  const timer = setTimeout(() => {
    if (raw.complete) return;
    if (reply.sent) raw.socket.destroy();
    else refuse();
  }, limitMs);
  timers.set(raw, timer);
  raw.once('close', () => clearTimeout(timer));
}

/** Limits the time of every request with a body. An upload gets more time once its session is verified. */
export function addRequestTimeout(fastify: FastifyInstance, limitMs: number): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { 'transfer-encoding': encoding, 'content-length': length } = request.headers;
    if (encoding !== undefined || Number(length) > 0)
      limitRequestTime(request, reply, limitMs, () => sendProblem(reply, request, requestTimedOut()));
    done();
  });
}
