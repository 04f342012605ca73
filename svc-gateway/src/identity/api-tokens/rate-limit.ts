import { API_TOKEN_REQUESTS } from '@fsvp/contracts/access/api-token';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the API token of this request has left, once that is known. */
    rateLimit?: RateLimit;
  }
}

/** What is left of a minute's requests of an API token. */
export interface RateLimit {
  requests: number;
  /** Until the next minute begins. */
  seconds: number;
}

const WINDOW_SECONDS = 60;

/** The headers of draft-ietf-httpapi-ratelimit-headers. */
export function rateLimitHeaders({ requests, seconds }: RateLimit): Record<string, string> {
  return {
    'ratelimit-policy': `"token";q=${API_TOKEN_REQUESTS};w=${WINDOW_SECONDS}`,
    ratelimit: `"token";r=${requests};t=${seconds}`,
  };
}

/** Adds the headers to every response to a request with an API token. */
export function addRateLimitHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (request.rateLimit) void reply.headers(rateLimitHeaders(request.rateLimit));
    done();
  });
}
