import { Inject, Injectable } from '@nestjs/common';
import type {
  DeadLetter,
  DeadLetterDetails,
  DeadLetterPage,
  DeadLetterQuery,
  ReplayResult,
} from '@fsvp/contracts/catalogue/dead-letter';
import { deadLetterEvents } from '@fsvp/contracts/catalogue/dead-letter.record';
import { eventEnvelope } from '@fsvp/contracts/core/event';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database.js';
import type { ConsumerRunner } from '../consumer.js';
import { SERVICE_NAME } from '../../api-documents/open-api/open-api.controller.js';
import { notFound, ProblemError } from '../../problems/problem.error.js';
import { isOutage } from '../../problems/to-problem.js';
import { currentContext } from '../../context/request-context.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CONSUMER_RUNNERS } from './consumer-runners.js';
import { GROUPS, LIST, ONE, toDeadLetter, toDetails, TOTAL, type DetailsRow, type Row } from './dead-letter-rows.js';
import { describeFailure, technicalReason } from './failure-reason.js';

const NOUN = 'failed event';

/** The dead letters of this service. What an administrator does about them is in the event log. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    @Inject(CONSUMER_RUNNERS) private readonly runners: ConsumerRunner[],
  ) {}

  async list({ state, consumer, reason, olderThanDays, limit, offset }: DeadLetterQuery): Promise<DeadLetterPage> {
    const matching = [state === 'discarded', consumer ?? null, reason ?? null, olderThanDays ?? null];
    const { pool } = this.database;
    const [letters, totals, groups] = await Promise.all([
      pool.query<Row>(LIST, [...matching, limit, offset]),
      pool.query<{ total: number }>(TOTAL, matching),
      pool.query<{ consumer: string; reason: string; count: number }>(GROUPS, [matching[0]]),
    ]);
    return {
      deadLetters: letters.rows.map((row) => toDeadLetter(row, this.service)),
      total: totals.rows[0]?.total ?? 0,
      groups: groups.rows.map((group) => ({ service: this.service, ...group })),
    };
  }

  async get(id: string): Promise<DeadLetterDetails> {
    return toDetails(await find(this.database.dataSource.manager, ONE, id), this.service);
  }

  /**
   * Applies the event again, in the transaction with its inbox row. The row's lock makes others wait, who find nothing
   * afterwards. If it fails again, the dead letter stays with the new reason.
   */
  async replay(id: string): Promise<ReplayResult> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const letter = await lock(manager, id);
      if (letter.discardedAt)
        throw new ProblemError('wrong-state', 'This event was discarded. Restore it before you replay it.');
      const runner = this.runners.find(({ consumer }) => consumer.name === letter.consumer);
      if (!runner)
        throw new ProblemError(
          'wrong-state',
          `This release has no consumer ${letter.consumer}, so nothing can handle the event. Discard it.`,
        );
      try {
        const event = eventEnvelope.parse(letter.event);
        const { handled } = await manager.transaction((savepoint) => runner.applyIn(savepoint, [event]));
        // `applyIn` has removed the dead letter.
        record({ event: deadLetterEvents(this.service).replayed, before: toEvidence(letter), after: null });
        return { outcome: handled ? 'replayed' : 'handled-before', reason: null };
      } catch (error) {
        // A database that is full or does not answer is no fault of the event.
        if (isOutage(error)) throw error;
        const reason = describeFailure(error);
        await manager.query(
          'update dead_letter set error = $2, reason = $3, tries = tries + 1, died_at = now() where id = $1',
          [id, technicalReason(error), reason],
        );
        return { outcome: 'failed', reason };
      }
    });
  }

  discard(id: string, reason: string): Promise<DeadLetter> {
    return this.decide(id, { discarded: true, reason });
  }

  restore(id: string): Promise<DeadLetter> {
    return this.decide(id, { discarded: false, reason: null });
  }

  private decide(id: string, { discarded, reason }: { discarded: boolean; reason: string | null }) {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const before = await lock(manager, id);
      if (discarded === (before.discardedAt !== null))
        throw new ProblemError(
          'wrong-state',
          discarded ? 'This event is discarded already.' : 'This event is not discarded.',
        );
      await manager.query(
        `update dead_letter set version = version + 1, discarded_at = case when $2 then now() end, discarded_by = $3,
           discard_reason = $4 where id = $1`,
        [id, discarded, discarded ? currentContext().actor : null, reason],
      );
      const after = await find(manager, ONE, id);
      const events = deadLetterEvents(this.service);
      record({
        event: discarded ? events.discarded : events.restored,
        before: toEvidence(before),
        after: toEvidence(after),
      });
      return toDeadLetter(after, this.service);
    });
  }
}

async function find(manager: EntityManager, text: string, id: string): Promise<DetailsRow> {
  const [row] = await manager.query<DetailsRow[]>(text, [id]);
  if (!row) throw notFound(NOUN);
  return row;
}

const lock = (manager: EntityManager, id: string) => find(manager, `${ONE} for update`, id);

/** What the audit trail keeps; the event itself is there already. */
function toEvidence({ event: _, error: __, ...facts }: DetailsRow): Omit<DetailsRow, 'event' | 'error'> {
  return facts;
}
