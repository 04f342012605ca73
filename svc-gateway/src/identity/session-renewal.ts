import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { callerOf } from './caller-of.js';
import { setSessionCookie } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';

/** Gives the session of an account a new token each time the person has proved who they are (ASVS 7.2.4). */
@Injectable()
export class SessionRenewal {
  constructor(
    private readonly sessions: SessionsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Call this when the proof was right. A shared session proves nothing about a person: it keeps its token. */
  async renew(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { kind, session } = callerOf(request);
    if (kind !== 'user' || !session) return;
    try {
      const sid = await this.sessions.renew(session);
      if (sid) setSessionCookie(request, reply, sid);
    } catch (error) {
      // What the person did is done, and must not be reported as failed.
      this.logger.warn({ err: error }, 'renewing a session failed');
    }
  }
}
