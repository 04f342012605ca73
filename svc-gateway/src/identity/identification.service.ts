import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@fsvp/service-kit/database/database';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { CONFIG, type Config } from '../config.js';
import { ACCOUNT_STATE, type AccountState } from './account-state.js';
import { isWorking } from './callers.service.js';
import { LoginAttempts } from './login-attempts.js';
import { passwordMatches } from './password.js';
import { TotpSecrets } from './totp.js';

/** What a person gives to prove who they are. */
export interface Credentials {
  email: string;
  password: string;
  code?: string | null | undefined;
}

/** Limits for a person whom a session has identified before. */
export interface Expectation {
  /** The only account that it may be. */
  accountId?: string | undefined;
  /** The password alone suffices, also for an account with a second factor. */
  withoutCode?: boolean;
}

/**
 * The address belongs to no account, or the account may not be used, or the password or the code is wrong. A missing code, or one
 * that is right at another time, is no failure.
 */
export interface NotIdentified {
  account: null;
  wrong: 'password' | 'code' | 'code of another time' | 'missing code';
  /** The account of the address; absent for an unknown address. */
  named?: string | undefined;
}

export type Identification =
  { account: AccountState; usedCode: boolean } | NotIdentified | { retryAfterSeconds: number };

interface AccountRow extends Record<string, unknown> {
  account: AccountState;
  passwordHash: string | null;
  totpSecret: string | null;
}

/** Finds the account that belongs to an e-mail address, a password and a second factor. */
@Injectable()
export class IdentificationService {
  private readonly secrets: TotpSecrets;

  constructor(
    private readonly attempts: LoginAttempts,
    private readonly database: Database,
    @Inject(CONFIG) config: Config,
  ) {
    this.secrets = new TotpSecrets(config.INTERNAL_TOKEN_SECRET);
  }

  /**
   * What an unknown address, an account that may not be used, and a wrong password do and cost is the same. A failure counts for
   * the caller's address and for the account.
   * @param address the caller's IP address
   */
  async identify(
    { email, password, code }: Credentials,
    address: string,
    { accountId, withoutCode = false }: Expectation = {},
  ): Promise<Identification> {
    const given = email.trim().toLowerCase();
    const attempt = await this.beginAttempt(address, given);
    if ('retryAfterSeconds' in attempt) return attempt;
    const found = await this.findAccount(given);
    const matches = await passwordMatches(found?.passwordHash, password);
    const named = found?.account.id;
    const isExpected = accountId === undefined || accountId === named;
    if (!found || !matches || !isExpected || !isWorking(found.account))
      return { account: null, wrong: 'password', named };
    const usesCode = found.totpSecret !== null && !withoutCode;
    const wrong = usesCode ? await this.useCode(found, code) : undefined;
    if (wrong !== 'code') await this.attempts.markSucceeded(attempt);
    return wrong ? { account: null, wrong, named } : { account: found.account, usedCode: usesCode };
  }

  /** Counts an attempt as a failure, until it is marked as succeeded. @param account as in `LoginAttempts.begin` */
  async beginAttempt(address: string, account?: string): ReturnType<LoginAttempts['begin']> {
    // A repeated response would hold a session or a grant, and the stored hash of the body would be a hash of the password.
    currentContext().idempotencyKey = undefined;
    const attempt = await this.attempts.begin(address, account);
    if ('delayMs' in attempt) await sleep(attempt.delayMs);
    return attempt;
  }

  private async findAccount(email: string): Promise<AccountRow | undefined> {
    const [account] = await this.database.rows<AccountRow>({
      name: 'account-of-address',
      text: `select ${ACCOUNT_STATE} as account, password_hash as "passwordHash",
          case when totp_confirmed_at is not null then totp_secret end as "totpSecret"
        from users where lower(email) = $1 and status is not null`,
      values: [email],
    });
    return account;
  }

  /** Uses a code that counts now and was not used before. Returns what is wrong with any other. */
  private async useCode(
    { account, totpSecret }: AccountRow,
    code: string | null | undefined,
  ): Promise<Exclude<NotIdentified['wrong'], 'password'> | undefined> {
    if (!code?.trim()) return 'missing code';
    const check = this.secrets.check(totpSecret ?? '', code);
    if (check === 'of another time') return 'code of another time';
    if (check === 'wrong') return 'code';
    const used = await this.database.rows({
      name: 'account-use-code',
      text: `update users set totp_last_step = $2
        where id = $1 and (totp_last_step is null or totp_last_step < $2) returning id`,
      values: [account.id, check],
    });
    return used.length > 0 ? undefined : 'code';
  }
}
