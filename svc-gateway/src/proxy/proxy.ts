import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BODY_LIMIT } from '@fsvp/service-kit/fastify';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import { TOKEN_HEADER } from '@fsvp/service-kit/service-token';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { SessionGuard } from '../access/session.guard.js';
import type { Session } from '../access/sessions.service.js';
import { CONFIG, type Config } from '../config.js';
import { limitRequestTime, requestTimedOut } from '../limits/request-timeout.js';
import { addProblemErrorHandler } from '../web/problem-error-handler.js';
import { findRoute } from './route-table.js';
import type { UpstreamRequest } from './upstream.js';
import { Upstreams } from './upstreams.js';

/** Headers of a single connection (RFC 9110). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const NOT_FORWARDED = new Set([
  ...HOP_BY_HOP,
  'host',
  'expect',
  'cookie',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  TOKEN_HEADER,
]);
const NOT_RETURNED = new Set([...HOP_BY_HOP, 'set-cookie', 'x-request-id', 'strict-transport-security']);

const UPLOAD_IDLE_MS = 30_000;
/** Longer responses of a call are streamed, in bytes. */
const MAX_COMPLETE_BODY = 2 * 1024 * 1024;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface ProxiedRequest extends FastifyRequest {
  session?: Session;
}

function forwardedHeaders(request: FastifyRequest, hasBody: boolean): Record<string, string | string[]> {
  const connectionHeaders = new Set(
    (request.headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || NOT_FORWARDED.has(name) || connectionHeaders.has(name)) continue;
    if (!hasBody && name.startsWith('content-')) continue;
    headers[name] = value;
  }
  return headers;
}

/** Reads the complete body of a call. @throws 413 above the limit */
async function readBody(body: AsyncIterable<Buffer>, contentLength: string | undefined): Promise<Buffer> {
  const tooLarge = () => new ProblemError(413, 'Payload Too Large', 'The request is too large. The limit is 256 KB.');
  if (Number(contentLength) > BODY_LIMIT) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Streams a body. `onTimeout` ends an upload that pauses too long, since it uses one of the service's request slots.
 */
function streamBody(body: IncomingMessage, onTimeout: () => void): () => AsyncIterable<Uint8Array> {
  return async function* () {
    let timer = setTimeout(onTimeout, UPLOAD_IDLE_MS);
    try {
      for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
        clearTimeout(timer);
        yield chunk;
        timer = setTimeout(onTimeout, UPLOAD_IDLE_MS);
      }
    } finally {
      clearTimeout(timer);
      // If the service responds early, read the rest of the body: the client reads the response only after sending all.
      body.resume();
    }
  };
}

async function prepareBody(
  request: FastifyRequest,
  kind: 'call' | 'stream',
  abort: (reason: Error) => void,
): Promise<UpstreamRequest['body']> {
  if (request.body === undefined || request.body === null) return undefined;
  const body = request.body as IncomingMessage;
  if (kind === 'call')
    return readBody(
      body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
      request.headers['content-length'],
    );
  return streamBody(body, () =>
    abort(
      new ProblemError(
        408,
        'Request timeout',
        'The upload stopped for too long. Check your connection and send the file again.',
        { headers: { connection: 'close' } },
      ),
    ),
  );
}

/** Aborts when the client disconnects before the response is complete. */
function abortWhenCallerLeaves(reply: FastifyReply): AbortController {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller;
}

async function forward(
  request: ProxiedRequest,
  reply: FastifyReply,
  upstreams: Upstreams,
  { UPLOAD_TIMEOUT_MS }: Config,
): Promise<FastifyReply> {
  const [path = ''] = request.url.split('?', 1);
  const route = findRoute(request.method, path);
  if (!route) {
    request.server.routeMethods.assertSupported(request);
    throw new ProblemError(404, 'Not found', 'There is no API call at this address. See /api/docs for all calls.');
  }
  const caller = abortWhenCallerLeaves(reply);
  if (route.budget.kind === 'stream')
    limitRequestTime(request, reply, UPLOAD_TIMEOUT_MS, () => caller.abort(requestTimedOut()));
  const body = await prepareBody(request, route.budget.kind, (reason) => caller.abort(reason));
  const ownHeaders = await upstreams.createHeaders(route.service, request.session?.userId ?? null, String(request.id));
  const upstream = upstreams.upstream(route.service);
  const response = await upstream.send({
    method: request.method,
    path: request.url,
    headers: { ...forwardedHeaders(request, body !== undefined), ...ownHeaders },
    body,
    budget: route.budget,
    signal: caller.signal,
  });
  const isCall = route.budget.kind === 'call' && request.method !== 'HEAD';
  const isShort = Number(response.headers['content-length']) <= MAX_COMPLETE_BODY;
  // A complete body can be compressed, and costs less than a stream. Read before any header is set, since it may fail.
  const complete = isCall && isShort ? await upstream.readBody(response, caller.signal) : undefined;
  for (const [name, value] of Object.entries(response.headers))
    if (value !== undefined && !NOT_RETURNED.has(name)) reply.header(name, value);
  reply.code(response.statusCode);
  if (!complete) return reply.send(response.body);
  reply.compress(complete);
  return reply;
}

/** Proxies `/api` to the services. The session is checked first. Bodies are not parsed. */
export function addProxy(app: NestFastifyApplication): void {
  const upstreams = app.get(Upstreams);
  const guard = app.get(SessionGuard);
  const config = app.get<Config>(CONFIG);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    addProblemErrorHandler(scope);
    scope.addHook('onRequest', async (request: ProxiedRequest) => {
      request.session = await guard.requireSession(request);
    });
    scope.route({
      method: METHODS,
      url: '/api/*',
      handler: (request, reply) => forward(request, reply, upstreams, config),
    });
  });
}
