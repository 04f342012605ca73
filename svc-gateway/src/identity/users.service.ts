import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { permissionsOf } from '@fsvp/contracts/access/access';
import { permissionsOfToken } from '@fsvp/contracts/catalogue/access';
import { suiteTimeZone } from '@fsvp/contracts/core/calendar-day';
import { userCreated, userUpdated } from '@fsvp/contracts/access/account.record';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { CurrentToken, updateCurrentUser, User } from '@fsvp/contracts/access/user';
import { Database } from '@fsvp/service-kit/database/database';
import { retryAtStart } from '@fsvp/service-kit/runtime/retry-at-start';
import { isUnchanged, lockRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { CONFIG, publicUrl, type Config } from '../config.js';
import { changeOwn, savePrincipal, toEvidence } from './accounts/account-records.js';
import type { Caller } from './callers.service.js';
import { SessionsService } from './sessions.service.js';
import { QualifiedActivitiesService } from './signing/qualified-activities.service.js';
import { UserEntity } from './user.entity.js';

/** The user of the shared password. The id is fixed, so that two gateways starting at the same time create one user. */
export const SHARED_USER_ID = '019aa0c8-0000-7000-8000-000000000001';

type Asking = Pick<Caller, 'account' | 'kind' | 'grantee' | 'mustSetUp' | 'session' | 'token'>;

/** Leaves out the hash, which a token that was just read has too. */
function describeToken({ id, name, scopes, expiresOn, allowedAddresses }: CurrentToken): CurrentToken {
  return { id, name, scopes, expiresOn, allowedAddresses };
}

function toUser(
  user: UserEntity,
  { kind, grantee, mustSetUp, session, token }: Asking,
  canSign: string[],
): Omit<User, 'suiteUrl'> {
  const { id, email, firstName, lastName, profileImageUrl, role, title, expiresOn, createdAt, updatedAt } = user;
  return {
    id,
    email,
    firstName,
    lastName,
    profileImageUrl,
    role,
    title,
    kind,
    permissions: token?.scopes ? permissionsOfToken(grantee, token.scopes) : permissionsOf(grantee),
    token: token ? describeToken(token) : null,
    canSign,
    expiresOn,
    hasSecondFactor: user.totpConfirmedAt !== null,
    singleSignOn: session?.session.singleSignOn ?? false,
    mustSetUp,
    timeZone: suiteTimeZone(),
    createdAt,
    updatedAt,
  };
}

/** The current user's record. */
@Injectable()
export class UsersService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionsService,
    private readonly activities: QualifiedActivitiesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await retryAtStart(() => this.createSharedUser());
  }

  /** Creates the user at the first start. Later starts do not overwrite profile changes. */
  private async createSharedUser(): Promise<void> {
    const { APP_USER_EMAIL, APP_USER_FIRST_NAME, APP_USER_LAST_NAME } = this.config;
    await this.unitOfWork.run(async ({ manager, record }) => {
      const inserted = await manager.query<unknown[]>(
        `insert into users (id, version, created_at, updated_at, email, first_name, last_name)
         values ($1, 1, now(), now(), $2, $3, $4) on conflict do nothing returning id`,
        [SHARED_USER_ID, APP_USER_EMAIL ?? null, APP_USER_FIRST_NAME ?? null, APP_USER_LAST_NAME ?? null],
      );
      // The audit trail reads the user's name from this event.
      if (inserted.length)
        record({
          event: userCreated,
          before: null,
          after: toEvidence(await manager.findOneByOrFail(UserEntity, { id: SHARED_USER_ID })),
        });
      await manager.query(
        `insert into principals (id, kind, name, user_id) values ($1, 'shared_login', 'Shared login', $1) on conflict do nothing`,
        [SHARED_USER_ID],
      );
    });
  }

  /** The user of a request, with what they may do. */
  async get(caller: Asking): Promise<User> {
    const [user, canSign] = await Promise.all([
      this.database.dataSource.manager.findOneByOrFail(UserEntity, { id: caller.account.id }),
      this.activities.of(caller),
    ]);
    return this.describe(user, caller, canSign);
  }

  async update(caller: Caller, changes: HandlerInput<typeof updateCurrentUser>['body']): Promise<User> {
    const canSign = await this.activities.of(caller);
    const updated = await this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const user = await lockRecord(manager, UserEntity, caller.account.id, 'user', (current) =>
        this.describe(current, caller, canSign),
      );
      const before = snapshot(user);
      changeOwn(user, changes);
      touch(user);
      if (isUnchanged(user, before)) return this.describe(user, caller, canSign);
      await manager.save(user);
      if (user.status !== null) {
        await savePrincipal(manager, user);
        await this.sessions.refreshAccount(transaction, user.id);
      }
      transaction.record({ event: userUpdated, before: toEvidence(before), after: toEvidence(user) });
      return this.describe(user, caller, canSign);
    });
    this.sessions.forgetAccount(caller.account.id);
    return updated;
  }

  private describe(user: UserEntity, caller: Asking, canSign: string[]): User {
    const suiteUrl = this.config.PUBLIC_URL === undefined ? null : publicUrl(this.config);
    return { ...toUser(user, caller, canSign), suiteUrl };
  }
}
