import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@fsvp/service-kit/database';
import { currentContext } from '@fsvp/service-kit/request-context';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config.js';
import { PoliciesService } from '../policies/policies.service.js';
import { isWorking } from './callers.service.js';
import { LoginAttempts } from './login-attempts.js';
import { passwordMatches } from './password.js';
import { SessionsService } from './sessions.service.js';
import { TotpSecrets } from './totp.js';
import { SHARED_USER_ID } from './users.service.js';

/** `codeRequired`: the password was right, but the account also needs a code. */
export type LoginOutcome =
  | { sid: string; userId: string }
  | { sid: null; codeRequired?: boolean; sharedLoginOff?: boolean }
  | { retryAfterSeconds: number };

interface AccountRow {
  id: string;
  status: 'invited' | 'active' | 'disabled';
  expiresOn: string | null;
  passwordHash: string | null;
  totpSecret: string | null;
}

const MAX_USER_AGENT = 300;

/** Signing in with the shared password, or with an account. */
@Injectable()
export class LoginService {
  private readonly secrets: TotpSecrets;

  constructor(
    private readonly attempts: LoginAttempts,
    private readonly sessions: SessionsService,
    private readonly policies: PoliciesService,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.secrets = new TotpSecrets(config.INTERNAL_TOKEN_SECRET);
  }

  /** @param earlierSid the browser's current session, which a successful sign-in ends */
  async signIn(password: string, request: FastifyRequest, earlierSid: string | undefined): Promise<LoginOutcome> {
    if ((await this.policies.get('sharedLogin')) === 'off') return { sid: null, sharedLoginOff: true };
    const attempt = await this.beginAttempt(request.ip);
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
    { email, password, code }: { email: string; password: string; code?: string | undefined },
    request: FastifyRequest,
    earlierSid: string | undefined,
  ): Promise<LoginOutcome> {
    const address = email.trim().toLowerCase();
    const attempt = await this.beginAttempt(request.ip, address);
    if ('retryAfterSeconds' in attempt) return attempt;
    const account = await this.findAccount(address);
    const matches = await passwordMatches(account?.passwordHash, password);
    if (!account || !matches || !isWorking(account)) return { sid: null };
    if (account.totpSecret) {
      if (!code?.trim()) {
        // The first of two steps was right: it is no failure.
        await this.attempts.markSucceeded(attempt);
        return { sid: null, codeRequired: true };
      }
      if (!(await this.useCode(account.id, account.totpSecret, code))) return { sid: null, codeRequired: true };
    }
    await this.attempts.markSucceeded(attempt);
    return { sid: await this.openNamed(account.id, request, earlierSid), userId: account.id };
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

  private async beginAttempt(address: string, account?: string): ReturnType<LoginAttempts['begin']> {
    // A replayed response would have no session, and the stored hash of the body would be a hash of the password.
    currentContext().idempotencyKey = undefined;
    const attempt = await this.attempts.begin(address, account);
    if ('delayMs' in attempt) await sleep(attempt.delayMs);
    return attempt;
  }

  private async findAccount(email: string): Promise<AccountRow | undefined> {
    const [account] = await this.database.rows<AccountRow & Record<string, unknown>>({
      name: 'account-of-address',
      text: `select id, status, expires_on::text as "expiresOn", password_hash as "passwordHash",
          case when totp_confirmed_at is not null then totp_secret end as "totpSecret"
        from users where lower(email) = $1 and status is not null`,
      values: [email],
    });
    return account;
  }

  /** Whether the code is right and was not used before. */
  private async useCode(id: string, secret: string, code: string): Promise<boolean> {
    const step = this.secrets.findStep(secret, code);
    if (step === undefined) return false;
    const used = await this.database.rows({
      name: 'account-use-code',
      text: 'update users set totp_last_step = $2 where id = $1 and (totp_last_step is null or totp_last_step < $2) returning id',
      values: [id, step],
    });
    return used.length > 0;
  }
}
