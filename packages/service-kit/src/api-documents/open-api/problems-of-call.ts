import type { CallDefinition } from '@fsvp/contracts/core/call';
import type { ProblemCode } from '@fsvp/contracts/core/problem-types';
import { takesIfMatch } from '../../http/if-match.js';

/** Of calls that take files, and of those that send them. */
const FILE_PROBLEMS = ['empty-file', 'file-too-large', 'unsupported-file'] as const;

/**
 * The problems that a call can answer by its parts: who may make it, what it is sent, what it changes.
 * @param further that no part of the declaration shows
 */
export function problemsOfCall(call: CallDefinition, further: readonly ProblemCode[] = []): ProblemCode[] {
  const { access } = call;
  const changes = call.method !== 'GET';
  const problems: ProblemCode[] = [
    'invalid-input',
    ...(access
      ? (['not-signed-in', 'invalid-token', 'two-credentials', 'role-not-allowed', 'token-limit'] as const)
      : []),
    // One's own account is what is put in order then.
    ...(access && access.permission !== 'self' ? (['password-expired', 'second-factor-required'] as const) : []),
    ...(access?.permission === 'self' ? (['account-required'] as const) : []),
    ...(access ? ([access.scope ? 'scope-missing' : 'person-required'] as const) : []),
    ...(call.params ? (['no-such-record', 'address-too-long'] as const) : []),
    ...(call.body ? (['malformed-body', 'body-too-large'] as const) : []),
    ...(call.bodyTypes ? FILE_PROBLEMS : []),
    ...((call.body ?? call.bodyTypes) ? (['unsupported-media-type', 'unsupported-encoding'] as const) : []),
    ...(changes ? (['cross-site-request', 'record-busy', 'storage-full', 'outcome-unknown'] as const) : []),
    ...(call.method === 'POST' ? (['request-running', 'idempotency-key-reused'] as const) : []),
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
