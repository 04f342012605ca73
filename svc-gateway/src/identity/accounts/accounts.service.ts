import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isGranted, PERMISSIONS } from '@fsvp/contracts/access/access';
import type { Role } from '@fsvp/contracts/access/roles';
import {
  MAX_PEOPLE,
  endingError,
  INVITATION_HOURS,
  type Account,
  type InvitationLink,
  type InvitedAccount,
  type inviteAccount,
  type listAccounts,
  type listPeople,
  type renewInvitation,
  type updateAccount,
} from '@fsvp/contracts/access/account';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  userDisabled,
  userEnabled,
  userInvited,
  userRoleChanged,
  userUpdated,
} from '@fsvp/contracts/access/account.record';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { listJson, SqlValues, whereAll } from '@fsvp/service-kit/database/sql';
import { letters } from '@fsvp/service-kit/lists/list';
import {
  isUnchanged,
  lockRecord,
  merge,
  newRecord,
  snapshot,
  touch,
  UnitOfWork,
  type Transaction,
} from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { EntityManager } from 'typeorm';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import { ACCOUNT_NAME, hasEnded } from '../account-state.js';
import { SessionsService } from '../sessions.service.js';
import { UserEntity } from '../user.entity.js';
import { savePrincipal, toEvidence } from './account-records.js';

const NOUN = 'account';

const RECORD = (
  table: string,
) => `json_build_object('id', ${table}.id, 'version', ${table}.version, 'createdBy', ${table}.created_by,
  'createdAt', iso(${table}.created_at), 'updatedAt', iso(${table}.updated_at), 'email', ${table}.email, 'firstName', ${table}.first_name,
  'lastName', ${table}.last_name, 'title', ${table}.title, 'role', ${table}.role, 'status', ${table}.status,
  'identityVerified', ${table}.identity_verified, 'expiresOn', ${table}.expires_on::text, 'language', ${table}.language,
  'hasSecondFactor', ${table}.totp_confirmed_at is not null, 'lastSignInAt', iso(${table}.last_sign_in_at),
  'passwordChangedAt', iso(${table}.password_changed_at),
  'invitedUntil', (select iso(max(expires_at)) from invitations where user_id = ${table}.id and expires_at > now()))`;

/** SQL of an order. */
const SORTS = {
  name: letters(ACCOUNT_NAME),
  email: 'lower(email)',
  role: 'role',
  status: 'status',
  lastSignInAt: 'last_sign_in_at',
  expiresOn: 'expires_on',
} as const;

/** Hash under which a one-time link is stored. */
export const hashLink = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Adds a one-time link of 256 bits and returns it. The link is a fragment, which browsers do not send.
 * @param userId null for the link of the first administrator
 * @param removeSecondFactor whether accepting it removes the account's second factor, and so needs no code of it
 */
export async function createLink(
  manager: Pick<EntityManager, 'query'>,
  userId: string | null,
  hours: number,
  removeSecondFactor = false,
): Promise<InvitationLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + hours * 3_600_000).toISOString();
  await manager.query(
    'insert into invitations (token_hash, user_id, expires_at, remove_second_factor) values ($1, $2, $3, $4)',
    [hashLink(token), userId, expiresAt, removeSecondFactor],
  );
  return { path: `/#invitation=${token}`, expiresAt };
}

/** Changes of accounts wait for each other, so that two administrators cannot remove each other at the same time. */
export async function lockAccounts(manager: EntityManager): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('accounts', 0))`);
}

/** Accounts, as administrators see and change them. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionsService,
    private readonly tokens: ApiTokensService,
  ) {}

  list({
    search,
    status,
    role,
    limit,
    offset,
    sort = 'name',
    order = 'asc',
  }: HandlerInput<typeof listAccounts>['query']): Promise<JsonText> {
    const sql = new SqlValues();
    const where = whereAll([
      'status is not null',
      search &&
        `fold_text(concat_ws(' ', first_name, last_name, email, title)) like search_pattern(${sql.add(search)})`,
      status && `status = ${sql.add(status)}`,
      role && `role = ${sql.add(role)}`,
    ]);
    const page = `select * from users ${where} order by ${SORTS[sort]} ${order} nulls last, id limit ${sql.add(limit)} offset ${sql.add(offset)}`;
    // The total has no parameters of its own, and PostgreSQL must know the type of each.
    const text = listJson('users', RECORD('row'), page, `select count(*) from users ${where}`);
    return this.database.value({ name: `accounts ${text}`, text, values: sql.values });
  }

  /** Name and title of people, which everybody sees on what they sign. */
  listPeople({ search, id }: HandlerInput<typeof listPeople>['query']): Promise<JsonText> {
    const sql = new SqlValues();
    const where = whereAll([
      id?.length ? `id = any(${sql.add(id)})` : `status = 'active'`,
      'status is not null',
      search &&
        `fold_text(concat_ws(' ', first_name, last_name, email, title)) like search_pattern(${sql.add(search)})`,
    ]);
    const page = `select id, ${ACCOUNT_NAME} as name, title from users ${where} order by ${SORTS.name}, id limit ${MAX_PEOPLE}`;
    const row = `json_build_object('id', row.id, 'name', row.name, 'title', row.title)`;
    const text = listJson('people', row, page, `select count(*) from users ${where}`);
    return this.database.value({ name: `people ${text}`, text, values: sql.values });
  }

  /** @throws 404 */
  async get(id: string, manager: Pick<EntityManager, 'query'> = this.database.dataSource): Promise<Account> {
    const [row] = await manager.query<{ account: Account }[]>(
      `select ${RECORD('users')} as account from users where id = $1 and status is not null`,
      [id],
    );
    if (!row) throw notFound(NOUN);
    return row.account;
  }

  /** @throws 409 for an address that any account has or had */
  async invite(body: HandlerInput<typeof inviteAccount>['body']): Promise<InvitedAccount> {
    // A stored response would hold the link. The address is unique, so that a repetition invites nobody twice.
    currentContext().idempotencyKey = undefined;
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      await lockAccounts(manager);
      await assertFree(manager, body.email);
      const user = newAccount(body);
      await manager.save(user);
      await savePrincipal(manager, user);
      const invitation = await createLink(manager, user.id, INVITATION_HOURS);
      transaction.record({ event: userInvited, before: null, after: toEvidence(user) });
      return { account: await this.get(user.id, manager), invitation };
    });
  }

  /** @throws 400 for a last day that the role does not allow, 409 for the last administrator */
  async update(
    id: string,
    { identityVerified, ...changes }: HandlerInput<typeof updateAccount>['body'],
  ): Promise<Account> {
    return this.change(id, async (user, transaction) => {
      const earlierRole = user.role;
      merge(user, changes);
      const message = endingError({ role: user.role as Role, expiresOn: user.expiresOn }, today());
      if (message && (changes.role || changes.expiresOn !== undefined))
        throw invalidInput([{ path: 'expiresOn', message }]);
      if (identityVerified !== undefined)
        user.identityVerified = identityVerified && (await confirmIdentity(transaction.manager, identityVerified.how));
      await savePrincipal(transaction.manager, user);
      return user.role === earlierRole ? userUpdated : userRoleChanged;
    });
  }

  /** Ends the earlier links and returns a new one: to accept the invitation, or to choose a new password. */
  async renewInvitation(
    id: string,
    { removeSecondFactor }: HandlerInput<typeof renewInvitation>['body'],
  ): Promise<InvitedAccount> {
    currentContext().idempotencyKey = undefined;
    return this.unitOfWork.run(async ({ manager, record }) => {
      const user = await this.lock(manager, id);
      if (user.status === 'disabled')
        throw new ProblemError('wrong-state', 'This account is disabled. Enable it before you send a link.');
      if (hasEnded(user))
        throw new ProblemError(
          'wrong-state',
          'This account has ended. Choose a later last day before you send a link.',
        );
      await manager.query('delete from invitations where user_id = $1', [id]);
      const invitation = await createLink(manager, id, INVITATION_HOURS, removeSecondFactor);
      const before = snapshot(user);
      touch(user);
      await manager.save(user);
      record({ event: userInvited, before: toEvidence(before), after: toEvidence(user) });
      return { account: await this.get(id, manager), invitation };
    });
  }

  /** Ends the sessions, tokens and links of the account. @throws 409 for the last administrator */
  async disable(id: string): Promise<Account> {
    return this.change(id, async (user, transaction) => {
      if (user.status === 'disabled') return undefined;
      user.status = 'disabled';
      await transaction.manager.query('delete from invitations where user_id = $1', [id]);
      await this.sessions.endOfAccount(transaction, id);
      await this.tokens.revokeOfAccount(transaction, id);
      return userDisabled;
    });
  }

  async enable(id: string): Promise<Account> {
    return this.change(id, async (user) => {
      if (user.status !== 'disabled') return undefined;
      user.status = user.passwordHash ? 'active' : 'invited';
      return userEnabled;
    });
  }

  private async lock(manager: EntityManager, id: string): Promise<UserEntity> {
    await lockAccounts(manager);
    const user = await lockRecord(manager, UserEntity, id, NOUN, () => this.get(id));
    if (user.status === null) throw notFound(NOUN);
    return user;
  }

  /** @param work changes the account and returns the event, or undefined if nothing changed */
  private async change(
    id: string,
    work: (user: UserEntity, transaction: Transaction) => Promise<EventDefinition | undefined>,
  ): Promise<Account> {
    const changed = await this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const user = await this.lock(manager, id);
      const before = snapshot(user);
      const event = await work(user, transaction);
      touch(user);
      if (event && !isUnchanged(user, before)) {
        await manager.save(user);
        if (administers(user) < administers(before)) await assertAdministratorLeft(manager);
        await this.sessions.refreshAccount(transaction, id);
        await this.tokens.refresh(manager);
        transaction.record({ event, before: toEvidence(before), after: toEvidence(user) });
      }
      return this.get(id, manager);
    });
    this.sessions.forgetAccount(id);
    this.tokens.forget();
    return changed;
  }
}

/** A new account, invited by the acting person. */
export function newAccount(
  fields: Pick<UserEntity, 'email' | 'role'> &
    Partial<Pick<UserEntity, 'firstName' | 'lastName' | 'title' | 'expiresOn'>>,
): UserEntity {
  const empty = {
    profileImageUrl: null,
    title: null,
    expiresOn: null,
    passwordHash: null,
    passwordChangedAt: null,
    totpSecret: null,
    totpConfirmedAt: null,
    totpLastStep: null,
    identityVerified: null,
    language: 'en',
    oidcSubject: null,
    lastSignInAt: null,
  };
  return Object.assign(new UserEntity(), newRecord(), empty, { status: 'invited' as const }, fields);
}

/** Whether any account has or had the address (21 CFR 11.100(a)). */
async function isTaken(manager: EntityManager, email: string): Promise<boolean> {
  const [taken] = await manager.query<unknown[]>(
    'select 1 from users where lower(email) = lower($1) and status is not null',
    [email],
  );
  return taken !== undefined;
}

/** @throws 409 for an address that is taken */
export async function assertFree(manager: EntityManager, email: string): Promise<void> {
  if (await isTaken(manager, email))
    throw new ProblemError(
      'duplicate',
      'An account with this email address already exists. An address is never reused for another person.',
    );
}

/** How long an account administers: 0 not at all, 1 until its last day, 2 without an end. */
function administers({ status, role, expiresOn }: UserEntity): 0 | 1 | 2 {
  if (status !== 'active' || !isGranted(role as Role, 'administer')) return 0;
  return expiresOn === null ? 2 : 1;
}

/** @throws 409 when nobody could administer accounts any more, now or after the last day of those who can */
async function assertAdministratorLeft(manager: EntityManager): Promise<void> {
  const [left] = await manager.query<unknown[]>(
    `select 1 from users where status = 'active' and role = any($1) and expires_on is null limit 1`,
    [[...PERMISSIONS.administer]],
  );
  if (!left)
    throw new ProblemError(
      'last-administrator',
      'This is the last administrator whose account does not end. Make another person an administrator first.',
    );
}

async function confirmIdentity(
  manager: EntityManager,
  how: string,
): Promise<NonNullable<UserEntity['identityVerified']>> {
  const by = currentContext().actor ?? '';
  const [principal] = await manager.query<{ name: string }[]>('select name from principals where id = $1', [by]);
  return { by, byName: principal?.name ?? null, at: new Date().toISOString(), how };
}
