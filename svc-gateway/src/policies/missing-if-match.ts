import { REQUIRE_IF_MATCH_HEADER } from '@fsvp/service-kit/http/if-match';
import type { FastifyRequest } from 'fastify';
import type { PoliciesService } from './policies.service.js';

/** POST for batches, whose items have versions of their own. */
const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Marks a change without If-Match while a policy demands one, and a batch, whose items name the version themselves: who has the record refuses it then, here or in its service.
 * A client that sends the mark itself is refused the same way.
 */
export async function markMissingIfMatch(
  { method, url, headers }: FastifyRequest,
  policies: PoliciesService,
): Promise<void> {
  const isBatch = method === 'POST' && /\/batch(\?|$)/.test(url);
  if (!(CHANGES.has(method) || isBatch) || headers['if-match'] !== undefined) return;
  if ((await policies.get('api.requireIfMatch')) === 'on') headers[REQUIRE_IF_MATCH_HEADER] = 'true';
}
