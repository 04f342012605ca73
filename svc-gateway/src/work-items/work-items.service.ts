import { Injectable } from '@nestjs/common';
import {
  WORK_GROUPS,
  type listWorkItems,
  type snoozeWorkItem,
  type WorkGroup,
  type WorkItemDecision,
  type WorkItemList,
} from '@fsvp/contracts/catalogue/work-item';
import {
  workItemHandedOver,
  workItemHandOverEnded,
  workItemSnoozed,
  workItemSnoozeEnded,
} from '@fsvp/contracts/catalogue/work-item.record';
import { isGranted, type Principal } from '@fsvp/contracts/access/access';
import type { Role } from '@fsvp/contracts/access/roles';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import { WORK_KEYS } from '@fsvp/contracts/core/work-item';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { Database } from '@fsvp/service-kit/database/database';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { newRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { buildItems, findByName, type Decision, type Person } from './build-items.js';
import { WorkItemEntity } from './work-item.entity.js';
import { WorkLines } from './work-lines.js';

const NOUN = 'work';
const NO_SNOOZE = { snoozedUntil: null, snoozeReason: null, snoozedAt: null, snoozedBy: null };
const NO_HAND_OVER = { handedTo: null, handOverReason: null, handedAt: null, handedBy: null };

/** What is to be done, from all services, with what people decided about it. */
@Injectable()
export class WorkItemsService {
  constructor(
    private readonly lines: WorkLines,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list({
    who,
    importerId,
    supplierId,
    kind,
    group,
    limit,
  }: HandlerInput<typeof listWorkItems>['query']): Promise<WorkItemList> {
    const principal = requirePrincipal();
    const mine = who === 'mine';
    const people = await this.readPeople();
    const byName = findByName(people);
    const self = people.find(({ id }) => id === principal.id);
    const found = await this.lines.list(
      {
        importerId,
        supplierId,
        ...(mine && {
          ownerId: principal.id,
          ownerName: [self?.name ?? '', self?.email ?? ''].filter(Boolean),
          key: await this.keysHandedTo(principal.id),
        }),
      },
      (name) => byName(name) !== undefined,
    );
    const decisions = await this.readDecisions(found.lines.map(({ key }) => key));
    const day = today();
    const isKind = (one: { kind: (typeof found.lines)[number]['kind'] }) => !kind?.length || kind.includes(one.kind);
    const items = buildItems(found.lines.filter(isKind), { decisions, people, principal, mine, day });
    const counts = Object.fromEntries(WORK_GROUPS.map((one) => [one, 0])) as Record<WorkGroup, number>;
    for (const item of items) counts[item.group] += 1;
    const matching = group?.length ? items.filter((item) => group.includes(item.group)) : items;
    return {
      asOf: day,
      items: matching.slice(0, limit),
      total: matching.length,
      counts,
      more: found.more.filter(isKind).reduce((sum, { count }) => sum + count, 0),
      unavailable: found.unavailable,
    };
  }

  /** @throws 404 for work that is done */
  async snooze(key: string, { until, reason }: HandlerInput<typeof snoozeWorkItem>['body']): Promise<WorkItemDecision> {
    const { actor } = currentContext();
    const { snoozedAt } = await this.decide(key, workItemSnoozed, (before) =>
      before?.snoozedUntil === until && before.snoozeReason === reason && before.snoozedBy === actor
        ? {}
        : { snoozedUntil: until, snoozeReason: reason, snoozedAt: now(), snoozedBy: actor },
    );
    return { at: snoozedAt! };
  }

  /** @throws 404 for work that is done, 400 for a person who cannot do it */
  async handOver(key: string, userId: string, reason: string): Promise<WorkItemDecision> {
    const [person] = await this.database.rows<{ role: Role }>({
      name: 'work-items-person',
      text: `select role from users where id = $1 and status = 'active'`,
      values: [userId],
    });
    if (!person) throw invalidInput([{ path: 'userId', message: 'Choose a person with an active account' }]);
    if (!isGranted(person.role, 'write'))
      throw invalidInput([{ path: 'userId', message: 'This person may only read. Choose another one' }]);
    const { actor } = currentContext();
    const { handedAt } = await this.decide(key, workItemHandedOver, (before) =>
      before?.handedTo === userId && before.handOverReason === reason && before.handedBy === actor
        ? {}
        : { handedTo: userId, handOverReason: reason, handedAt: now(), handedBy: actor },
    );
    return { at: handedAt! };
  }

  /** @throws 404 for a line that is not snoozed, 409 for a snooze that is not of the instant `at` */
  endSnooze(key: string, at: string | undefined): Promise<void> {
    return this.end(key, workItemSnoozeEnded, NO_SNOOZE, ({ snoozedAt }) => {
      if (!snoozedAt) throw notFound(NOUN);
      if (at && at !== snoozedAt)
        throw new ProblemError('wrong-state', 'The line was snoozed again meanwhile. Look at it before you end this.');
    });
  }

  /** @throws 404 for a line that was not handed over, 409 for a hand-over that is not of the instant `at` */
  endHandOver(key: string, at: string | undefined): Promise<void> {
    return this.end(key, workItemHandOverEnded, NO_HAND_OVER, ({ handedAt }) => {
      if (!handedAt) throw notFound(NOUN);
      if (at && at !== handedAt)
        throw new ProblemError(
          'wrong-state',
          'The line was handed over again meanwhile. Look at it before you end this.',
        );
    });
  }

  private async decide(
    key: string,
    event: EventDefinition,
    change: (before: WorkItemEntity | null) => Partial<WorkItemEntity>,
  ): Promise<WorkItemEntity> {
    const line = await this.lines.find(key);
    if (!line) throw notFound(NOUN);
    const { kind, title, recordType, recordId } = line;
    return this.unitOfWork.run(async ({ manager, record }) => {
      await manager.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`work item ${key}`]);
      const before = await manager.findOneBy(WorkItemEntity, { key });
      const changes = change(before);
      if (before && !Object.keys(changes).length) return before;
      const after = before
        ? snapshot(before)
        : Object.assign(new WorkItemEntity(), newRecord(), { key, ...NO_SNOOZE, ...NO_HAND_OVER });
      Object.assign(after, { kind, title, recordType, recordId }, changes);
      if (before) touch(after);
      await manager.save(WorkItemEntity, after);
      record({ event, before, after });
      return after;
    });
  }

  private async end(
    key: string,
    event: EventDefinition,
    cleared: Partial<WorkItemEntity>,
    check: (before: WorkItemEntity) => void,
  ): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const before = await manager.findOne(WorkItemEntity, { where: { key }, lock: { mode: 'pessimistic_write' } });
      if (!before) throw notFound(NOUN);
      check(before);
      const after = Object.assign(snapshot(before), cleared);
      touch(after);
      await manager.save(WorkItemEntity, after);
      record({ event, before, after });
    });
  }

  /** What was handed to somebody, the newest first; of older ones the work is done. */
  private async keysHandedTo(userId: string): Promise<string[]> {
    const rows = await this.database.rows<{ key: string }>({
      name: 'work-items-handed',
      text: `select key from work_items where handed_to = $1 order by handed_at desc limit ${WORK_KEYS}`,
      values: [userId],
    });
    return rows.map(({ key }) => key);
  }

  private readDecisions(keys: readonly string[]): Promise<Decision[]> {
    return this.database.rows<Decision>({
      name: 'work-items-decisions',
      text: `select w.key, w.snoozed_until::text as "snoozedUntil", w.snooze_reason as "snoozeReason", iso(w.snoozed_at) as "snoozedAt",
          snoozer.name as "snoozedByName", w.handed_to as "handedTo", w.hand_over_reason as "handOverReason", iso(w.handed_at) as "handedAt",
          w.handed_by as "handedBy", hander.name as "handedByName"
        from work_items w left join principals snoozer on snoozer.id = w.snoozed_by left join principals hander on hander.id = w.handed_by
        where w.key = any($1)`,
      values: [keys],
    });
  }

  private readPeople(): Promise<Person[]> {
    return this.database.rows<Person>({
      name: 'work-items-people',
      text: `select id, trim(concat_ws(' ', first_name, last_name)) as name, email from users where status is not null`,
      values: [],
    });
  }
}

const now = () => new Date().toISOString();

/** Who asks. @throws 401 without a person or a program */
function requirePrincipal(): Principal {
  const { principal } = currentContext();
  if (!principal) throw new ProblemError('not-signed-in', 'Sign in and try again.');
  return principal;
}
