import * as z from 'zod/mini';
import { toProblem } from '../../problems/to-problem.js';

const MAX_LENGTH = 500;

/** Why an event could not be handled, in one sentence for an administrator. */
export function describeFailure(error: unknown): string {
  return describe(error).replaceAll('\0', '').slice(0, MAX_LENGTH);
}

function describe(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues;
    const field = issue?.path.join('.');
    return `The data of the event is invalid: ${field ? `${field}: ` : ''}${issue?.message ?? 'unknown form'}`;
  }
  if (error instanceof SyntaxError) return `The message is not valid JSON: ${error.message}`;
  const problem = toProblem(error);
  if (problem) return problem.detail;
  const { driverError, message } = error as { driverError?: { message?: string }; message?: string };
  if (driverError) return `The database refused the change: ${driverError.message ?? 'unknown reason'}`;
  return (message ?? String(error)).split('\n')[0] || 'The consumer failed without a message.';
}

/** The technical reason: the stack, or what there is. PostgreSQL stores no NUL. */
export function technicalReason(error: unknown): string {
  return (error instanceof Error ? (error.stack ?? error.message) : String(error)).replaceAll('\0', '');
}
