import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { callOf } from '@fsvp/service-kit/handle.decorator';
import { HealthController } from '@fsvp/service-kit/health.controller';
import { OpenApiController } from '@fsvp/service-kit/open-api.controller';
import { notFound, ProblemError } from '@fsvp/service-kit/problem.error';
import { currentContext } from '@fsvp/service-kit/request-context';
import type { FastifyRequest } from 'fastify';
import { readSessionCookie } from './session-cookie.js';
import { SessionsService, type Session } from './sessions.service.js';

/** The gateway's guard in place of the service token: every call but the public ones needs a session. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly sessions: SessionsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getClass() === HealthController || callOf(context.getHandler())?.public) return true;
    // Read in process and served merged; nothing internal is reachable from outside.
    if (context.getClass() === OpenApiController) throw notFound('page');
    const session = await this.require(context.switchToHttp().getRequest<FastifyRequest>());
    currentContext().actor = session.userId;
    return true;
  }

  /** @throws 401 without a live session */
  async require(request: FastifyRequest): Promise<Session> {
    const session = await this.sessions.find(readSessionCookie(request));
    if (!session)
      throw new ProblemError(
        401,
        'Unauthorized',
        'You are not signed in, or your session has ended. Sign in and try again.',
      );
    return session;
  }
}
