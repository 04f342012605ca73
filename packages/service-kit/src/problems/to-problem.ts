import { HttpException } from '@nestjs/common';
import { MAX_EXTERNAL_IDS } from '@fsvp/contracts/core/external-ids';
import type { Problem } from '@fsvp/contracts/core/problem';
import { isProblemCode } from '@fsvp/contracts/core/problem-types';
import { QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { invalidInput, outcomeUnknown, ProblemError, storageFull, unavailable } from './problem.error.js';

/** The problems for the errors of Nest, Fastify and its plugins, by their status. */
const FRAMEWORK_PROBLEMS: Record<number, ProblemError> = {
  400: new ProblemError('malformed-body', 'The request could not be read. Check that the body is valid JSON.'),
  403: new ProblemError('no-such-address', 'There is nothing at this address.'),
  404: new ProblemError('no-such-address', 'There is nothing at this address.'),
  412: new ProblemError('stale-version', 'The version of this file has changed. Load it again without If-Match.'),
  413: new ProblemError('body-too-large', 'The request is too large. The limit is 256 KB.'),
  415: new ProblemError('unsupported-media-type', 'Send the body as application/json.'),
  416: new ProblemError('range-not-satisfiable', 'This file has no such part. Ask for a range within its size.'),
};

const fromFramework = (status: number): ProblemError =>
  FRAMEWORK_PROBLEMS[status] ??
  new ProblemError('malformed-request', 'The request is not valid. Check it and try again.');

/** The problem that a service answered, for the caller of this one. @param service its name */
export function passOn(service: string, status: number, { code, detail }: Partial<Problem>): ProblemError {
  const known = isProblemCode(code) ? code : 'unexpected-response';
  return new ProblemError(known, detail ?? `The ${service} service responded with ${status}.`);
}

/**
 * ENOSPC and EDQUOT of files, disk_full of PostgreSQL, and read_only_sql_transaction: the supervisor makes the database
 * read-only before its disk is full.
 */
const STORAGE_FULL_CODES = ['ENOSPC', 'EDQUOT', '53100', '25006'];

/** The fields of PostgreSQL's errors that problems are made from. */
interface DatabaseError {
  code?: unknown;
  message?: unknown;
  constraint?: unknown;
  detail?: unknown;
  outcomeUnknown?: unknown;
}

/** @param detail of PostgreSQL: Key (record_type, source, external_id)=(supplier, sap, 4711) already exists. */
function externalIdTaken(detail: string): ProblemError {
  const source = /\)=\([^,]+, ([^,]+), /.exec(detail)?.[1] ?? 'a source';
  return new ProblemError('external-id-taken', `Another record has this id of ${source}. Read it by its external id.`, {
    errors: [{ path: `externalIds.${source}`, message: 'Another record has this id' }],
  });
}

const READS = ['GET', 'HEAD'];

/** Maps errors of files and PostgreSQL to problems by their code. */
function fromErrorCode(error: DatabaseError, method: string): ProblemError | undefined {
  const code = String(error.code ?? '');
  const message = String(error.message ?? '');
  if (error.constraint === 'external_ids_pkey') return externalIdTaken(String(error.detail));
  if (code === '23514' && /_external_ids_number$/.test(String(error.constraint)))
    return invalidInput([{ path: 'externalIds', message: `At most ${MAX_EXTERNAL_IDS} sources` }]);
  if (code === '23505') return new ProblemError('duplicate', 'This record already exists. Reload the page to see it.');
  if (code === '55P03' || code === '40P01' || code === '40001')
    return new ProblemError('record-busy', 'Someone else is changing this record right now. Try again in a moment.');
  if (STORAGE_FULL_CODES.includes(code)) return storageFull();
  const timedOut = code === '57014' || /timeout (exceeded|expired)|Query read timeout/i.test(message);
  const lost =
    /^(08|53|57P)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND'].includes(code) ||
    /Connection terminated|not queryable/i.test(message) ||
    // A connection that is lost between two queries of a transaction is released.
    error instanceof QueryRunnerProviderAlreadyReleasedError;
  if (!timedOut && !lost) return undefined;
  // A read may write too, such as when a session was used, which is not what its caller asks for.
  return error.outcomeUnknown && !READS.includes(method)
    ? outcomeUnknown('The database stopped responding while your change was being saved')
    : unavailable("The database isn't responding. Try again in a moment.");
}

/**
 * Converts an error to a problem; undefined for an internal error (500).
 * @param method of the request
 */
export function toProblem(thrown: unknown, method = 'POST'): ProblemError | undefined {
  if (thrown instanceof ProblemError) return thrown;
  if (thrown instanceof HttpException) return fromFramework(thrown.getStatus());
  const error = thrown as { driverError?: unknown; cause?: unknown; statusCode?: unknown } | null;
  const status = Number(error?.statusCode);
  if (status >= 400 && status < 500) return fromFramework(status);
  return fromErrorCode((error?.driverError ?? thrown ?? {}) as DatabaseError, method);
}

/** Whether what failed can succeed later as it is: a service, the database or a disk does not work at the moment. For work that may be repeated. */
export function isOutage(error: unknown): boolean {
  const problem = toProblem(error);
  return problem?.status === 503 || problem?.code === 'outcome-unknown';
}
