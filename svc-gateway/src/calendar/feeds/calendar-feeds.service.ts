import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { getCalendar } from '@fsvp/contracts/catalogue/calendar';
import {
  CALENDAR_FEED_FILE,
  CALENDAR_FEED_MOST,
  type CalendarFeed,
  type createCalendarFeed,
  type listCalendarFeeds,
} from '@fsvp/contracts/catalogue/calendar-feed';
import { calendarFeedCreated, calendarFeedRevoked } from '@fsvp/contracts/catalogue/calendar-feed.record';
import { addDays, addMonths, today } from '@fsvp/contracts/core/calendar-day';
import { CALENDAR_FEED_ENTRIES } from '@fsvp/contracts/core/calendar-entry';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { currentContext, runInContext } from '@fsvp/service-kit/context/request-context';
import { Database } from '@fsvp/service-kit/database/database';
import { notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { lockRecord, newRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { CONFIG, publicUrl, type Config } from '../../config.js';
import { ACCOUNT_STATE, type AccountState } from '../../identity/account-state.js';
import { CallersService, isWorking, type Caller } from '../../identity/callers.service.js';
import { PoliciesService } from '../../policies/policies.service.js';
import { CalendarEntriesReader } from '../calendar-entries.js';
import { CalendarFeedEntity } from './calendar-feed.entity.js';
import { WRITTEN_AS, writeCalendar } from './write-calendar.js';

/** What is overdue stays in a feed for so long. */
const OVERDUE_DAYS = 90;
const MONTHS_AHEAD = 12;

/** A feed whose address is known, and who reads it. */
export interface FoundFeed {
  id: string;
  name: string;
  filters: CalendarFeed['filters'];
  /** Undefined once it is revoked, or its owner may not sign in any more. */
  caller: Caller | undefined;
}

interface FeedRow extends Record<string, unknown> {
  id: string;
  name: string;
  filters: CalendarFeed['filters'];
  revoked: boolean;
  account: AccountState;
}

const FEED = `json_build_object('id', feed.id, 'version', feed.version, 'name', feed.name, 'filters', feed.filters,
  'lastUsedAt', iso(feed.last_used_at), 'revokedAt', iso(feed.revoked_at), 'createdAt', iso(feed.created_at))`;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Personal addresses under which other calendars read what is due. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly entries: CalendarEntriesReader,
    private readonly callers: CallersService,
    private readonly policies: PoliciesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(ownerId: string): Promise<ResponseOf<typeof listCalendarFeeds>> {
    const rows = await this.database.rows<{ feed: CalendarFeed }>({
      name: 'calendar-feeds',
      text: `select ${FEED} as feed from calendar_feeds feed where owner_id = $1 and revoked_at is null order by created_at desc, id desc`,
      values: [ownerId],
    });
    return { feeds: rows.map(({ feed }) => feed), total: rows.length };
  }

  private get(id: string): Promise<CalendarFeed> {
    return this.database.value({
      name: 'calendar-feed',
      text: `select ${FEED} as feed from calendar_feeds feed where id = $1`,
      values: [id],
    });
  }

  /** @throws 409 for a name that the owner uses, and above the number of feeds */
  async create(
    { name, kinds, supplierId, foodId, personId }: HandlerInput<typeof createCalendarFeed>['body'],
    ownerId: string,
  ): Promise<ResponseOf<typeof createCalendarFeed>> {
    // A stored response would hold the secret. The name is unique, so that a repetition creates no second address.
    currentContext().idempotencyKey = undefined;
    const secret = randomBytes(32).toString('base64url');
    const feed: CalendarFeedEntity = Object.assign(new CalendarFeedEntity(), newRecord(), {
      name,
      hash: hashOf(secret),
      ownerId,
      filters: {
        supplierId: supplierId ?? null,
        foodId: foodId ?? null,
        personId: personId ?? null,
        kinds: [...new Set(kinds)],
      },
      revokedAt: null,
    });
    await this.unitOfWork.run(async ({ manager, record }) => {
      // One at a time, so that two at once do not exceed the number.
      await manager.query('select from users where id = $1 for update', [ownerId]);
      const [own] = await manager.query<{ count: number; same: boolean }[]>(
        `select count(*)::int as count, coalesce(bool_or(lower(name) = lower($2)), false) as same
         from calendar_feeds where owner_id = $1 and revoked_at is null`,
        [ownerId, name],
      );
      if (own?.same)
        throw new ProblemError(
          'duplicate',
          'You have an address with this name. Choose another name, or revoke the other address.',
        );
      if ((own?.count ?? 0) >= CALENDAR_FEED_MOST)
        throw new ProblemError('wrong-state', `You have ${CALENDAR_FEED_MOST} addresses. Revoke one of them first.`);
      await manager.insert(CalendarFeedEntity, feed);
      record({ event: calendarFeedCreated, before: null, after: withoutHash(feed) });
    });
    const url = `${publicUrl(this.config)}/api/calendar-feeds/fsvpcal_${secret}.ics`;
    return { feed: await this.get(feed.id), url };
  }

  /** @throws 404 for one of somebody else */
  async revoke(id: string, ownerId: string): Promise<CalendarFeed> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const feed = await lockRecord(manager, CalendarFeedEntity, id, 'calendar address');
      if (feed.ownerId !== ownerId) throw notFound('calendar address');
      if (feed.revokedAt) return;
      const before = snapshot(feed);
      touch(feed);
      feed.revokedAt = feed.updatedAt;
      await manager.save(feed);
      record({ event: calendarFeedRevoked, before: withoutHash(before), after: withoutHash(feed) });
    });
    return this.get(id);
  }

  /** The feed of an address; undefined for an unknown one. @param file the last part of the address */
  async find(file: string): Promise<FoundFeed | undefined> {
    const [, secret] = CALENDAR_FEED_FILE.exec(file) ?? [];
    if (!secret) return undefined;
    const [row] = await this.database.rows<FeedRow>({
      name: 'calendar-feed-find',
      text: `select feed.id, feed.name, feed.filters, feed.revoked_at is not null as revoked, ${ACCOUNT_STATE} as account
        from calendar_feeds feed join users on users.id = feed.owner_id where feed.hash = $1`,
      values: [hashOf(secret)],
    });
    if (!row) return undefined;
    const { id, name, filters, revoked, account } = row;
    return { id, name, filters, caller: revoked ? undefined : await this.callerOf(account) };
  }

  /** Who reads a feed has the role that its owner has today. */
  private async callerOf(account: AccountState): Promise<Caller | undefined> {
    const { id, role, status } = account;
    if (status !== null)
      return isWorking(account) ? { id, kind: 'user', grantee: role, account, mustSetUp: null } : undefined;
    const policy = await this.policies.get('sharedLogin');
    if (policy === 'off') return undefined;
    const grantee = policy === 'read_only' ? 'shared_read_only' : 'shared_login';
    return { id, kind: 'shared_login', grantee, account, mustSetUp: null };
  }

  /**
   * A feed: a hash of what it has, and its text, which takes longer than reading it.
   * @throws 503 while a service does not answer, since calendars would delete its entries
   */
  async read({ id, name, filters }: FoundFeed, caller: Caller): Promise<{ hash: string; write: () => string }> {
    await this.callers.assertMay(caller, getCalendar.method, getCalendar.path);
    await this.markUsed(id);
    const { supplierId, foodId, personId, kinds } = filters;
    const { parts, unavailable } = await runInContext(
      { ...currentContext(), actor: caller.id, principal: caller },
      () =>
        this.entries.read({
          from: addDays(today(), -OVERDUE_DAYS),
          to: addMonths(today(), MONTHS_AHEAD),
          ...(supplierId && { supplierId }),
          ...(foodId && { foodId }),
          ...(personId && { personId }),
          ...(kinds.length && { kind: kinds }),
          mode: 'open',
          limit: CALENDAR_FEED_ENTRIES,
          groups: 1,
        }),
    );
    if (unavailable.length)
      throw new ProblemError('unavailable', `The ${unavailable.join(' and ')} service is not responding.`, {
        headers: { 'retry-after': '300' },
      });
    const entries = parts
      .flatMap((part) => part.entries)
      .sort((one, other) => (one.day + one.key < other.day + other.key ? -1 : 1))
      .slice(0, CALENDAR_FEED_ENTRIES);
    const url = publicUrl(this.config);
    return {
      hash: createHash('sha256')
        .update(JSON.stringify([WRITTEN_AS, name, url, entries]))
        .digest('base64url'),
      write: () => writeCalendar(name, entries, url),
    };
  }

  /** To the minute. */
  private async markUsed(id: string): Promise<void> {
    await this.database.rows({
      name: 'calendar-feed-used',
      text: `update calendar_feeds set last_used_at = now()
        where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
      values: [id],
    });
  }
}

/** What the audit trail keeps of a feed. */
function withoutHash(feed: CalendarFeedEntity): Omit<CalendarFeedEntity, 'hash'> {
  const { hash: _, ...evidence } = feed;
  return evidence;
}
