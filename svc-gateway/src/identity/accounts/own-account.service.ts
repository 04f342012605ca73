import { Inject, Injectable } from '@nestjs/common';
import type { TotpSetUp } from '@fsvp/contracts/access/own-account';
import { CODE_REFUSED } from '@fsvp/contracts/access/sign-in';
import { userUpdated } from '@fsvp/contracts/access/account.record';
import { Database } from '@fsvp/service-kit/database/database';
import { invalidInput, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { lockRecord, snapshot, touch, UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { CONFIG, type Config } from '../../config.js';
import type { Caller } from '../callers.service.js';
import { IdentificationService } from '../identification.service.js';
import { LoginAttempts } from '../login-attempts.js';
import { hashPassword, passwordMatches } from '../password.js';
import { assertGoodPassword } from '../password-rules.js';
import { tooManyAttempts } from '../too-many-attempts.js';
import { SessionsService } from '../sessions.service.js';
import { TotpSecrets } from '../totp.js';
import { UserEntity } from '../user.entity.js';
import { toEvidence } from './account-records.js';

/** What people change of their own accounts: the password and the second factor. */
@Injectable()
export class OwnAccountService {
  private readonly secrets: TotpSecrets;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttempts,
    private readonly identification: IdentificationService,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.secrets = new TotpSecrets(config.INTERNAL_TOKEN_SECRET);
  }

  /** Other sessions of the account end. @throws 422 for a wrong password, 400 for a bad new one */
  async changePassword(caller: Caller, address: string, current: string, next: string): Promise<void> {
    const user = await this.confirm(caller, address, current, 'currentPassword');
    assertGoodPassword(next, user, this.config.PUBLIC_URL, 'newPassword');
    if (next === current)
      throw invalidInput([{ path: 'newPassword', message: 'Choose a password that differs from the current one' }]);
    const passwordHash = await hashPassword(next);
    await this.change(user.id, async (locked, transaction) => {
      Object.assign(locked, { passwordHash, passwordChangedAt: new Date().toISOString() });
      await this.sessions.endOfAccount(transaction, user.id, { except: caller.session?.session.id ?? '' });
    });
  }

  /** A new secret; the earlier one counts until a code of the new one is confirmed. @throws 422, 409 */
  async beginTotp(caller: Caller, address: string, password: string): Promise<TotpSetUp> {
    const user = await this.confirm(caller, address, password, 'password');
    if (user.totpConfirmedAt)
      throw new ProblemError('wrong-state', 'You have a second factor. Remove it before you set up another one.');
    const { secret, uri, encrypted } = this.secrets.create(user.email ?? '');
    await this.unitOfWork.run(async ({ manager }) => {
      await manager.update(UserEntity, { id: user.id }, { totpSecret: encrypted, totpLastStep: null });
    });
    return { secret, uri };
  }

  /** @throws 422 for a wrong code, 409 if nothing was begun */
  async confirmTotp(caller: Caller, code: string): Promise<void> {
    await this.change(caller.account.id, async (user) => {
      if (!user.totpSecret || user.totpConfirmedAt)
        throw new ProblemError('wrong-state', 'Start setting up a second factor first.');
      const check = this.secrets.check(user.totpSecret, code);
      if (check === 'wrong') throw refused('code', 'This code is not correct. Enter the one that your app shows now.');
      if (check === 'of another time') throw refused('code', WRONG_CLOCK);
      Object.assign(user, { totpConfirmedAt: new Date().toISOString(), totpLastStep: String(check) });
    });
  }

  /** Needs all that a sign-in needs. @throws 422 for a wrong password or code */
  async removeTotp(caller: Caller, address: string, password: string, code: string): Promise<void> {
    const { id, email } = await this.own(caller);
    const credentials = { email: email ?? '', password, code };
    const found = await this.identification.identify(credentials, address, { accountId: id });
    if ('retryAfterSeconds' in found) throw tooManyAttempts(found.retryAfterSeconds);
    if (!found.account && found.wrong === 'password') throw refused('password', 'This is not your password');
    if (!found.account) throw refused('code', CODE_REFUSED);
    await this.change(id, async (user) => {
      Object.assign(user, { totpSecret: null, totpConfirmedAt: null, totpLastStep: null });
    });
  }

  /** Whether there is a password to ask for: the shared login and people with single sign-on only have none. */
  async hasPassword({ account }: Caller): Promise<boolean> {
    return this.database.value<boolean>({
      name: 'account-has-password',
      text: 'select status is not null and password_hash is not null from users where id = $1',
      values: [account.id],
    });
  }

  /** Checks the own password of an account that has one. @returns whether it has @throws 400 without it, 422, 429 */
  async confirmIfNeeded(caller: Caller, address: string, password: string | undefined): Promise<boolean> {
    if (!(await this.hasPassword(caller))) return false;
    if (!password) throw invalidInput([{ path: 'password', message: 'Enter your password' }]);
    await this.confirm(caller, address, password, 'password');
    return true;
  }

  /** Ends one of the own sessions; returns how many it were. */
  async endSession({ account }: Caller, id: string): Promise<number> {
    const ended = await this.unitOfWork.run((transaction) =>
      this.sessions.endOfAccount(transaction, account.id, { only: id }),
    );
    this.sessions.forgetAccount(account.id);
    return ended;
  }

  async endOtherSessions({ account, session }: Caller): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      await this.sessions.endOfAccount(transaction, account.id, { except: session?.session.id ?? '' });
    });
    this.sessions.forgetAccount(account.id);
  }

  /** Checks the own password. Failures count like failed sign-ins. @throws 422 at `path`, 429 */
  private async confirm(caller: Caller, address: string, password: string, path: string): Promise<UserEntity> {
    currentContext().idempotencyKey = undefined;
    const user = await this.own(caller);
    const attempt = await this.attempts.begin(address, user.email ?? '');
    if ('retryAfterSeconds' in attempt) throw tooManyAttempts(attempt.retryAfterSeconds);
    if (!(await passwordMatches(user.passwordHash, password))) throw refused(path, 'This is not your password');
    await this.attempts.markSucceeded(attempt);
    return user;
  }

  /** @throws 403 for the shared login */
  private async own(caller: Caller): Promise<UserEntity> {
    const user = await this.unitOfWork.run(({ manager }) =>
      manager.findOneByOrFail(UserEntity, { id: caller.account.id }),
    );
    if (user.status === null)
      throw new ProblemError(
        'account-required',
        'The shared login has no password of its own. Sign in with your own account.',
      );
    return user;
  }

  private async change(id: string, work: (user: UserEntity, transaction: Transaction) => Promise<void>): Promise<void> {
    currentContext().idempotencyKey = undefined;
    await this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const user = await lockRecord(manager, UserEntity, id, 'account');
      const before = snapshot(user);
      await work(user, transaction);
      touch(user);
      await manager.save(user);
      await this.sessions.refreshAccount(transaction, id);
      transaction.record({ event: userUpdated, before: toEvidence(before), after: toEvidence(user) });
    });
    this.sessions.forgetAccount(id);
  }
}

const WRONG_CLOCK =
  'This code is for a different time. Set the clock of your phone to automatic, then enter the code that your app shows now.';

/** 422 at a field: a password or code that is not right. Never 401, which would sign the browser out. */
export function refused(path: string, message: string): ProblemError {
  return new ProblemError('identity-not-proved', message.endsWith('.') ? message : `${message}.`, {
    errors: [{ path, message }],
  });
}
