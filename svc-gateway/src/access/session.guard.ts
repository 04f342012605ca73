import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { callOf } from '@fsvp/service-kit/handle.decorator';
import { HealthController } from '@fsvp/service-kit/health.controller';
import { OpenApiController } from '@fsvp/service-kit/open-api.controller';
import { notFound, ProblemError } from '@fsvp/service-kit/problem.error';
import { currentContext } from '@fsvp/service-kit/request-context';
import type { FastifyRequest } from 'fastify';
import { AnonymousRequests } from '../limits/anonymous-requests.js';
import { readSessionCookie } from './session-cookie.js';
import { SessionsService, type Session } from './sessions.service.js';

/** Requires a session for every call that is not public. Replaces the service token guard of the other services. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionsService,
    private readonly anonymousRequests: AnonymousRequests,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getClass() === HealthController || callOf(context.getHandler())?.public) return true;
    // The merged document includes this one, and internal paths must not be reachable from outside.
    if (context.getClass() === OpenApiController) throw notFound('page');
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
