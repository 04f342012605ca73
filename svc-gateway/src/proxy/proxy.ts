import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BODY_LIMIT } from '@fsvp/service-kit/fastify';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import { TOKEN_HEADER } from '@fsvp/service-kit/service-token';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { SessionGuard } from '../access/session.guard.js';
import type { Session } from '../access/sessions.service.js';
import { answerProblems } from '../web/problem-answers.js';
import { routeOf } from './route-table.js';
import type { Outgoing } from './upstream.js';
import { Upstreams } from './upstreams.js';

/** Headers between two neighbours only (RFC 9110), and those that stay with the gateway. */
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

const UPLOAD_PAUSE_MS = 30_000;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface Forwarded extends FastifyRequest {
  session?: Session;
}

function forwardable(request: FastifyRequest, hasBody: boolean): Record<string, string | string[]> {
  const listed = new Set(
    (request.headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || NOT_FORWARDED.has(name) || listed.has(name)) continue;
    if (!hasBody && name.startsWith('content-')) continue;
    headers[name] = value;
  }
  return headers;
}

/** Reads the body of a call whole. @throws 413 past the limit */
async function readWhole(body: AsyncIterable<Buffer>, announced: string | undefined): Promise<Buffer> {
  const refuse = () => new ProblemError(413, 'Payload Too Large', 'The request is too large. The limit is 256 KB.');
  if (Number(announced) > BODY_LIMIT) throw refuse();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw refuse();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Passes a body on piece by piece. A sender that pauses for too long is let go, since it holds a place of its service. */
function passOn(body: IncomingMessage, giveUp: () => void): () => AsyncIterable<Uint8Array> {
  return async function* () {
    let timer = setTimeout(giveUp, UPLOAD_PAUSE_MS);
    try {
      for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
        clearTimeout(timer);
        yield chunk;
        timer = setTimeout(giveUp, UPLOAD_PAUSE_MS);
      }
    } finally {
      clearTimeout(timer);
      // The service may answer before it has read everything: the sender is read to its end, so that it sees that answer.
      body.resume();
    }
  };
}

async function bodyOf(
  request: FastifyRequest,
  kind: 'call' | 'stream',
  abort: (reason: Error) => void,
): Promise<Outgoing['body']> {
  if (request.body === undefined || request.body === null) return undefined;
  const body = request.body as IncomingMessage;
  if (kind === 'call')
    return readWhole(
      body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
      request.headers['content-length'],
    );
  return passOn(body, () =>
    abort(
      new ProblemError(
        408,
        'Request timeout',
        'The upload stopped for too long. Check the connection and send the file again.',
      ),
    ),
  );
}

/** A signal that ends when the browser goes away before its answer is complete. */
function watchCaller(reply: FastifyReply): AbortController {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller;
}

async function forward(request: Forwarded, reply: FastifyReply, upstreams: Upstreams): Promise<FastifyReply> {
  const [path = ''] = request.url.split('?', 1);
  const route = routeOf(request.method, path);
  if (!route) throw new ProblemError(404, 'Not found', 'There is no call at this address; /api/docs lists them all.');
  const caller = watchCaller(reply);
  const body = await bodyOf(request, route.budget.kind, (reason) => caller.abort(reason));
  const own = await upstreams.headers(route.service, request.session?.userId ?? null, String(request.id));
  const answer = await upstreams.of(route.service).send({
    method: request.method,
    path: request.url,
    headers: { ...forwardable(request, body !== undefined), ...own },
    body,
    budget: route.budget,
    signal: caller.signal,
  });
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !NOT_RETURNED.has(name)) reply.header(name, value);
  return reply.code(answer.statusCode).send(answer.body);
}

/** Routes `/api` to the services. The session is checked first; bodies and answers pass through unparsed. */
export function addProxy(app: NestFastifyApplication): void {
  const upstreams = app.get(Upstreams);
  const guard = app.get(SessionGuard);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    answerProblems(scope);
    scope.addHook('onRequest', async (request: Forwarded) => {
      request.session = await guard.require(request);
    });
    scope.route({ method: METHODS, url: '/api/*', handler: (request, reply) => forward(request, reply, upstreams) });
  });
}
