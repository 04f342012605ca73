import { Controller, Req, Res } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { CODE_REQUIRED_HEADER, login, WRONG_PASSWORD } from '@fsvp/contracts/access/sign-in';
import { getCurrentUser, logout, updateCurrentUser, type User } from '@fsvp/contracts/access/user';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from './caller-of.js';
import { CallersService } from './callers.service.js';
import { LoginService, type LoginOutcome } from './login.service.js';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';
import { tooManyAttempts } from './too-many-attempts.js';
import { UsersService } from './users.service.js';

@Controller()
export class AccessController {
  constructor(
    private readonly logins: LoginService,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    private readonly callers: CallersService,
  ) {}

  @Handle(login)
  async login(
    @Input() { body }: HandlerInput<typeof login>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const earlier = readSessionCookie(request);
    const { email, password, code } = body;
    const outcome =
      email === undefined
        ? await this.logins.signIn(password, request, earlier)
        : await this.logins.signInNamed({ email, password, code }, request, earlier);
    if ('retryAfterSeconds' in outcome) throw tooManyAttempts(outcome.retryAfterSeconds);
    if (outcome.sid === null) throw failedSignIn(outcome);
    setSessionCookie(request, reply, outcome.sid);
    return this.users.get(await this.callers.ofNewSession(outcome.sid));
  }

  @Handle(logout)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const sid = readSessionCookie(request);
    if (sid) await this.sessions.close(sid);
    clearSessionCookie(request, reply);
  }

  @Handle(getCurrentUser)
  currentUser(@Req() request: FastifyRequest): Promise<User> {
    return this.users.get(callerOf(request));
  }

  @Handle(updateCurrentUser)
  async update(
    @Input() { body }: HandlerInput<typeof updateCurrentUser>,
    @Req() request: FastifyRequest,
  ): Promise<User> {
    const caller = callerOf(request);
    // The profile of the shared login belongs to everybody who uses it.
    if (caller.grantee === 'shared_read_only') throw await this.callers.refuseRole(caller.grantee);
    return this.users.update(caller, body);
  }
}

/** The same sentence for every failure of an account, so that it does not tell which part was wrong. */
function failedSignIn({ codeRequired, sharedLoginOff }: Extract<LoginOutcome, { sid: null }>): ProblemError {
  const detail = sharedLoginOff ? 'The shared password is turned off. Use your own account.' : WRONG_PASSWORD;
  return new ProblemError('not-signed-in', detail, codeRequired ? { headers: { [CODE_REQUIRED_HEADER]: 'true' } } : {});
}
