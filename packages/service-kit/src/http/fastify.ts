import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { BATCH_BODY_LIMIT } from '@fsvp/contracts/core/batch';
import { CALL_BODY_LIMIT } from '@fsvp/contracts/core/body-limit';
import { MERGE_PATCH_TYPE } from '@fsvp/contracts/core/call';
import { addProcessMetrics, measureRequest } from '../observability/metrics/request-metrics.js';
import { ProblemError, unavailable } from '../problems/problem.error.js';
import { sendProblem } from './problem.filter.js';
import type { ProcessState } from '../runtime/process-state.js';
import { runInContext } from '../context/request-context.js';
import { refuseConnection, RouteMethods, toRouterProblem } from './router-errors.js';
import { addRequestSpans } from '../observability/tracing/request-spans.js';
import { traceIdOf } from '../observability/tracing/tracing.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** At the gateway: the route of the service that the request was sent to. */
    serviceRoute?: string;
  }
}

/** Largest JSON body; streamed bodies have their own limits. */
export const BODY_LIMIT = CALL_BODY_LIMIT;
const REQUEST_ID = /^[\w.-]{1,64}$/;

const refuseSchema = () => (): never => {
  throw new Error('A route has a schema of Fastify. Declare a call in the contracts instead.');
};
/** The option `schemaController`: contracts validate, so no process loads Fastify's validator and serializer, which take 9 MB. */
export const WITHOUT_SCHEMAS = { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } };

/**
 * Creates the Fastify adapter that every process uses.
 * @param trustedProxies addresses or networks whose X-Forwarded-* headers are trusted
 */
export function createAdapter(logger: Logger, trustedProxies: string[] = []): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    trustProxy: trustedProxies.length ? trustedProxies : false,
    // A logger for each request costs more than its lines: those get the request id from the context.
    childLoggerFactory: (parent: unknown) => parent,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    // `rejectWhileClosing` sends a problem instead.
    return503OnClosing: false,
    // `hasOneHost` responds with a problem instead.
    http: { requireHostHeader: false },
    requestIdHeader: false,
    genReqId: (request: { headers: Record<string, unknown> }) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 2000 },
    schemaController: WITHOUT_SCHEMAS,
    // No hook runs for these errors.
    frameworkErrors: (error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
      reply.raw.once('finish', () => recordResponse(request, reply));
      sendProblem(reply, request, toRouterProblem(error));
    },
    clientErrorHandler(this: FastifyInstance, error: { code?: string }, socket: Socket) {
      refuseConnection(error, socket, this.defaultHeaders);
    },
  } as ConstructorParameters<typeof FastifyAdapter>[0]) as FastifyAdapter;
}

/**
 * Closes connections that browsers opened in advance and never used: Node counts them as busy and would wait for them
 * until the
 * hard exit.
 */
function closeSilentConnections(fastify: FastifyInstance): void {
  const silent = new Set<Socket>();
  fastify.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    silent.delete(request.raw.socket);
    done();
  });
  fastify.addHook('preClose', (done) => {
    for (const socket of silent) socket.destroy();
    done();
  });
}

/**
 * Node does not close a request that is refused with `Connection: close` before its body is read: who reads the body or
 * waits for its end would wait forever.
 */
function closeRequestsWithConnection(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw }, _reply, done) => {
    const { headers, socket } = raw;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return done();
    const close = () => raw.destroy();
    socket.once('close', close);
    raw.once('close', () => socket.off('close', close));
    done();
  });
}

/** In a response: the process was closing and did not handle the request, so the gateway may send it to another one. */
export const CLOSING_HEADER = 'x-fsvp-closing';

/** Rejects further requests on connections that are still open: what they need is being closed too. */
function rejectWhileClosing(fastify: FastifyInstance): void {
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!closing) return done();
    const problem = unavailable('The server is restarting. Try again in a moment.');
    sendProblem(reply.header(CLOSING_HEADER, '1'), request, problem);
  });
  // The head of a slow download may have been sent before: its connection is idle after the last byte, and would be waited for.
  fastify.addHook('onResponse', (_request, _reply, done) => {
    if (closing) setImmediate(() => (fastify.server as Server).closeIdleConnections());
    done();
  });
}

const UUID_SEGMENT = /(?<=\/)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/g;

/**
 * One log line and one measurement per request, except of the health checks. The path itself can contain anything that
 * was typed, and the token of an upload: only its route and the ids of records are logged.
 */
function recordResponse(request: FastifyRequest, reply: FastifyReply): void {
  const { method, serviceRoute } = request;
  const route = serviceRoute ?? request.routeOptions?.url ?? 'unmatched';
  if (/^\/(livez|readyz|metrics)$/.test(route)) return;
  measureRequest(method, route, reply.statusCode, reply.elapsedTime / 1000);
  const [path = ''] = request.url.split('?', 1);
  request.log.info(
    {
      requestId: request.id,
      ...traceIdOf(request.span),
      method,
      route,
      ids: path.match(UUID_SEGMENT) ?? undefined,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'request',
  );
}

const WRONG_HOST = new ProblemError('malformed-request', 'Send exactly one Host header.');

/** Node keeps the first Host header; another program on the way may use the last one. HTTP/1.0 does not require one. */
function hasOneHost({ raw }: FastifyRequest): boolean {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0');
}

/** @throws 415 for a compressed body */
function assertNotEncoded({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding && encoding !== 'identity')
    throw new ProblemError('unsupported-encoding', 'Send the body uncompressed, without Content-Encoding.', {
      headers: { 'accept-encoding': 'identity' },
    });
}

/**
 * Default headers, request id, context, responses to OPTIONS and unsupported methods, log lines and measurements, and closing
 * connections while draining.
 */
export function addRequestHooks(app: NestFastifyApplication, state: ProcessState): void {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  addProcessMetrics();
  addRequestSpans(fastify);
  closeSilentConnections(fastify);
  closeRequestsWithConnection(fastify);
  // Bodies of other types reach the handler as a stream; the contract interceptor checks the media type.
  fastify.addContentTypeParser(MERGE_PATCH_TYPE, { parseAs: 'string' }, fastify.getDefaultJsonParser('error', 'error'));
  fastify.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  fastify.addHook('onRoute', (route) => {
    if (route.url.endsWith('/batch')) route.bodyLimit = BATCH_BODY_LIMIT;
  });
  fastify.decorate('defaultHeaders', {});
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...fastify.defaultHeaders, 'x-request-id': String(request.id) });
    if (hasOneHost(request)) done();
    else sendProblem(reply.header('connection', 'close'), request, WRONG_HOST);
  });
  // Not when the request arrives: draining may begin before its response.
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (state.draining) void reply.header('connection', 'close');
    done(null, payload);
  });
  rejectWhileClosing(fastify);
  const methods = new RouteMethods(fastify);
  fastify.decorate('routeMethods', methods);
  // After every onRequest hook, so that limits and the session are checked first.
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    try {
      if (request.is404 && methods.answer(request, reply)) return;
      assertNotEncoded(request);
      done();
    } catch (error) {
      sendProblem(reply, request, error as ProblemError);
    }
  });
  // The context starts after the body is read: before that, stream callbacks would lose it.
  fastify.addHook('preValidation', (request, _reply, done) => {
    runInContext({ requestId: String(request.id), actor: null, span: request.span }, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    recordResponse(request, reply);
    done();
  });
}
