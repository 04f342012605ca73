import type { FastifyInstance } from 'fastify';

/** For responses that are not pages: a browser that displays them must not run or load anything. */
const DENY_ALL = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The content security policy of a page: no eval, and no inline script or style without this nonce.
 * @param nonce new for each response; without one, only files are allowed
 * @param moduleOrigins other origins that modules are loaded from
 */
export function pagePolicy(nonce?: string, moduleOrigins: readonly string[] = []): string {
  const files = ["'self'", ...moduleOrigins].join(' ');
  const own = nonce ? `${files} 'nonce-${nonce}'` : files;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${files} data: blob:`,
    `font-src ${files}`,
    `connect-src ${files}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For built files. A web worker uses the policy of its own file: it may import our scripts, but not fetch anything. */
export const FILE_POLICY = `${DENY_ALL}; script-src 'self'`;

/** For every response, also errors. A handler may overwrite them. */
export const DEFAULT_HEADERS = {
  'content-security-policy': DENY_ALL,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
};

/** Adds the headers to every response. Browsers that reached the suite over https never use http again. */
export function addSecurityHeaders(fastify: FastifyInstance): void {
  Object.assign(fastify.defaultHeaders, DEFAULT_HEADERS);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
}
