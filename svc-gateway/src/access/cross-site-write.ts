import type { FastifyRequest } from 'fastify';
import { ProblemError } from '@fsvp/service-kit/problem.error';

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_FETCH_SITES = new Set(['same-origin', 'none']);

function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host;
  } catch {
    return undefined;
  }
}

/**
 * Rejects a write that another site caused the browser to send (Fetch Metadata, else Origin, else Referer). API clients
 * send none of these headers. Only hosts are compared: behind a proxy that terminates https, this process sees http.
 * @throws 403
 */
export function rejectCrossSiteWrite(request: FastifyRequest): void {
  if (READ_METHODS.has(request.method)) return;
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  const source = origin ?? referer;
  const crossSite =
    (typeof site === 'string' && !OWN_FETCH_SITES.has(site)) ||
    (source !== undefined && hostOf(source) !== request.host.toLowerCase());
  if (crossSite)
    throw new ProblemError(
      403,
      'Forbidden',
      'This request comes from another site. Open the suite itself and try again.',
    );
}
