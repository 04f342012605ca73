import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTracing, markFailed, startRequest } from './tracing.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** While tracing is on; also of a request that is not sampled. */
    span?: Span | undefined;
  }
}

/** No spans for static files and health checks. */
const TRACED = /^\/(api|internal)\//;

function endRequest(span: Span, request: FastifyRequest, { statusCode, raw }: FastifyReply): void {
  const route = request.serviceRoute ?? request.routeOptions.url ?? 'unmatched';
  span.updateName(`${request.method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
  if (!raw.writableFinished) markFailed(span, 'disconnected');
  else if (statusCode >= 500) markFailed(span, String(statusCode));
  span.end();
}

/** A span for each call. */
export function addRequestSpans(fastify: FastifyInstance): void {
  if (!isTracing()) return;
  fastify.decorateRequest('span');
  fastify.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers, id } = request;
    const span = TRACED.test(url)
      ? startRequest(headers, method, String(id), { 'http.request.method': method })
      : undefined;
    request.span = span;
    if (span?.isRecording()) reply.raw.once('close', () => endRequest(span, request, reply));
    done();
  });
}
