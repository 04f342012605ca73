import type { FastifyInstance } from 'fastify';

/** For answers that are no page: nothing in them runs or loads, wherever a browser shows them. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of a page: no eval, and no inline script or style without this answer's nonce.
 * @param nonce new for each answer; without one, only files are allowed
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

/** For built files. A worker obeys the policy of its own file: it may import scripts of ours, and fetch nothing. */
export const FILE_POLICY = `${NOTHING}; script-src 'self'`;

const ALWAYS = {
  'content-security-policy': NOTHING,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
};

/** Sets the headers before anything else happens, so that refusals and faults carry them too. A handler may set its own instead. */
export function addSecurityHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(ALWAYS);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
}
