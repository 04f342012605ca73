import type { EventDefinition } from '@fsvp/contracts/core/event';
import { IsNull, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { columnsOf, type RecordEntity } from '../database/columns.js';
import { notFound } from '../problems/problem.error.js';
import {
  isUnchanged,
  lockRecord,
  merge,
  newRecord,
  snapshot,
  touch,
  type Evidence,
  type Transaction,
} from './unit-of-work.js';

/** What a service needs to know of a type of records. */
export interface RecordType<E extends RecordEntity> {
  entity: new () => E;
  /** For messages, as in 'supplier'. */
  noun: string;
  events: {
    created: EventDefinition | ((created: E) => EventDefinition);
    /** Not of records that are never changed or deleted. */
    updated?: EventDefinition | ((changed: E, before: E) => EventDefinition);
    deleted?: EventDefinition;
    /** Of records whose deletion can be taken back. */
    restored?: EventDefinition;
  };
  /** Fields of a new record that are neither given nor null. */
  defaults?: Partial<E>;
  /** A record as responses have it, for the 412 problem. */
  answered?: (record: E, manager: EntityManager) => object | Promise<object>;
  /** A record as events have it; as it is stored by default. */
  toEventData?: (record: E, manager: EntityManager) => Evidence | Promise<Evidence>;
}

/**
 * Checks and completes a record that is about to be saved. Whatever it throws rolls the transaction back.
 * @returns true if the change is also one of something that the record's row does not have
 */
type Check<E> = (record: E, before: E) => void | boolean | Promise<void | boolean>;

/** A record that is not saved yet, created by the acting user: each optional field has its default or is null. */
export function emptyRecord<E extends RecordEntity>(entity: new () => E): E {
  const created = newRecord();
  const optional = [...columnsOf(entity)].filter(
    ([name, { nullable, initial }]) => !(name in created) && (nullable || initial !== undefined),
  );
  const values = optional.map(([name, { initial }]) => [name, structuredClone(initial ?? null)]);
  return Object.assign(new entity(), created, Object.fromEntries(values));
}

/**
 * The life of the records of one type, each step within a transaction: create, change and remove, with their events. The
 * service has the rules.
 */
export class Records<E extends RecordEntity> {
  constructor(private readonly type: RecordType<E>) {}

  /** @throws 404 */
  async get(manager: EntityManager, where: FindOptionsWhere<E>): Promise<E> {
    const { entity, noun } = this.type;
    const found = await manager.findOneBy(entity, { ...where, deletedAt: IsNull() } as FindOptionsWhere<E>);
    if (!found) throw notFound(noun);
    return found;
  }

  /** Locks a live record until the commit. @throws as `lockRecord` */
  lock(manager: EntityManager, id: string): Promise<E> {
    const { entity, noun, answered } = this.type;
    return lockRecord(manager, entity, id, noun, answered && ((current) => answered(current, manager)));
  }

  /** A record with the fields of a body, not saved yet, created by the acting user. */
  draft(body: object): E {
    const { entity, defaults } = this.type;
    return merge(Object.assign(emptyRecord(entity), defaults), { ...body });
  }

  /** Saves a draft. */
  async insert({ manager, record }: Transaction, created: E): Promise<E> {
    const { entity, events } = this.type;
    await manager.insert(entity, created as never);
    const event = typeof events.created === 'function' ? events.created(created) : events.created;
    record({ event, before: null, after: await this.toEventData(created, manager) });
    return created;
  }

  async create(transaction: Transaction, body: object, check?: (created: E) => unknown): Promise<E> {
    const created = this.draft(body);
    await check?.(created);
    return this.insert(transaction, created);
  }

  /** Merges a body into a record. One that it does not change keeps its version. @throws as `lockRecord` */
  async update(transaction: Transaction, id: string, body: object, check?: Check<E>): Promise<E> {
    const current = await this.lock(transaction.manager, id);
    const before = snapshot(current);
    touch(merge(current, { ...body }));
    if (!(await check?.(current, before)) && isUnchanged(current, before)) return current;
    return this.save(transaction, before, current);
  }

  /** Saves a changed record, which has its next version. */
  async save({ manager, record }: Transaction, before: E, changed: E): Promise<E> {
    const { entity, events } = this.type;
    await manager.update(entity, changed.id, changed as never);
    record({
      event: typeof events.updated === 'function' ? events.updated(changed, before) : events.updated!,
      before: await this.toEventData(before, manager),
      after: await this.toEventData(changed, manager),
    });
    return changed;
  }

  /** Marks a record as deleted; the row is kept as evidence. @param check before it is marked @throws as `lockRecord` */
  async remove(transaction: Transaction, id: string, check?: (current: E) => unknown): Promise<E> {
    const current = await this.lock(transaction.manager, id);
    await check?.(current);
    return this.removeLocked(transaction, current);
  }

  async removeLocked({ manager, record }: Transaction, current: E): Promise<E> {
    const before = await this.toEventData(snapshot(current), manager);
    touch(current);
    const { version, updatedAt } = Object.assign(current, { deletedAt: current.updatedAt });
    await manager.update(this.type.entity, current.id, { version, updatedAt, deletedAt: updatedAt } as never);
    record({ event: this.type.events.deleted!, before, after: null });
    return current;
  }

  /** Takes a deletion back. A record that was not deleted stays as it is. @throws 404 if there never was one */
  async restore({ manager, record }: Transaction, id: string, check?: (current: E) => unknown): Promise<E> {
    const { entity, noun, events } = this.type;
    const where = { id } as FindOptionsWhere<E>;
    const current = await manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
    if (!current) throw notFound(noun);
    await check?.(current);
    if (current.deletedAt === null) return current;
    const before = await this.toEventData(snapshot(current), manager);
    touch(Object.assign(current, { deletedAt: null }));
    const { version, updatedAt, deletedAt } = current;
    await manager.update(entity, id, { version, updatedAt, deletedAt } as never);
    record({ event: events.restored!, before, after: await this.toEventData(current, manager) });
    return current;
  }

  private async toEventData(record: E, manager: EntityManager): Promise<E | Evidence> {
    return (await this.type.toEventData?.(record, manager)) ?? record;
  }
}
