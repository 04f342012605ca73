import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { PROBLEM_MEDIA_TYPE, type Problem } from '@fsvp/contracts/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { conflict, ProblemError, STORAGE_FULL, storageFull, unavailable } from './problem.error.js';

const DETAILS: Record<number, string> = {
  400: 'The request could not be read. Check that the body is valid JSON.',
  401: 'Sign in and try again.',
  404: 'There is nothing at this address.',
  405: 'This address does not support that method.',
  413: 'The request is too large. The limit is 256 KB.',
  415: 'Send the body as application/json.',
};

/**
 * ENOSPC and EDQUOT of files, disk_full of PostgreSQL, and read_only_sql_transaction: the supervisor makes the database
 * read-only before its disk is full.
 */
const STORAGE_FULL_CODES = ['ENOSPC', 'EDQUOT', '53100', '25006'];

/** Maps errors of files and PostgreSQL to problems by their code. */
function fromErrorCode(error: { code?: unknown; message?: unknown }): ProblemError | undefined {
  const code = String(error.code ?? '');
  const message = String(error.message ?? '');
  if (code === '23505') return conflict('This record already exists. Reload the page to see it.');
  if (code === '55P03' || code === '40P01' || code === '40001')
    return conflict('Someone else is changing this record right now. Try again in a moment.');
  if (STORAGE_FULL_CODES.includes(code)) return storageFull();
  const timedOut = code === '57014' || /timeout exceeded|Query read timeout/i.test(message);
  const lost =
    /^(08|53|57P)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND'].includes(code) ||
    /Connection terminated|not queryable/i.test(message) ||
    // A connection that is lost between two queries of a transaction is released.
    error instanceof QueryRunnerProviderAlreadyReleasedError;
  return timedOut || lost ? unavailable("The database isn't responding. Try again in a moment.") : undefined;
}

/** Converts an error to a problem; undefined for an internal error (500). */
export function toProblem(thrown: unknown): ProblemError | undefined {
  if (thrown instanceof ProblemError) return thrown;
  if (thrown instanceof HttpException) {
    const status = thrown.getStatus();
    return new ProblemError(status, STATUS_CODES[status] ?? 'Error', DETAILS[status] ?? thrown.message);
  }
  const error = thrown as { driverError?: unknown; cause?: unknown; statusCode?: unknown } | null;
  const status = Number(error?.statusCode);
  if (status >= 400 && status < 500)
    return new ProblemError(
      status,
      STATUS_CODES[status] ?? 'Error',
      DETAILS[status] ?? String((thrown as Error).message),
    );
  return fromErrorCode((error?.driverError ?? thrown ?? {}) as { code?: unknown });
}

/** The JSON text of a problem. */
export function toProblemBody({ title, status, detail, extra }: ProblemError, requestId: string): string {
  const { headers: _, ...members } = extra;
  return JSON.stringify({ type: 'about:blank', title, status, detail, ...members, requestId } satisfies Problem);
}

/** Sends a problem; also for use outside of Nest's handlers. */
export function sendProblem(reply: FastifyReply, request: FastifyRequest, problem: ProblemError): void {
  // Fastify runs no hooks for errors of its router.
  if (!reply.hasHeader('x-request-id'))
    void reply.headers({ ...reply.server.defaultHeaders, 'x-request-id': String(request.id) });
  void reply
    .status(problem.status)
    .headers(problem.extra.headers ?? {})
    .header('content-type', PROBLEM_MEDIA_TYPE)
    .send(toProblemBody(problem, String(request.id)));
}

/** Sends every error as problem details without internals; the error itself is logged with the request id. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = toProblem(thrown);
    if (!problem || problem.status >= 500)
      request.log.error(problem?.title === STORAGE_FULL ? {} : { err: thrown }, 'request failed');
    if (reply.sent || reply.raw.headersSent) {
      // The response has started: destroying the connection is the only way to show that it is incomplete.
      reply.raw.destroy();
      return;
    }
    sendProblem(
      reply,
      request,
      problem ??
        new ProblemError(
          500,
          'Internal error',
          `Something went wrong on our side. Try again. If it happens again, report the request id ${String(request.id)}.`,
        ),
    );
  }
}
