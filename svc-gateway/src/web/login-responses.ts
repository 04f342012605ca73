import type { FastifyInstance, onSendHookHandler } from 'fastify';
import { login } from '@fsvp/contracts/access/sign-in';
import type { Problem } from '@fsvp/contracts/core/problem';
import { TEXT } from './media-types.js';

const sendMessageOnly: onSendHookHandler = (_request, reply, payload, done) => {
  if (reply.statusCode < 400 || typeof payload !== 'string') return done(null, payload);
  void reply.header('content-type', TEXT).removeHeader('content-length');
  done(null, readProblemMessage(payload));
};

/** Makes every failed login return plain text, which the login screen shows (spec-map: http-28). Call this before routes are added. */
export function addLoginResponses(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.url === login.path && route.method === login.method) route.onSend = sendMessageOnly;
  });
  fastify.get(login.path, (_request, reply) => reply.redirect('/', 302));
}

function readProblemMessage(payload: string): string {
  const problem = JSON.parse(payload) as Problem;
  return problem.errors?.[0]?.message ?? problem.detail;
}
