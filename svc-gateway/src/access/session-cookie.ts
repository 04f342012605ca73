import type { FastifyReply, FastifyRequest } from 'fastify';

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Browsers take a Secure cookie over https and from this machine's own names. Elsewhere (plain http in a private network) the cookie
 * has a plain name. Each kind is read only where it is set, so that a plain one cannot be planted on an https site.
 */
function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https' || LOCAL_NAMES.has(hostName(request.host));
}

function hostName(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

function cookieName(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-fsvp' : 'fsvp';
}

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

/** The session id that a request carries. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request)];
}

/** Lives as long as the browser; the server ends the session earlier. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, sid: string): void {
  void reply.setCookie(cookieName(request), sid, attributes(request));
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(cookieName(request), attributes(request));
}
