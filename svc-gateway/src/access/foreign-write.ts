import type { FastifyRequest } from 'fastify';
import { ProblemError } from '@fsvp/service-kit/problem.error';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_FETCH_SITES = new Set(['same-origin', 'none']);

function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host;
  } catch {
    return undefined;
  }
}

/**
 * Refuses a write that another site made the browser send (Fetch Metadata, else Origin, else Referer). Programs send none of the three.
 * Only hosts are compared: behind a proxy that ends https, this process sees http.
 * @throws 403
 */
export function refuseForeignWrite(request: FastifyRequest): void {
  if (READS.has(request.method)) return;
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  const source = origin ?? referer;
  const foreign =
    (typeof site === 'string' && !OWN_FETCH_SITES.has(site)) ||
    (source !== undefined && hostOf(source) !== request.host.toLowerCase());
  if (foreign)
    throw new ProblemError(
      403,
      'Forbidden',
      'This request comes from another site. Open the suite itself and try again.',
    );
}
