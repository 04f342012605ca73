import { Inject, Injectable } from '@nestjs/common';
import { accountName } from '@fsvp/contracts/access/account';
import { isGranted } from '@fsvp/contracts/access/access';
import { userActivated, userInvited, userRoleChanged, userUpdated } from '@fsvp/contracts/access/account.record';
import type { Role } from '@fsvp/contracts/access/roles';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { NotificationKind } from '@fsvp/contracts/catalogue/notification';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { newId } from '@fsvp/service-kit/database/columns';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { snapshot, touch, UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../config.js';
import { savePrincipal, toEvidence } from '../accounts/account-records.js';
import { lockAccounts, newAccount } from '../accounts/accounts.service.js';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import { isWorking } from '../callers.service.js';
import { UserEntity } from '../user.entity.js';
import { confirmedAddress, nameOf, type Claims } from './oidc-claims.js';
import { isGivenByHand, ROLES_BY_CLAIM, type RoleByClaim } from './oidc-config.js';
import { OidcError } from './oidc.error.js';

const ADDRESS_TAKEN: NotificationKind = 'account_address_taken';

/** Another account with the address that the provider sent. */
interface Taken {
  holder: UserEntity;
  email: string;
  subject: string;
}

/** The accounts of people who use single sign-on, which follow the provider. */
@Injectable()
export class OidcAccounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: ApiTokensService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The account of the subject, else of the confirmed address, else a new one. Role, name and address become what the claims say.
   * @returns its id
   * @throws OidcError
   */
  async findOrCreate(given: Claims): Promise<string> {
    const found: { taken?: Taken | undefined } = {};
    try {
      return await this.unitOfWork.run(async (transaction) => {
        await lockAccounts(transaction.manager);
        const address = confirmedAddress(given, this.config.OIDC_TRUST_EMAIL);
        const email = 'email' in address ? address.email : undefined;
        const subject = `${given.issuer} ${given.subject}`;
        const known = await findKnown(transaction.manager, subject, email);
        const holder = email && (await findByAddress(transaction.manager, email));
        const taken = email && holder && holder.id !== known?.id ? { holder, email, subject } : undefined;
        found.taken = taken;
        if (!known) this.assertNew(given, address, taken);
        return this.follow(transaction, known, given, taken ? undefined : email);
      });
    } finally {
      // Not part of the transaction, which a refused sign-in rolls back.
      if (found.taken) await this.notifyOfAddress(found.taken);
    }
  }

  /** @throws OidcError unless a new account can be made */
  private assertNew(given: Claims, address: ReturnType<typeof confirmedAddress>, taken: Taken | undefined): void {
    if (!this.roleOf(given)) this.refuse('no-role', this.config.OIDC_ROLE_CLAIM);
    if ('missing' in address)
      this.refuse(address.missing === 'email' ? 'no-email' : 'email-unverified', address.missing);
    // An address is never given to another person.
    if (taken) this.refuse('address-taken', 'email');
  }

  private refuse(failure: OidcError['failure'], claim: string): never {
    this.logger.warn({ failure, claim }, `single sign-on refused: the claim ${claim} does not allow it`);
    throw new OidcError(failure);
  }

  /** The strongest role that the claim gives. */
  private roleOf({ all }: Claims): RoleByClaim | undefined {
    const values = [all[this.config.OIDC_ROLE_CLAIM] ?? []].flat().map(String);
    const roles = values.map((value) => this.config.OIDC_ROLES.get(value));
    return ROLES_BY_CLAIM.findLast((role) => roles.includes(role));
  }

  /** @param email undefined keeps the address of the account */
  private async follow(
    { manager, record }: Transaction,
    known: UserEntity | null,
    given: Claims,
    email: string | undefined,
  ): Promise<string> {
    const role = this.roleOf(given);
    const user =
      known ??
      newAccount({ email: email ?? null, ...nameOf(given, { firstName: null, lastName: null }), role: role as Role });
    const before = known ? snapshot(user) : null;
    currentContext().actor = user.id;
    if (user.status === 'disabled') throw new OidcError('disabled');
    if (this.config.OIDC_ROLES.size && !isGivenByHand(user.role)) {
      if (!role) this.refuse('no-role', this.config.OIDC_ROLE_CLAIM);
      user.role = role;
    }
    const wasInvited = user.status === 'invited';
    if (wasInvited) {
      // Single sign-on makes nobody an administrator: only the link of the invitation does.
      if (isGranted(user.role as Role, 'administer')) throw new OidcError('invited');
      // With it somebody else could take the account over.
      await manager.query('delete from invitations where user_id = $1', [user.id]);
    }
    Object.assign(user, nameOf(given, user), { status: 'active', oidcSubject: `${given.issuer} ${given.subject}` });
    // An address that differs only by its case is the same.
    if (email && email !== user.email?.toLowerCase()) user.email = email;
    if (!isWorking({ status: user.status, expiresOn: user.expiresOn })) throw new OidcError('disabled');
    if (before && !wasInvited && FOLLOWED.every((field) => before[field] === user[field])) return user.id;
    if (!before) {
      user.createdBy = null;
      record({ event: userInvited, before: null, after: toEvidence(user) });
    }
    touch(user);
    await manager.save(user);
    await savePrincipal(manager, user);
    await this.tokens.refresh(manager);
    const event = wasInvited ? userActivated : before?.role !== user.role ? userRoleChanged : userUpdated;
    record({ event, before: toEvidence(before ?? user), after: toEvidence(user) });
    return user.id;
  }

  /** Once a day for each account whose address it is. */
  private async notifyOfAddress({ holder, email, subject }: Taken): Promise<void> {
    this.logger.warn(
      { claim: 'email', account: holder.id, subject },
      'single sign-on sent the address of another account',
    );
    await this.dataSource.query(
      `with claimed as (insert into reminders_told (kind, record_id, day, notification_id) values ($1, $2, $3, $4)
         on conflict do nothing returning notification_id)
       insert into notifications (id, kind, title, text, href, created_at, audience)
       select notification_id, $1, 'Email address of another account', $5, $6, now(), 'administrators' from claimed`,
      [
        ADDRESS_TAKEN,
        holder.id,
        today(),
        newId(),
        describeTaken(email, accountName({ ...holder, email })),
        hrefs.account(holder.id),
      ],
    );
  }
}

const FOLLOWED = ['role', 'oidcSubject', 'firstName', 'lastName', 'email'] as const satisfies (keyof UserEntity)[];

/** Administrators change no addresses: an account takes its new one when its owner signs in. */
const describeTaken = (email: string, owner: string) =>
  `Single sign-on sent another person with the address ${email} of ${owner}. It stays with that account until ${owner} signs in with a new address. Otherwise give the other person another address at the provider.`;

async function findKnown(
  manager: EntityManager,
  subject: string,
  email: string | undefined,
): Promise<UserEntity | null> {
  const known = await manager.findOneBy(UserEntity, { oidcSubject: subject });
  const holder = known || !email ? null : await findByAddress(manager, email);
  // That of another subject is another person's.
  return known ?? (holder && !holder.oidcSubject ? holder : null);
}

function findByAddress(manager: EntityManager, email: string): Promise<UserEntity | null> {
  return manager
    .createQueryBuilder(UserEntity, 'account')
    .where('lower(account.email) = :email and account.status is not null', { email })
    .getOne();
}
