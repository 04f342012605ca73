import type { FastifyReply, FastifyRequest } from 'fastify';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Browsers accept a Secure cookie over https and from localhost. Elsewhere (plain http in a private network) the cookie
 * has no prefix and is not Secure. Each kind is read only where it is set, so that nobody can plant an unprefixed
 * cookie on an https site.
 */
function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https' || LOCAL_HOSTS.has(hostnameOf(request.host));
}

function hostnameOf(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

function cookieName(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-fsvp' : 'fsvp';
}

const cookieAttributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

/** A single sign-on that is under way in this browser. */
const attemptCookieName = (request: FastifyRequest) => `${cookieName(request)}-oidc`;
const ATTEMPT_SECONDS = 600;

export function readAttemptCookie(request: FastifyRequest): string | undefined {
  return request.cookies[attemptCookieName(request)];
}

export function setAttemptCookie(request: FastifyRequest, reply: FastifyReply, attempt: string): void {
  void reply.setCookie(attemptCookieName(request), attempt, { ...cookieAttributes(request), maxAge: ATTEMPT_SECONDS });
}

export function clearAttemptCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(attemptCookieName(request), cookieAttributes(request));
}

/** The session id from the request's cookie. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request)];
}

/** A cookie without an expiry date: the browser deletes it when it closes. The server ends idle sessions. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, sid: string): void {
  void reply.setCookie(cookieName(request), sid, cookieAttributes(request));
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(cookieName(request), cookieAttributes(request));
}
