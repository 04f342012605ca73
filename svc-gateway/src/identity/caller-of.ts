import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './callers.service.js';

/** Who makes this request. @throws 401 when the guard has not identified them */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new ProblemError('not-signed-in', 'Sign in and try again.');
  return caller;
}
