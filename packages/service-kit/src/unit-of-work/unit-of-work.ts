import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { newId, type RecordEntity } from '../database/columns.js';
import { Database } from '../database/database.js';
import type { EventLogSignal } from './event-log-signal.js';
import { CLAIM_KEY, claimKey, storeResponse, throwClaimError, throwStoredResponse } from './idempotency.js';
import { insertRecords } from './insert-records.js';
import { notFound, ProblemError } from '../problems/problem.error.js';
import { currentContext } from '../context/request-context.js';
import { currentTraceparent } from '../observability/tracing/tracing.js';

declare module '../context/request-context.js' {
  interface RequestContext {
    /** The transaction that the items of a batch share. */
    transaction?: Transaction;
  }
}

/** A change that the event log keeps: `before` is null for a creation, `after` for a deletion. */
export interface Change {
  event: EventDefinition;
  before: RecordEntity | Evidence | null;
  after: RecordEntity | Evidence | null;
}

/** A record that is not a RecordEntity but carries an id and a version. */
export interface Evidence {
  id: string;
  version: number;
}

/** Work in one database transaction: the rows by `manager`, the facts by `record`. */
export interface Transaction {
  manager: EntityManager;
  /**
   * Adds one row to the event log, which is outbox, audit trail and replay source in one. Written before the commit.
   */
  record(change: Change): void;
  /**
   * Writes the changes recorded so far, so that bulk work stays small; otherwise they are written before the commit.
   */
  flush(): Promise<void>;
  /** Whether it has written to the event log. */
  readonly hasEvents: boolean;
}

interface LogRow {
  id: string;
  aggregate_type: string;
  aggregate_id: string;
  aggregate_version: number;
  type: string;
  actor: string | null;
  request_id: string | null;
  trace_parent: string | undefined;
  before: unknown;
  after: unknown;
}

const ROWS_PER_INSERT = 1000;

const insertEvents = (parameter: string, where = '') => `
  insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, actor, request_id, trace_parent, before, after)
  select id, aggregate_type, aggregate_id, aggregate_version, type, actor, request_id, trace_parent, before, after
  from jsonb_to_recordset(${parameter}::jsonb) as row (id uuid, aggregate_type text, aggregate_id uuid, aggregate_version int, type text,
       actor uuid, request_id text, trace_parent text, before jsonb, after jsonb) ${where}`;

/** Writes recorded changes in order, in bulk: an import has one event per supplier. */
async function writeLog(manager: EntityManager, rows: LogRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await manager.query(insertEvents('$1'), [JSON.stringify(rows.slice(start, start + ROWS_PER_INSERT))]);
  }
}

function toLogRow({ event, before, after }: Change): LogRow {
  const subject = after ?? before;
  if (!subject) throw new Error(`${event.type}: a change needs a record before or after it`);
  const context = currentContext();
  return {
    id: newId(),
    aggregate_type: event.aggregate ?? event.type.split('.')[0] ?? event.type,
    aggregate_id: subject.id,
    aggregate_version: after ? after.version : subject.version + 1,
    type: event.type,
    actor: context.actor,
    request_id: context.requestId,
    trace_parent: currentTraceparent(),
    before: before && { ...before },
    after: after && { ...after },
  };
}

/** A transaction over an existing manager, whose recorded changes `flush` writes. */
export function openTransaction(manager: EntityManager): Transaction {
  const rows: LogRow[] = [];
  let hasEvents = false;
  return {
    manager,
    get hasEvents() {
      return hasEvents;
    },
    record(change) {
      hasEvents = true;
      rows.push(toLogRow(change));
    },
    flush: () => writeLog(manager, rows.splice(0)),
  };
}

/** Every write of the suite: change, event-log row and idempotency row commit together or not at all. */
@Injectable()
export class UnitOfWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly signal: EventLogSignal,
  ) {}

  /**
   * Runs `work` in one transaction and returns its result, which is stored under the Idempotency-Key if there is one. The
   * items of a batch run in the transaction that they share.
   * @param options.statementTimeoutMs a longer limit for bulk work, in ms
   */
  async run<T>(
    work: (transaction: Transaction) => Promise<T>,
    options: { statementTimeoutMs?: number } = {},
  ): Promise<T> {
    const { transaction: shared } = currentContext();
    if (shared) return work(shared);
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      if (options.statementTimeoutMs)
        await runner.query(`set local statement_timeout = ${Math.trunc(options.statementTimeoutMs)}`);
      const context = currentContext();
      await claimKey(runner.manager, context);
      const transaction = openTransaction(runner.manager);
      const answer = await work(transaction);
      await transaction.flush();
      await storeResponse(runner.manager, context, answer);
      await runner.commitTransaction();
      if (transaction.hasEvents) this.signal.committed();
      return answer;
    } catch (error) {
      await rollBack(runner);
      throw error;
    } finally {
      await runner.release().catch(() => undefined);
    }
  }

  /**
   * Creates a record that needs no other statement: record, event and idempotency row are one statement, which is a
   * transaction by itself. That is one round trip instead of up to six.
   * @param answer the response, which is stored under the Idempotency-Key if there is one
   */
  async create<E extends RecordEntity, T extends object>(
    entity: new () => E,
    record: E,
    created: Pick<Change, 'event' | 'after'>,
    answer: T,
  ): Promise<T> {
    const context = currentContext();
    if (context.transaction) {
      const { manager, record: add } = context.transaction;
      await manager.query(insertRecords(this.dataSource, entity), [JSON.stringify([record])]);
      add({ ...created, before: null });
      return answer;
    }
    const key = context.idempotencyKey
      ? [context.call, context.idempotencyKey, context.bodyHash, JSON.stringify(answer)]
      : [];
    const claim = key.length ? `claimed as (${CLAIM_KEY}),` : '';
    const [at, ifClaimed] = key.length ? [5, 'where exists (select from claimed)'] : [1, ''];
    const rows = await new Database(this.dataSource)
      .rows({
        name: `create ${entity.name} ${at}`,
        text: `with ${claim} inserted as (${insertRecords(this.dataSource, entity, `$${at}`, ifClaimed)} returning id)
          ${insertEvents(`$${at + 1}`, 'where exists (select from inserted)')} returning id`,
        values: [...key, JSON.stringify([record]), JSON.stringify([toLogRow({ ...created, before: null })])],
      })
      .catch(key.length ? throwClaimError : undefined);
    if (!rows.length) await throwStoredResponse(this.dataSource, context);
    this.signal.committed();
    return answer;
  }
}

async function rollBack(runner: QueryRunner): Promise<void> {
  // A lost connection has rolled back by itself; the first error is the one to report.
  if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
}

/**
 * Loads a live record for change, locked until the commit.
 * @param noun for the message, as in 'supplier'
 * @param answered converts the record to a response, for the 412 problem
 * @throws 404 when there is none, 428 without an If-Match that a policy demands, 412 with the current record when it names
 * only other versions
 */
export async function lockRecord<E extends RecordEntity>(
  manager: EntityManager,
  entity: new () => E,
  id: string,
  noun: string,
  answered: (record: E) => object | Promise<object> = (record) => record,
): Promise<E> {
  const found = await manager
    .createQueryBuilder(entity, 'record')
    .setLock('pessimistic_write')
    .where('record.id = :id and record.deletedAt is null', { id })
    .getOne();
  if (!found) throw notFound(noun);
  const { ifMatch, lacksIfMatch } = currentContext();
  if (lacksIfMatch)
    throw new ProblemError(
      'if-match-required',
      `Read the ${noun}, and send its ETag in If-Match: a policy demands it for every change.`,
    );
  if (ifMatch && !ifMatch.includes(String(found.version))) {
    throw new ProblemError(
      'stale-version',
      `Someone changed this ${noun} after you opened it. Review it before you save.`,
      { current: await answered(found) },
    );
  }
  return found;
}

/** A copy to keep as `before` while the record is changed. */
export function snapshot<E extends RecordEntity>(record: E): E {
  return Object.assign(Object.create(Object.getPrototypeOf(record) as object) as E, record);
}

/** Common fields of a new record, created by the acting user. */
export function newRecord(): Pick<
  RecordEntity,
  'id' | 'version' | 'createdBy' | 'createdAt' | 'updatedAt' | 'deletedAt'
> {
  const now = new Date().toISOString();
  return {
    id: newId(),
    version: 1,
    createdBy: currentContext().actor,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}

/** Moves a locked record to its next version. */
export function touch(record: RecordEntity): void {
  record.version += 1;
  // Later than the change before it, which may have the time of another replica's clock: a reading in the order of changes
  // returns a record again that moves ahead of its cursor.
  record.updatedAt = new Date(Math.max(Date.now(), Date.parse(record.updatedAt) + 1)).toISOString();
}

/**
 * Whether a record that was touched is as it was: it then keeps its version, and no event is due (ADR 76).
 * @param before its `snapshot`
 */
export function isUnchanged<E extends RecordEntity>(record: E, before: E): boolean {
  const { version, updatedAt } = before;
  if (!isDeepStrictEqual({ ...record, version, updatedAt }, { ...before })) return false;
  Object.assign(record, { version, updatedAt });
  return true;
}

/** Merges a PUT's body: absent fields are kept, null clears; members of a map are merged likewise (RFC 7396). */
export function merge<E extends object>(record: E, changes: Partial<Record<string, unknown>>): E {
  const stored = record as Record<string, unknown>;
  for (const [field, value] of Object.entries(changes))
    if (value !== undefined) stored[field] = isMap(value) ? mergeMap(stored[field], value) : value;
  return record;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mergeMap(stored: unknown, changes: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...(stored as object), ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}
