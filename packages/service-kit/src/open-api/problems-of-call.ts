import { accessOfCall } from '@fsvp/contracts/access';
import type { CallDefinition } from '@fsvp/contracts/call';
import type { ProblemCode } from '@fsvp/contracts/problem-types';

/** Whether a call changes one record that has a version, so that it takes `If-Match`. */
export function takesIfMatch({ method, path }: CallDefinition): boolean {
  return ['PUT', 'PATCH', 'DELETE'].includes(method) && /\{\w*id\}$/i.test(path);
}

/**
 * The problems that a call can answer by its parts: who may make it, what it is sent, what it changes.
 * @param further that no part of the declaration shows
 */
export function problemsOfCall(call: CallDefinition, further: readonly ProblemCode[] = []): ProblemCode[] {
  const access = accessOfCall(call);
  const changes = call.method !== 'GET';
  const problems: ProblemCode[] = [
    'invalid-input',
    ...(access
      ? (['not-signed-in', 'invalid-token', 'two-credentials', 'role-not-allowed', 'password-expired'] as const)
      : []),
    ...(access ? (['second-factor-required', 'account-required'] as const) : []),
    ...(access && !access.scope ? (['person-required'] as const) : []),
    ...(access?.scope ? (['scope-missing', 'token-limit'] as const) : []),
    ...(call.params ? (['no-such-record'] as const) : []),
    ...(call.body ? (['malformed-body', 'body-too-large'] as const) : []),
    ...((call.body ?? call.bodyTypes) ? (['unsupported-media-type', 'unsupported-encoding'] as const) : []),
    ...(changes ? (['cross-site-request', 'record-busy', 'storage-full'] as const) : []),
    ...(call.method === 'POST' ? (['duplicate', 'request-running', 'idempotency-key-reused'] as const) : []),
    ...(takesIfMatch(call) ? (['stale-version', 'if-match-required'] as const) : []),
    ...further,
    'request-timeout',
    'too-many-open-requests',
    'internal-error',
    'unexpected-response',
    'unavailable',
    'service-timeout',
  ];
  return [...new Set(problems)];
}
