import { Controller, Req, Res } from '@nestjs/common';
import {
  acceptInvitation,
  beginTotp,
  changePassword,
  confirmTotp,
  endOtherSessions,
  endOwnSession,
  getInvitation,
  getSignInOptions,
  listOwnSessions,
  removeTotp,
  type Invitation,
  type SignInOptions,
  type TotpSetUp,
} from '@fsvp/contracts/access/own-account';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import type { User } from '@fsvp/contracts/access/user';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PoliciesService } from '../../policies/policies.service.js';
import { callerOf } from '../caller-of.js';
import { CallersService } from '../callers.service.js';
import { LoginService } from '../login.service.js';
import { OidcService } from '../oidc/oidc.service.js';
import { readSessionCookie, setSessionCookie } from '../session-cookie.js';
import { SessionRenewal } from '../session-renewal.js';
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
    private readonly renewal: SessionRenewal,
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
  async changePassword(
    @Input() { body }: HandlerInput<typeof changePassword>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.ownAccount.changePassword(callerOf(request), request.ip, body.currentPassword, body.newPassword);
    await this.renewal.renew(request, reply);
  }

  @Handle(beginTotp)
  async beginTotp(
    @Input() { body }: HandlerInput<typeof beginTotp>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TotpSetUp> {
    const begun = await this.ownAccount.beginTotp(callerOf(request), request.ip, body.password);
    await this.renewal.renew(request, reply);
    return begun;
  }

  @Handle(confirmTotp)
  async confirmTotp(
    @Input() { body }: HandlerInput<typeof confirmTotp>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.ownAccount.confirmTotp(callerOf(request), body.code);
    await this.renewal.renew(request, reply);
  }

  @Handle(removeTotp)
  async removeTotp(
    @Input() { body }: HandlerInput<typeof removeTotp>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.ownAccount.removeTotp(callerOf(request), request.ip, body.password, body.code);
    await this.renewal.renew(request, reply);
  }

  @Handle(listOwnSessions)
  async listSessions(@Req() request: FastifyRequest): Promise<ResponseOf<typeof listOwnSessions>> {
    const caller = callerOf(request);
    const [sessions, needsPassword] = await Promise.all([
      this.sessions.listOf(caller.account.id, caller.session?.session.id ?? ''),
      this.ownAccount.hasPassword(caller),
    ]);
    // A shared session must not see, or end, those of colleagues.
    const own = caller.account.status === null ? sessions.filter(({ current }) => current) : sessions;
    return { sessions: own, total: own.length, needsPassword };
  }

  @Handle(endOwnSession)
  async endSession(
    @Input() { params, body }: HandlerInput<typeof endOwnSession>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const caller = callerOf(request);
    if (caller.account.status === null && params.id !== caller.session?.session.id) throw notFound('session');
    const proved = await this.ownAccount.confirmIfNeeded(caller, request.ip, body.password);
    if (!(await this.ownAccount.endSession(caller, params.id))) throw notFound('session');
    if (proved) await this.renewal.renew(request, reply);
  }

  @Handle(endOtherSessions)
  async endOthers(
    @Input() { body }: HandlerInput<typeof endOtherSessions>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const caller = callerOf(request);
    if (caller.account.status === null) return;
    const proved = await this.ownAccount.confirmIfNeeded(caller, request.ip, body.password);
    await this.ownAccount.endOtherSessions(caller);
    if (proved) await this.renewal.renew(request, reply);
  }
}
