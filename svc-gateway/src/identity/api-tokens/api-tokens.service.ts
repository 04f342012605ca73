import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { API_TOKEN_TEXT, type ApiToken, type createApiToken } from '@fsvp/contracts/access/api-token';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { apiTokenCreated, apiTokenRevoked } from '@fsvp/contracts/access/api-token.record';
import type { CurrentToken } from '@fsvp/contracts/access/user';
import { Database } from '@fsvp/service-kit/database/database';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import {
  lockRecord,
  newRecord,
  snapshot,
  touch,
  UnitOfWork,
  type Transaction,
} from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { ACCOUNT_NAME, ACCOUNT_STATE, type AccountState } from '../account-state.js';
import { PgNotificationListener } from '../../pg-notifications/pg-notification-listener.js';
import { ApiTokenEntity } from './api-token.entity.js';

const CACHE_MS = 5000;
const MAX_CACHED = 1000;
const MAX_LISTED = 1000;
const CHANNEL = 'api_token_changed';

/** A token that works, with its owner. */
export interface ActiveToken extends CurrentToken {
  account: AccountState;
}

interface StoredToken extends ActiveToken {
  hash: string;
}

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

/** Whether the address is one of these addresses and networks; an empty list allows all. */
function allowsAddress(allowed: string[], address: string): boolean {
  if (!allowed.length) return true;
  const list = new BlockList();
  for (const entry of allowed) {
    const [network = '', bits] = entry.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (bits) list.addSubnet(network, Number(bits), family);
    else list.addAddress(network, family);
  }
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

const RECORD = `json_build_object('id', token.id, 'version', token.version, 'name', token.name, 'prefix', token.prefix,
  'scopes', token.scopes, 'ownerId', token.owner_id, 'ownerName', ${ACCOUNT_NAME}, 'expiresOn', token.expires_on::text,
  'allowedAddresses', token.allowed_addresses, 'lastUsedAt', iso(used.last_at), 'lastUsedAddress', used.last_address,
  'revokedAt', iso(token.revoked_at), 'createdAt', iso(token.created_at), 'createdBy', token.created_by)`;

const TABLES = `api_tokens token join users on users.id = token.owner_id
  left join lateral (select last_at, last_address from api_token_uses where token_id = token.id order by minute desc limit 1) used on true`;

/** API tokens: who has which, and whether a request's token is valid. */
@Injectable()
export class ApiTokensService {
  private readonly cache = new Map<string, { token: StoredToken; until: number }>();
  /** Counts clearings of the cache: a row that was read before one must not be cached after it. */
  private clearings = 0;
  /** While notifications are missed nothing is cached, so that a token never works after its revocation. */
  private listening = false;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    notifications: PgNotificationListener,
  ) {
    notifications.listen(CHANNEL, {
      onNotification: () => this.forget(),
      onConnect: () => (this.listening = true),
      onDisconnect: () => {
        this.listening = false;
        this.forget();
      },
    });
  }

  /** The token of this text if it is valid today and from this address; the owner's state is for the caller to check. */
  async find(text: string, address: string): Promise<ActiveToken | undefined> {
    const [, prefix = '', secret = ''] = API_TOKEN_TEXT.exec(text) ?? [];
    if (!prefix) return undefined;
    const token = await this.load(prefix);
    if (!token || !timingSafeEqual(hashSecret(secret), Buffer.from(token.hash, 'hex'))) return undefined;
    return token.expiresOn >= today() && allowsAddress(token.allowedAddresses, address) ? token : undefined;
  }

  private async load(prefix: string): Promise<StoredToken | undefined> {
    const cached = this.cache.get(prefix);
    if (cached && cached.until > Date.now()) return cached.token;
    const { clearings } = this;
    const [token] = await this.database.rows<StoredToken & Record<string, unknown>>({
      name: 'api-token-find',
      text: `select token.id, token.name, token.hash, token.scopes, token.expires_on::text as "expiresOn",
          token.allowed_addresses as "allowedAddresses", ${ACCOUNT_STATE} as account
        from api_tokens token join users on users.id = token.owner_id where token.prefix = $1 and token.revoked_at is null`,
      values: [prefix],
    });
    if (!token || !this.listening || clearings !== this.clearings) return token;
    if (this.cache.size >= MAX_CACHED) this.cache.clear();
    this.cache.set(prefix, { token, until: Date.now() + CACHE_MS });
    return token;
  }

  /** The newest tokens, and how many there are. @param ownerId lists only this account's tokens */
  async list(ownerId: string | null): Promise<{ tokens: ApiToken[]; total: number }> {
    const rows = await this.database.rows<{ token: ApiToken; total: number }>({
      name: 'api-tokens',
      text: `select ${RECORD} as token, (count(*) over ())::int as total from ${TABLES}
        where $1::uuid is null or token.owner_id = $1 order by token.created_at desc, token.id desc limit ${MAX_LISTED}`,
      values: [ownerId],
    });
    return { tokens: rows.map(({ token }) => token), total: rows[0]?.total ?? 0 };
  }

  private get(id: string): Promise<ApiToken> {
    return this.database.value({
      name: 'api-token',
      text: `select ${RECORD} as token from ${TABLES} where token.id = $1`,
      values: [id],
    });
  }

  /**
   * Creates a token for an owner and returns its text, which is stored nowhere.
   * @throws 400 for an owner without an active account, 409 for a name that the owner uses
   */
  async create(
    { name, ownerId, scopes, expiresOn, allowedAddresses }: HandlerInput<typeof createApiToken>['body'],
    self: string,
  ): Promise<{ token: ApiToken; text: string }> {
    // A stored response would hold the secret. The name is unique, so that a repetition creates no second token.
    currentContext().idempotencyKey = undefined;
    const secret = randomBytes(32).toString('base64url');
    const prefix = BigInt(`0x${randomBytes(8).toString('hex')}`)
      .toString(36)
      .padStart(8, '0')
      .slice(-8);
    const token: ApiTokenEntity = Object.assign(new ApiTokenEntity(), newRecord(), {
      name,
      prefix,
      hash: hashSecret(secret).toString('hex'),
      scopes: [...new Set(scopes)],
      ownerId: ownerId ?? self,
      expiresOn,
      allowedAddresses,
      revokedAt: null,
    });
    await this.unitOfWork.run(async ({ manager, record }) => {
      const [owner] = await manager.query<{ active: boolean }[]>(
        `select status = 'active' as active from users where id = $1 and status is not null for share`,
        [token.ownerId],
      );
      if (!owner?.active) throw invalidInput([{ path: 'ownerId', message: 'Choose a person with an active account' }]);
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(ApiTokenEntity)
        .values(token)
        .orIgnore()
        .returning('id')
        .execute();
      if (!(inserted.raw as unknown[]).length)
        throw new ProblemError(
          'duplicate',
          'This person already has a token with this name. Choose another name, or revoke the other token.',
        );
      await manager.query(`insert into principals (id, kind, name, user_id) values ($1, 'api_token', $2, $3)`, [
        token.id,
        name,
        token.ownerId,
      ]);
      record({ event: apiTokenCreated, before: null, after: withoutHash(token) });
    });
    return { token: await this.get(token.id), text: `fsvp_${prefix}_${secret}` };
  }

  /** Revokes a token at every gateway. @param ownerId allows only this account's tokens @throws 404 */
  async revoke(id: string, ownerId: string | null): Promise<ApiToken> {
    await this.unitOfWork.run(async (transaction) => {
      const token = await lockRecord(transaction.manager, ApiTokenEntity, id, 'API token');
      if (ownerId !== null && token.ownerId !== ownerId) throw notFound('API token');
      if (!token.revokedAt) await this.markRevoked(transaction, token);
    });
    this.forget();
    return this.get(id);
  }

  /** Revokes the tokens of an account within a transaction. */
  async revokeOfAccount(transaction: Transaction, ownerId: string): Promise<void> {
    const tokens = await transaction.manager
      .createQueryBuilder(ApiTokenEntity, 'token')
      .setLock('pessimistic_write')
      .where('token.ownerId = :ownerId and token.revokedAt is null', { ownerId })
      .getMany();
    for (const token of tokens) await this.markRevoked(transaction, token);
  }

  private async markRevoked({ manager, record }: Transaction, token: ApiTokenEntity): Promise<void> {
    const before = snapshot(token);
    touch(token);
    token.revokedAt = token.updatedAt;
    await manager.save(token);
    await this.refresh(manager);
    record({ event: apiTokenRevoked, before: withoutHash(before), after: withoutHash(token) });
  }

  /** Call it after the commit: other gateways learn it by a notification, and this one must not wait for it. */
  forget(): void {
    this.clearings += 1;
    this.cache.clear();
  }

  /** Makes every gateway read tokens again, with the commit. */
  async refresh(manager: Transaction['manager']): Promise<void> {
    await manager.query(`notify ${CHANNEL}`);
  }
}

/** What the audit trail keeps of a token. */
function withoutHash(token: ApiTokenEntity): Omit<ApiTokenEntity, 'hash'> {
  const { hash: _, ...evidence } = token;
  return evidence;
}
