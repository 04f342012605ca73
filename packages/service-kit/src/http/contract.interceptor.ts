import { createHash } from 'node:crypto';
import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { MERGE_PATCH_TYPE, type CallDefinition, type Schema } from '@fsvp/contracts/core/call';
import type { FieldError } from '@fsvp/contracts/core/problem';
import type { FastifyReply } from 'fastify';
import { catchError, map, throwError, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import '../runtime/issue-text.js';
import { deprecationHeaders } from './deprecation.js';
import { callOf, type ParsedRequest } from './handle.decorator.js';
import { findIgnoredFields, IGNORED_FIELDS_HEADER, toIgnoredHeader } from './ignored-fields.js';
import { lacksIfMatch, readIfMatch, readIfNoneMatch, REQUIRE_IF_MATCH_HEADER } from './if-match.js';
import { Created, locationOf } from './location.js';
import { checkQuery, pickFields } from './list-query.js';
import { invalidInput, notFound, ProblemError } from '../problems/problem.error.js';
import { currentContext } from '../context/request-context.js';
import { StoredResponse } from './stored-response.js';
import { NotModified } from './problem.filter.js';

function parse(schema: Schema, value: unknown, prefix: string, errors: FieldError[]): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  for (const issue of result.error.issues)
    errors.push({ path: issue.path.join('.') || prefix, message: issue.message });
  return undefined;
}

function parseInput(call: CallDefinition, request: ParsedRequest): unknown {
  const errors: FieldError[] = [];
  const params = call.params ? z.safeParse(call.params, request.params) : undefined;
  if (params && !params.success) {
    const idsOnly = params.error.issues.every((issue) => /id$/i.test(String(issue.path[0])));
    if (idsOnly) throw notFound('record');
    throw invalidInput(params.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })));
  }
  const query = call.query ? parse(call.query, request.query, 'query', errors) : undefined;
  errors.push(...checkQuery(call, request.query as Record<string, unknown>, query));
  const body = call.body ? parse(call.body, request.body === undefined ? {} : request.body, 'body', errors) : undefined;
  if (errors.length) throw invalidInput(errors);
  return { params: params?.data, query, body: call.bodyTypes ? request.body : body };
}

const ANY_BYTES = 'application/octet-stream';

function assertMediaType(call: CallDefinition, request: ParsedRequest): void {
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const refuse = (expected: string) => {
    throw new ProblemError('unsupported-media-type', `Send the body as ${expected}.`);
  };
  const json = call.method === 'PATCH' ? [MERGE_PATCH_TYPE, 'application/json'] : ['application/json'];
  if (call.body && given && !json.includes(given)) refuse(json.join(' or '));
  if (call.bodyTypes && !call.bodyTypes.includes(ANY_BYTES) && !call.bodyTypes.includes(given ?? ''))
    refuse(call.bodyTypes.join(' or '));
}

function readIdempotency(call: CallDefinition, request: ParsedRequest): void {
  const key = request.headers['idempotency-key'];
  if (call.method !== 'POST' || key === undefined) return;
  if (typeof key !== 'string' || key.length === 0 || key.length > 255)
    throw invalidInput([{ path: 'Idempotency-Key', message: 'Send 1 to 255 characters' }]);
  const context = currentContext();
  context.idempotencyKey = key;
  // A streamed body is not read yet: its handler adds the body's own hash (`hashBody`).
  const body = call.bodyTypes ? '' : JSON.stringify(request.body ?? null);
  context.bodyHash = createHash('sha256').update(`${request.url}\n${body}`).digest('hex');
}

/** Parses every part of a request by its contract before the handler runs, and sends the result. */
@Injectable()
export class ContractInterceptor implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = callOf(execution.getHandler());
    if (!call) return next.handle();
    const request = execution.switchToHttp().getRequest<ParsedRequest>();
    const reply = execution.switchToHttp().getResponse<FastifyReply>();
    if (call.deprecated) reply.headers(deprecationHeaders(call.deprecated));
    const context = currentContext();
    context.call = `${call.method} ${call.path}`;
    context.ifMatch = readIfMatch(request.headers['if-match']);
    context.lacksIfMatch = lacksIfMatch(call, request.headers);
    context.requiresIfMatch = request.headers[REQUIRE_IF_MATCH_HEADER] !== undefined;
    const isNamed = readIfNoneMatch(request.headers['if-none-match'], call.method);
    assertMediaType(call, request);
    readIdempotency(call, request);
    request.input = parseInput(call, request);
    return next.handle().pipe(
      map((answer: unknown) => {
        nameIgnored(call, request, reply, answer);
        const sent = pickChosen(request.input, send(call, reply, answer));
        if (isNamed?.(reply.getHeader('etag'))) throw new NotModified();
        return sent;
      }),
      catchError((error: unknown) => {
        if (!(error instanceof StoredResponse)) return throwError(() => error);
        reply.header('idempotent-replayed', 'true');
        if (error.version) reply.header('etag', `"${error.version}"`);
        nameIgnored(call, request, reply, error.text);
        return [send(call, reply, error.text)];
      }),
    );
  }
}

/** Names what the call has dropped of the body. @param answer the response, or its JSON text */
function nameIgnored(call: CallDefinition, { body }: ParsedRequest, reply: FastifyReply, answer: unknown): void {
  if (!call.body || !findIgnoredFields(call.body, body, undefined).length) return;
  const record: unknown = answer instanceof Created ? answer.record : answer;
  const ignored = findIgnoredFields(call.body, body, typeof record === 'string' ? JSON.parse(record) : record);
  if (ignored.length) reply.header(IGNORED_FIELDS_HEADER, toIgnoredHeader(ignored));
}

/** Lists choose the fields of their records in SQL. */
function pickChosen(input: unknown, answer: unknown): unknown {
  const { fields } = (input as { query?: { fields?: string[] } }).query ?? {};
  return fields && typeof answer === 'object' && answer ? pickFields(answer, fields) : answer;
}

function send(call: CallDefinition, reply: FastifyReply, answer: unknown): unknown {
  if (answer instanceof StreamableFile || !call.response) return answer;
  if (answer instanceof Created) {
    reply.status(201).header('location', answer.location);
    return send(call, reply, answer.record);
  }
  if (typeof answer === 'string') reply.header('content-type', 'application/json; charset=utf-8');
  const version = (answer as { version?: unknown } | null)?.version;
  if (typeof version === 'number') reply.header('etag', `"${version}"`);
  const location = locationOf(call, reply.request, answer);
  if (location) reply.header('location', location);
  return answer;
}
