import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { accessOf } from '@fsvp/contracts/catalogue/access';
import { BODY_LIMIT } from '@fsvp/service-kit/http/fastify';
import { ROUTE_HEADER } from '@fsvp/service-kit/observability/metrics/request-metrics';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { callerOf } from '../identity/caller-of.js';
import { CallersService } from '../identity/callers.service.js';
import { SigningGrantsService } from '../identity/signing/signing-grants.service.js';
import { CONFIG, type Config } from '../config.js';
import { limitRequestTime, requestTimedOut } from './request-timeout.js';
import { addProblemErrorHandler } from '../web/problem-error-handler.js';
import { Cancellation } from '../upstreams/exchange.js';
import { findRoute } from './route-table.js';
import type { Budget, UpstreamRequest } from '../upstreams/upstream.js';
import { Upstreams } from '../upstreams/upstreams.js';

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
  'authorization',
  'cookie',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  TOKEN_HEADER,
]);
const NOT_RETURNED = new Set([...HOP_BY_HOP, 'set-cookie', 'x-request-id', 'strict-transport-security', ROUTE_HEADER]);

const UPLOAD_IDLE_MS = 30_000;
/** For an upload whose sender is not signed in; svc-documents waits for so long. */
const ANONYMOUS_UPLOAD_MS = 5 * 60_000;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

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
async function readBody(
  body: AsyncIterable<Buffer>,
  contentLength: string | undefined,
  limit: number,
): Promise<Buffer> {
  const tooLarge = () =>
    new ProblemError('body-too-large', `The request is too large. The limit is ${limit / 1024} KB.`);
  if (Number(contentLength) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
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
  { kind, bodyLimit = BODY_LIMIT }: Budget,
  cancellation: Cancellation,
): Promise<UpstreamRequest['body']> {
  if (request.body === undefined || request.body === null) return undefined;
  const body = request.body as IncomingMessage;
  if (kind === 'call')
    return readBody(
      body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
      request.headers['content-length'],
      bodyLimit,
    );
  return streamBody(body, () =>
    cancellation.cancel(
      new ProblemError(
        'request-timeout',
        'The upload stopped for too long. Check your connection and send the file again.',
        { headers: { connection: 'close' } },
      ),
    ),
  );
}

/** Cancels when the client disconnects before the response is complete. */
function cancelWhenCallerLeaves({ raw }: FastifyReply): Cancellation {
  const cancellation = new Cancellation();
  raw.once('close', () => {
    if (!raw.writableFinished) cancellation.cancel(new Error('The caller has disconnected.'));
  });
  return cancellation;
}

function copyHead(reply: FastifyReply, statusCode: number, headers: IncomingHttpHeaders): void {
  const route = headers[ROUTE_HEADER];
  if (typeof route === 'string') reply.request.serviceRoute = route;
  for (const name in headers)
    if (headers[name] !== undefined && !NOT_RETURNED.has(name)) reply.header(name, headers[name]);
  reply.code(statusCode);
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  upstreams: Upstreams,
  callers: CallersService,
  grants: SigningGrantsService,
  { UPLOAD_TIMEOUT_MS }: Config,
): Promise<FastifyReply> {
  const [path = ''] = request.url.split('?', 1);
  const route = findRoute(request.method, path);
  if (!route) {
    if (request.server.routeMethods.answer(request, reply, true)) return reply;
    throw new ProblemError('no-such-address', 'There is no API call at this address. See /api/docs for all calls.');
  }
  const caller = accessOf(request.method, path) === null ? (request.caller ?? null) : callerOf(request);
  if (caller) await callers.assertMay(caller, request.method, path);
  const { service, budget, collection } = route;
  // Until the service names its route.
  request.serviceRoute = `/api/${collection}/*`;
  const cancellation = cancelWhenCallerLeaves(reply);
  if (budget.kind === 'stream')
    limitRequestTime(
      request,
      reply,
      caller ? UPLOAD_TIMEOUT_MS : Math.min(UPLOAD_TIMEOUT_MS, ANONYMOUS_UPLOAD_MS),
      () => cancellation.cancel(requestTimedOut()),
    );
  const body = await prepareBody(request, budget, cancellation);
  await grants.assertSignerWorks({ method: request.method, path }, body, service);
  const ownHeaders = await upstreams.createHeaders(service, caller, String(request.id));
  const upstream = upstreams.upstream(service);
  const headers = Object.assign(forwardedHeaders(request, body !== undefined), ownHeaders);
  const forwarded: UpstreamRequest = { method: request.method, path: request.url, headers, body, budget, cancellation };
  if (budget.kind === 'stream') {
    const response = await upstream.stream(forwarded);
    copyHead(reply, response.statusCode, response.headers);
    // A file has a length, and may be compressed already; an export has neither.
    if (response.headers['content-length'] !== undefined) return reply.send(response.body);
    reply.compress(response.body);
    return reply;
  }
  const response = await upstream.call(forwarded);
  copyHead(reply, response.statusCode, response.headers);
  // The Content-Length of a response to HEAD is not that of its body.
  if (response.body.length === 0) return reply.send();
  reply.compress(response.body);
  return reply;
}

/** Proxies `/api` to the services. The session is checked first. Of bodies only grants are read. */
export function addProxy(app: NestFastifyApplication): void {
  const upstreams = app.get(Upstreams);
  const callers = app.get(CallersService);
  const grants = app.get(SigningGrantsService);
  const config = app.get<Config>(CONFIG);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    addProblemErrorHandler(scope);
    scope.addHook('onRequest', async (request) => {
      const [path = ''] = request.url.split('?', 1);
      if (accessOf(request.method, path) !== null) await callers.require(request);
      // Of a public call the service learns who makes it, if anybody is signed in.
      else await callers.require(request).catch(() => undefined);
    });
    scope.route({
      method: METHODS,
      url: '/api/*',
      handler: (request, reply) => forward(request, reply, upstreams, callers, grants, config),
    });
  });
}
