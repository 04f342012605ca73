import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PERMISSIONS } from '@fsvp/contracts/access/access';
import type { Role } from '@fsvp/contracts/access/roles';
import { SET_UP_HOURS } from '@fsvp/contracts/access/account';
import type { acceptInvitation, Invitation } from '@fsvp/contracts/access/own-account';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { userActivated, userInvited } from '@fsvp/contracts/access/account.record';
import type { FieldError } from '@fsvp/contracts/core/problem';
import { CODE_REFUSED } from '@fsvp/contracts/access/sign-in';
import { Database } from '@fsvp/service-kit/database/database';
import { Housekeeping } from '@fsvp/service-kit/process/housekeeping';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { invalidInput, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { snapshot, touch, UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { Logger } from 'pino';
import { CONFIG, publicUrl, type Config } from '../../config.js';
import { hasEnded } from '../account-state.js';
import { IdentificationService } from '../identification.service.js';
import { LoginAttempts } from '../login-attempts.js';
import { hashPassword } from '../password.js';
import { assertGoodPassword } from '../password-rules.js';
import { SessionsService } from '../sessions.service.js';
import { tooManyAttempts } from '../too-many-attempts.js';
import { TotpSecrets } from '../totp.js';
import { UserEntity } from '../user.entity.js';
import { changeOwn, savePrincipal, toEvidence } from './account-records.js';
import { assertFree, createLink, hashLink, lockAccounts, newAccount } from './accounts.service.js';

type Acceptance = HandlerInput<typeof acceptInvitation>['body'];

interface InvitationRow {
  userId: string | null;
  expiresAt: string;
  status: string | null;
  expiresOn: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  title: string | null;
  role: Role;
  /** The account has a second factor, which stays. */
  codeRequired: boolean;
}

const ended = () =>
  new ProblemError('link-ended', 'This link was already used or has expired. Ask your administrator for a new one.');

const wrongCode = () => invalidInput([{ path: 'code', message: CODE_REFUSED }]);

/** Whether an administrator can sign in today ($2). */
const HAS_ADMINISTRATOR = `exists (select from users where status = 'active' and role = any($1) and (expires_on is null or expires_on >= $2))`;

/** One-time links: of the first administrator, of invited people, and of people who get a new password. */
@Injectable()
export class InvitationsService implements OnApplicationBootstrap {
  private readonly secrets: TotpSecrets;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttempts,
    private readonly identification: IdentificationService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    housekeeping: Housekeeping,
  ) {
    this.secrets = new TotpSecrets(config.INTERNAL_TOKEN_SECRET);
    housekeeping.add('invitations', () => this.deleteEnded());
  }

  /** Prints a link for the first administrator while there is none. */
  async onApplicationBootstrap(): Promise<void> {
    if (await this.hasAdministrator()) return;
    const { path } = await createLink(this.database.dataSource, null, SET_UP_HOURS);
    const setUpLink = `${publicUrl(this.config)}${path}`;
    this.logger.info(
      { setUpLink },
      `no administrator exists: open the link within ${SET_UP_HOURS} hours to become the first`,
    );
  }

  private async hasAdministrator(manager: Pick<Transaction['manager'], 'query'> = this.database.dataSource) {
    const [row] = await manager.query<{ has: boolean }[]>(`select ${HAS_ADMINISTRATOR} as has`, [
      [...PERMISSIONS.administer],
      today(),
    ]);
    return row?.has ?? false;
  }

  /** Whether any account can sign in. */
  async hasAccounts(): Promise<boolean> {
    return this.database.value({
      name: 'accounts-any',
      text: `select exists (select from users where status = 'active')`,
      values: [],
    });
  }

  /** What a link is for. @throws 410 */
  async get(token: string): Promise<Invitation> {
    return toInvitation(await this.find(this.database.dataSource, token));
  }

  private async find(manager: Pick<Transaction['manager'], 'query'>, token: string, lock = ''): Promise<InvitationRow> {
    const [row] = await manager.query<InvitationRow[]>(
      `select user_id as "userId", iso(expires_at) as "expiresAt", status, expires_on::text as "expiresOn", email, first_name as "firstName",
         last_name as "lastName", title, coalesce(role, 'administrator') as role,
         totp_confirmed_at is not null and not remove_second_factor as "codeRequired"
       from invitations left join users on users.id = user_id where token_hash = $1 and expires_at > now() ${lock}`,
      [hashLink(token)],
    );
    if (!row || row.status === 'disabled' || hasEnded(row)) throw ended();
    if (!row.userId && (await this.hasAdministrator(manager))) throw ended();
    return row;
  }

  /**
   * Sets the password and makes the account active. The link ends; so do the earlier sessions of an account whose access is
   * recovered, and its second factor if the link says so. A factor that stays is asked for its code, and wrong codes count
   * like failed sign-ins.
   * @param address the caller's IP address
   * @returns the account's id
   * @throws 400 with each bad field, 410, 429
   */
  async accept(token: string, body: Acceptance, address: string): Promise<string> {
    currentContext().idempotencyKey = undefined;
    // Before the work of a hash.
    const found = await this.find(this.database.dataSource, token);
    const attempt = found.codeRequired ? await this.beginAttempt(found, body, address) : undefined;
    const passwordHash = await hashPassword(body.password);
    const id = await this.unitOfWork.run(async (transaction) => {
      const { manager, record } = transaction;
      await lockAccounts(manager);
      const invitation = await this.find(manager, token, 'for update of invitations');
      await manager.query('delete from invitations where token_hash = $1 or user_id is not distinct from $2', [
        hashLink(token),
        invitation.userId,
      ]);
      const user = invitation.userId
        ? await manager.findOneOrFail(UserEntity, {
            where: { id: invitation.userId },
            lock: { mode: 'pessimistic_write' },
          })
        : await this.createAdministrator(transaction, body);
      currentContext().actor = user.id;
      const before = snapshot(user);
      touch(user);
      const { firstName, lastName, title } = body;
      // With a link for recovery nobody changes what signatures print.
      if (user.status === 'invited') changeOwn(user, { firstName, lastName, title });
      assertGoodPassword(body.password, user, this.config.PUBLIC_URL, 'password');
      Object.assign(user, { status: 'active', passwordHash, passwordChangedAt: user.updatedAt });
      // Without an attempt that counts no code is tried: the factor was confirmed after the first look.
      if (invitation.codeRequired) Object.assign(user, this.useCode(user, attempt && body.code));
      else Object.assign(user, { totpSecret: null, totpConfirmedAt: null, totpLastStep: null });
      await manager.save(user);
      await savePrincipal(manager, user);
      await this.sessions.endOfAccount(transaction, user.id);
      record({ event: userActivated, before: toEvidence(before), after: toEvidence(user) });
      return user.id;
    });
    this.sessions.forgetAccount(id);
    if (attempt) await this.attempts.markSucceeded(attempt);
    return id;
  }

  /** Counts an attempt with a code, once all else is right. @throws 400, 429 */
  private async beginAttempt(invitation: InvitationRow, { password, code }: Acceptance, address: string) {
    assertGoodPassword(password, invitation, this.config.PUBLIC_URL, 'password');
    if (!code) throw wrongCode();
    const attempt = await this.identification.beginAttempt(address, invitation.email?.toLowerCase() ?? '');
    if ('retryAfterSeconds' in attempt) throw tooManyAttempts(attempt.retryAfterSeconds);
    return attempt;
  }

  /** What to keep of a code that counts now and was not used before. @throws 400 */
  private useCode(
    { totpSecret, totpLastStep }: UserEntity,
    code: string | undefined,
  ): Pick<UserEntity, 'totpLastStep'> {
    const check = totpSecret && code ? this.secrets.check(totpSecret, code) : 'wrong';
    if (typeof check === 'string' || check <= Number(totpLastStep)) throw wrongCode();
    return { totpLastStep: String(check) };
  }

  private async createAdministrator({ manager, record }: Transaction, body: Acceptance): Promise<UserEntity> {
    const { email, firstName, lastName } = body;
    const missing: FieldError[] = [];
    if (!email) missing.push({ path: 'email', message: 'Enter your email address' });
    if (!firstName) missing.push({ path: 'firstName', message: 'Enter your first name' });
    if (!lastName) missing.push({ path: 'lastName', message: 'Enter your last name' });
    if (!email || missing.length) throw invalidInput(missing);
    await assertFree(manager, email);
    const user = newAccount({ email, firstName: firstName ?? null, lastName: lastName ?? null, role: 'administrator' });
    user.createdBy = null;
    await manager.save(user);
    await savePrincipal(manager, user);
    record({ event: userInvited, before: null, after: toEvidence(user) });
    return user;
  }

  private async deleteEnded(): Promise<number> {
    return (await this.database.pool.query('delete from invitations where expires_at <= now()')).rowCount ?? 0;
  }
}

function toInvitation({ userId, status, ...row }: InvitationRow): Invitation {
  const { email, firstName, lastName, role, codeRequired, expiresAt } = row;
  const kind = userId === null ? 'set-up' : status === 'invited' ? 'invitation' : 'recovery';
  return { kind, email, firstName, lastName, role, codeRequired, expiresAt };
}
