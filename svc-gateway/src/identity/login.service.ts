import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@fsvp/service-kit/database/database';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config.js';
import { PoliciesService } from '../policies/policies.service.js';
import { IdentificationService, type Credentials } from './identification.service.js';
import { LoginAttempts } from './login-attempts.js';
import { SessionsService } from './sessions.service.js';
import { SHARED_USER_ID } from './users.service.js';

/** `codeRequired`: the password was right, but the account also needs a code. */
export type LoginOutcome =
  | { sid: string; userId: string }
  | { sid: null; codeRequired?: boolean; sharedLoginOff?: boolean }
  | { retryAfterSeconds: number };

const MAX_USER_AGENT = 300;

/** Signing in with the shared password, or with an account. */
@Injectable()
export class LoginService {
  constructor(
    private readonly identification: IdentificationService,
    private readonly attempts: LoginAttempts,
    private readonly sessions: SessionsService,
    private readonly policies: PoliciesService,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param earlierSid the browser's current session, which a successful sign-in ends */
  async signIn(password: string, request: FastifyRequest, earlierSid: string | undefined): Promise<LoginOutcome> {
    if ((await this.policies.get('sharedLogin')) === 'off') return { sid: null, sharedLoginOff: true };
    const attempt = await this.identification.beginAttempt(request.ip);
    if ('retryAfterSeconds' in attempt) return attempt;
    if (!(await this.config.APP_PASSWORD.matches(password))) return { sid: null };
    await this.attempts.markSucceeded(attempt);
    return { sid: await this.open('shared', SHARED_USER_ID, request, earlierSid), userId: SHARED_USER_ID };
  }

  /**
   * Signs in with an account. What an unknown address, an account that may not sign in, a wrong password and a wrong
   * code do and cost is the same.
   */
  async signInNamed(
    credentials: Credentials,
    request: FastifyRequest,
    earlierSid: string | undefined,
  ): Promise<LoginOutcome> {
    const found = await this.identification.identify(credentials, request.ip);
    if ('retryAfterSeconds' in found) return found;
    if (!found.account) return { sid: null, codeRequired: found.wrong !== 'password' };
    const { id } = found.account;
    return { sid: await this.openNamed(id, request, earlierSid), userId: id };
  }

  /** Opens a session of an account, which has proved itself, and ends the browser's earlier one. Returns its id. */
  async openNamed(
    userId: string,
    request: FastifyRequest,
    earlierSid: string | undefined,
    singleSignOn?: boolean,
  ): Promise<string> {
    await this.database.rows({
      name: 'account-signed-in',
      text: 'update users set last_sign_in_at = now() where id = $1',
      values: [userId],
    });
    return this.open('named', userId, request, earlierSid, singleSignOn);
  }

  private async open(
    kind: 'shared' | 'named',
    userId: string,
    { ip, headers }: FastifyRequest,
    earlierSid: string | undefined,
    singleSignOn?: boolean,
  ): Promise<string> {
    currentContext().actor = userId;
    if (earlierSid) await this.sessions.close(earlierSid);
    const userAgent = headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null;
    return this.sessions.open({ userId, kind, address: ip, userAgent, ...(singleSignOn && { singleSignOn }) });
  }
}
