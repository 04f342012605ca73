import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { callOf } from '@fsvp/service-kit/handle.decorator';
import { HealthController } from '@fsvp/service-kit/health.controller';
import { OpenApiController } from '@fsvp/service-kit/open-api.controller';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import { currentContext } from '@fsvp/service-kit/request-context';
import type { FastifyRequest } from 'fastify';
import { AnonymousRequests } from '../limits/anonymous-requests.js';
import { readSessionCookie } from './session-cookie.js';
import { SessionsService, type Session } from './sessions.service.js';

/** The merged document includes this one; health and metrics have a port of their own. */
const NOT_PUBLIC = new Set<unknown>([OpenApiController, HealthController]);

/** Requires a session for every call that is not public. Replaces the service token guard of the other services. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionsService,
    private readonly anonymousRequests: AnonymousRequests,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (callOf(context.getHandler())?.public) return true;
    if (NOT_PUBLIC.has(context.getClass()))
      throw new ProblemError(404, 'Not found', 'There is nothing at this address.');
    const session = await this.requireSession(context.switchToHttp().getRequest<FastifyRequest>());
    currentContext().actor = session.userId;
    return true;
  }

  /** @throws 401 without an active session */
  async requireSession(request: FastifyRequest): Promise<Session> {
    const session = await this.sessions.find(readSessionCookie(request));
    if (!session)
      throw new ProblemError(
        401,
        'Unauthorized',
        'You are not signed in, or your session has ended. Sign in and try again.',
      );
    this.anonymousRequests.release(request);
    return session;
  }
}
