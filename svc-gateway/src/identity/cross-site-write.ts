import type { FastifyRequest } from 'fastify';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_FETCH_SITES = new Set(['same-origin', 'none']);

function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host;
  } catch {
    return undefined;
  }
}

/** Whether the browser says that the suite itself, or the person, made the request. API clients and old browsers do not say it. */
export function isOwnSite({ headers: { 'sec-fetch-site': site } }: FastifyRequest): boolean {
  return typeof site !== 'string' || OWN_FETCH_SITES.has(site);
}

/**
 * Rejects a write that another site caused the browser to send (Fetch Metadata, else Origin, else Referer). API clients
 * send none of these headers. Only hosts are compared: behind a proxy that terminates https, this process sees http.
 * @throws 403
 */
export function rejectCrossSiteWrite(request: FastifyRequest): void {
  if (READ_METHODS.has(request.method)) return;
  const { origin, referer } = request.headers;
  const source = origin ?? referer;
  const crossSite = !isOwnSite(request) || (source !== undefined && hostOf(source) !== request.host.toLowerCase());
  if (crossSite)
    throw new ProblemError(
      'cross-site-request',
      'This request comes from another site. Open the suite itself and try again.',
    );
}
