import { Controller, Req, Res } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { getCurrentUser, login, logout, updateCurrentUser, WRONG_PASSWORD, type User } from '@fsvp/contracts/user';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import { currentContext } from '@fsvp/service-kit/request-context';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LoginService } from './login.service.js';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';
import { UsersService } from './users.service.js';

function currentUserId(): string {
  const { actor } = currentContext();
  if (!actor) throw new ProblemError(401, 'Unauthorized', 'Sign in and try again.');
  return actor;
}

@Controller()
export class AccessController {
  constructor(
    private readonly logins: LoginService,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
  ) {}

  @Handle(login)
  async login(
    @Input() { body }: HandlerInput<typeof login>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const outcome = await this.logins.signIn(body.password, request.ip, readSessionCookie(request));
    if ('retryAfterSeconds' in outcome) {
      const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
      const detail = `Too many failed attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
      throw new ProblemError(429, 'Too many attempts', detail, {
        headers: { 'retry-after': String(outcome.retryAfterSeconds) },
      });
    }
    if (!outcome.sid) throw new ProblemError(401, 'Unauthorized', WRONG_PASSWORD);
    setSessionCookie(request, reply, outcome.sid);
    return this.users.get(currentUserId());
  }

  @Handle(logout)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const sid = readSessionCookie(request);
    if (sid) await this.sessions.close(sid);
    clearSessionCookie(request, reply);
  }

  @Handle(getCurrentUser)
  currentUser(): Promise<User> {
    return this.users.get(currentUserId());
  }

  @Handle(updateCurrentUser)
  update(@Input() { body }: HandlerInput<typeof updateCurrentUser>): Promise<User> {
    return this.users.update(currentUserId(), body);
  }
}
