import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';
import type { Logger } from 'pino';
import { LogController, type FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { v7 as uuid } from 'uuid';
import type { ProcessState } from './process-state.js';
import { runInContext } from './request-context.js';

/** Largest JSON body; streamed bodies have their own limits. */
export const BODY_LIMIT = 256 * 1024;
const REQUEST_ID = /^[\w.-]{1,64}$/;

/**
 * Creates the Fastify adapter that every process uses.
 * @param trustedProxies addresses or networks whose X-Forwarded-* headers are trusted
 */
export function createAdapter(logger: Logger, trustedProxies: string[] = []): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    trustProxy: trustedProxies.length ? trustedProxies : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    genReqId: (request: { headers: Record<string, unknown> }) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : uuid();
    },
    routerOptions: { maxParamLength: 2000 },
  } as ConstructorParameters<typeof FastifyAdapter>[0]) as FastifyAdapter;
}

function httpDurations(): Histogram {
  collectDefaultMetricsOnce();
  const name = 'http_request_duration_seconds';
  const existing = register.getSingleMetric(name) as Histogram | undefined;
  return (
    existing ??
    new Histogram({
      name,
      help: 'Duration of HTTP requests',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 8],
    })
  );
}

function collectDefaultMetricsOnce(): void {
  if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics();
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

/** Request id, context, one log line and one measurement per request, and closing connections while draining. */
export function addRequestHooks(app: NestFastifyApplication, state: ProcessState): void {
  const durations = httpDurations();
  const fastify = app.getHttpAdapter().getInstance();
  closeSilentConnections(fastify as unknown as FastifyInstance);
  // Bodies of other types reach the handler as a stream; the contract interceptor checks the media type.
  fastify.addContentTypeParser('*', (_request: unknown, payload: unknown, done: (error: null, body: unknown) => void) =>
    done(null, payload),
  );
  // The context starts after the body is read: before that, stream callbacks would lose it.
  fastify.addHook('preValidation', (request, _reply, done) => {
    runInContext({ requestId: String(request.id), actor: null }, done);
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', String(request.id));
    if (state.draining) void reply.header('connection', 'close');
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions?.url ?? 'unmatched';
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (!/^\/(livez|readyz|metrics)$/.test(route)) {
      request.log.info(
        {
          requestId: request.id,
          method: request.method,
          url: request.url.split('?')[0],
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      );
    }
    done();
  });
}
