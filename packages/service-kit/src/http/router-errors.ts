import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MERGE_PATCH_TYPE } from '@fsvp/contracts/core/call';
import { PROBLEM_MEDIA_TYPE } from '@fsvp/contracts/core/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem.error.js';
import { toProblemBody } from './problem.filter.js';

declare module 'fastify' {
  interface FastifyInstance {
    routeMethods: RouteMethods;
  }
}

const MALFORMED_ADDRESS = new ProblemError(
  'malformed-address',
  'This address is not valid. Check its percent-encoding and try again.',
);
const LONG_ADDRESS = new ProblemError('address-too-long', 'This address is too long. Shorten it and try again.');
const MALFORMED_REQUEST = new ProblemError(
  'malformed-request',
  'The request is not valid HTTP. Check its request line and headers.',
);
const CONNECTION_PROBLEMS: Record<string, ProblemError> = {
  ERR_HTTP_REQUEST_TIMEOUT: new ProblemError(
    'request-timeout',
    'The request did not arrive in time. Check your connection and send it again.',
  ),
  HPE_HEADER_OVERFLOW: new ProblemError(
    'headers-too-large',
    'The headers of the request are too large. The limit is 16 KB.',
  ),
};

/** The problem for an error that Fastify's router reports before any hook runs. Its own message repeats the URL. */
export function toRouterProblem(error: { statusCode?: number }): ProblemError {
  return error.statusCode === 414 ? LONG_ADDRESS : MALFORMED_ADDRESS;
}

/**
 * Responds to bytes that Node cannot read as a request, or that do not arrive in time, and closes the connection. There
 * is no request object, so the response is written to the socket.
 */
export function refuseConnection(
  error: { code?: string },
  socket: Socket & { _httpMessage?: ServerResponse },
  defaultHeaders: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable && !socket._httpMessage?.headersSent) {
    const refusal = CONNECTION_PROBLEMS[error.code ?? ''] ?? MALFORMED_REQUEST;
    const requestId = randomUUID();
    const body = toProblemBody(refusal, requestId);
    const headers = {
      ...defaultHeaders,
      'x-request-id': requestId,
      'content-type': PROBLEM_MEDIA_TYPE,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${refusal.status} ${refusal.title}\r\n${head.join('')}\r\n${body}`);
  }
  socket.destroy();
}

/** RFC 5789, 3.1. */
const ACCEPT_PATCH = `${MERGE_PATCH_TYPE}, application/json`;

/** Which methods each route has, to tell an unknown address from a method that it does not support. */
export class RouteMethods {
  private readonly routes: { path: RegExp; wildcard: boolean; methods: string[] }[] = [];

  /** Reads the routes that are added after this call. */
  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRoute', ({ url, method }) => {
      const segments = url.split('/').map((segment) => {
        if (segment === '*') return '.*';
        return segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      });
      const path = new RegExp(`^${segments.join('/')}$`);
      this.routes.push({ path, wildcard: url.endsWith('*'), methods: [method].flat() });
    });
  }

  /**
   * The methods of an address, with OPTIONS; none for an unknown one.
   * @param named whether only routes without a wildcard count
   */
  of(path: string, named = false): string[] {
    const matching = this.routes.filter((route) => route.path.test(path));
    const exact = matching.filter(({ wildcard }) => !wildcard);
    const methods = (exact.length || named ? exact : matching).flatMap((route) => route.methods);
    return methods.length ? [...new Set([...methods, 'OPTIONS'])].sort() : [];
  }

  /**
   * Answers a request that has no route, if its address exists: OPTIONS with its methods.
   * @param named whether the address must have a route without a wildcard
   * @returns whether it is answered
   * @throws 405 with Allow for another method that the address does not have
   */
  answer({ url, method }: FastifyRequest, reply: FastifyReply, named = false): boolean {
    const [path = ''] = url.split('?', 1);
    const allowed = this.of(path, named);
    if (method === 'OPTIONS' && allowed.length) {
      if (allowed.includes('PATCH')) void reply.header('accept-patch', ACCEPT_PATCH);
      void reply.status(204).header('allow', allowed.join(', ')).send();
      return true;
    }
    if (allowed.length === 0 || allowed.includes(method)) return false;
    throw new ProblemError('method-not-allowed', `This address supports only ${allowed.join(', ')}.`, {
      headers: { allow: allowed.join(', ') },
    });
  }
}
