import type { FastifyInstance } from 'fastify';
import { login } from '@fsvp/contracts/user';
import type { Problem } from '@fsvp/contracts/problem';
import { TEXT } from '../web/media-types.js';

/** Makes every failed login return plain text, which the login screen shows (spec-map: http-28). */
export function addLoginResponses(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const [path] = request.url.split('?', 1);
    if (path !== login.path || request.method !== login.method || reply.statusCode < 400 || typeof payload !== 'string')
      return done(null, payload);
    void reply.header('content-type', TEXT).removeHeader('content-length');
    done(null, readProblemMessage(payload));
  });
  fastify.get(login.path, (_request, reply) => reply.redirect('/', 302));
}

function readProblemMessage(payload: string): string {
  const problem = JSON.parse(payload) as Problem;
  return problem.errors?.[0]?.message ?? problem.detail;
}
