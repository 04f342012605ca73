import { Controller, Req, Res } from '@nestjs/common';
import {
  acceptInvitation,
  beginTotp,
  changePassword,
  confirmTotp,
  getInvitation,
  getSignInOptions,
  listOwnSessions,
  removeTotp,
  revokeOtherSessions,
  revokeOwnSession,
  type Invitation,
  type SignInOptions,
  type TotpSetUp,
} from '@fsvp/contracts/own-account';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/call';
import type { User } from '@fsvp/contracts/user';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import { notFound } from '@fsvp/service-kit/problem.error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PoliciesService } from '../../policies/policies.service.js';
import { callerOf } from '../caller-of.js';
import { CallersService } from '../callers.service.js';
import { LoginService } from '../login.service.js';
import { OidcService } from '../oidc/oidc.service.js';
import { readSessionCookie, setSessionCookie } from '../session-cookie.js';
import { SessionsService } from '../sessions.service.js';
import { UsersService } from '../users.service.js';
import { InvitationsService } from './invitations.service.js';
import { OwnAccountService } from './own-account.service.js';

/** What people do about their own accounts, from the invitation on. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly ownAccount: OwnAccountService,
    private readonly logins: LoginService,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    private readonly policies: PoliciesService,
    private readonly callers: CallersService,
    private readonly oidc: OidcService,
  ) {}

  @Handle(getSignInOptions)
  async signInOptions(): Promise<SignInOptions> {
    const [policy, accounts] = await Promise.all([this.policies.get('sharedLogin'), this.invitations.hasAccounts()]);
    return { sharedLogin: policy !== 'off', accounts, provider: this.oidc.providerName };
  }

  @Handle(getInvitation)
  invitation(@Input() { params }: HandlerInput<typeof getInvitation>): Promise<Invitation> {
    return this.invitations.get(params.token);
  }

  @Handle(acceptInvitation)
  async accept(
    @Input() { params, body }: HandlerInput<typeof acceptInvitation>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const id = await this.invitations.accept(params.token, body, request.ip);
    const sid = await this.logins.openNamed(id, request, readSessionCookie(request));
    setSessionCookie(request, reply, sid);
    return this.users.get(await this.callers.ofNewSession(sid));
  }

  @Handle(changePassword)
  changePassword(
    @Input() { body }: HandlerInput<typeof changePassword>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.ownAccount.changePassword(callerOf(request), request.ip, body.currentPassword, body.newPassword);
  }

  @Handle(beginTotp)
  beginTotp(@Input() { body }: HandlerInput<typeof beginTotp>, @Req() request: FastifyRequest): Promise<TotpSetUp> {
    return this.ownAccount.beginTotp(callerOf(request), request.ip, body.password);
  }

  @Handle(confirmTotp)
  confirmTotp(@Input() { body }: HandlerInput<typeof confirmTotp>, @Req() request: FastifyRequest): Promise<void> {
    return this.ownAccount.confirmTotp(callerOf(request), body.code);
  }

  @Handle(removeTotp)
  removeTotp(@Input() { body }: HandlerInput<typeof removeTotp>, @Req() request: FastifyRequest): Promise<void> {
    return this.ownAccount.removeTotp(callerOf(request), request.ip, body.password, body.code);
  }

  @Handle(listOwnSessions)
  async listSessions(@Req() request: FastifyRequest): Promise<ResponseOf<typeof listOwnSessions>> {
    const { account, session } = callerOf(request);
    const sessions = await this.sessions.listOf(account.id, session?.hash ?? '');
    // A shared session must not see, or end, those of colleagues.
    const own = account.status === null ? sessions.filter(({ current }) => current) : sessions;
    return { sessions: own, total: own.length };
  }

  @Handle(revokeOwnSession)
  async revokeSession(
    @Input() { params }: HandlerInput<typeof revokeOwnSession>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const caller = callerOf(request);
    const isShared = caller.account.status === null && params.id !== caller.session?.session.id;
    if (isShared || !(await this.ownAccount.endSession(caller, params.id))) throw notFound('session');
  }

  @Handle(revokeOtherSessions)
  async revokeOthers(@Req() request: FastifyRequest): Promise<void> {
    const caller = callerOf(request);
    if (caller.account.status !== null) await this.ownAccount.endOtherSessions(caller);
  }
}
