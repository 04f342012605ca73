import type { EventDefinition } from '@fsvp/contracts/core/event';
import type { SignedState } from '@fsvp/contracts/signatures/signed-state';
import { notFound, ProblemError } from '../problems/problem.error.js';
import { Records } from '../unit-of-work/records.js';
import { isUnchanged, snapshot, touch, type Transaction } from '../unit-of-work/unit-of-work.js';
import { IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { SignedVersionEntity } from './signed-version.entity.js';

interface Definition<E extends SignedVersionEntity, K extends keyof E, R extends object> {
  entity: new () => E;
  /** As in 'importer eligibility'. */
  noun: string;
  /** In messages about versions, if it is not the noun. */
  shortNoun?: string;
  /** What names one series among others of its owner, as in ' for 2026'. */
  suffix?: (series: Pick<E, K>) => string;
  /** What the versions of a series have in common: first the id of their owner. */
  key: readonly [K, ...K[]];
  /** The table of owners. A version changes while the row of its owner is locked. */
  ownerTable: string;
  events: Record<'drafted' | 'updated' | 'deleted' | Exclude<SignedState, 'draft'>, EventDefinition>;
  /** Reads a version as calls return it. @returns undefined if there is none, or none any more */
  read: (manager: EntityManager, id: string) => Promise<R | undefined>;
}

/**
 * Versions of one type of signed record: at most one draft and one signed version in each series, and only the draft can be
 * changed (beyond/index.md, 4).
 */
export class SignedSeries<E extends SignedVersionEntity, K extends keyof E, R extends object> {
  private readonly records: Records<E>;

  constructor(private readonly definition: Definition<E, K, R>) {
    const { entity, noun, events } = definition;
    this.records = new Records<E>({
      entity,
      noun,
      events: { created: events.drafted, updated: events.updated, deleted: events.deleted },
      answered: ({ id }, manager) => this.get(manager, id),
    });
  }

  /** @throws 404 */
  async get(manager: EntityManager, id: string): Promise<R> {
    const found = await this.definition.read(manager, id);
    if (!found) throw notFound(this.definition.noun);
    return found;
  }

  /** The draft or the signed version of a series. */
  find(manager: EntityManager, series: Pick<E, K>, state: 'draft' | 'signed'): Promise<E | null> {
    return manager.findOneBy(this.definition.entity, this.where({ ...this.keyOf(series), state }));
  }

  /**
   * Locks one version with all series of its owner, which change one after the other.
   * @throws 404, and 412 if it is another version than If-Match names
   */
  async lock(manager: EntityManager, id: string): Promise<E> {
    const { entity, noun, ownerTable, key } = this.definition;
    const found = await manager.findOneBy(entity, this.where({ id }));
    if (!found) throw notFound(noun);
    await manager.query(`select from ${ownerTable} where id = $1 for update`, [found[key[0]]]);
    return this.records.lock(manager, id);
  }

  /**
   * Locks the version that a new one copies.
   * @param options.orWithdrawn a withdrawn one may be copied while none is signed
   * @throws as `lock`; 409 for another version
   */
  async lockSigned(manager: EntityManager, id: string, { orWithdrawn = false } = {}): Promise<E> {
    const current = await this.lock(manager, id);
    if (current.state === 'signed') return current;
    const signed = await this.find(manager, current, 'signed');
    if (orWithdrawn && !signed && current.state === 'withdrawn') return current;
    throw new ProblemError(
      'wrong-state',
      signed
        ? `Only the signed version can be copied, which is version ${signed.versionNumber}.`
        : `There is no signed version to copy. Draft a new ${this.shortNoun}.`,
    );
  }

  /**
   * Adds a draft. Its owner must be locked.
   * @param content is asked for when there is no draft yet
   * @throws 409 when there is one
   */
  async create(
    transaction: Transaction,
    series: Pick<E, K>,
    content: () => Promise<Omit<E, keyof SignedVersionEntity | K>>,
  ): Promise<R> {
    const { manager } = transaction;
    const { entity, suffix } = this.definition;
    if (await this.find(manager, series, 'draft'))
      throw new ProblemError(
        'duplicate',
        `There is already a draft of this ${this.shortNoun}${suffix?.(series) ?? ''}.`,
      );
    const key = this.keyOf(series);
    const highest = await manager.maximum(entity, 'versionNumber' as never, this.where(key));
    const versionNumber = (highest ?? 0) + 1;
    // Not merged: an empty member of a content object, such as an unknown country, is part of it.
    const draft = Object.assign(this.records.draft({}), key, await content(), { versionNumber, state: 'draft' });
    const created = await this.records.insert(transaction, draft);
    return this.get(manager, created.id);
  }

  /** @param change of the locked draft, in place @throws as `lock`; 409 for a version that was signed */
  async update(transaction: Transaction, id: string, change: (draft: E) => void | Promise<void>): Promise<R> {
    const current = await this.lockDraft(transaction.manager, id);
    const before = snapshot(current);
    await change(current);
    touch(current);
    if (!isUnchanged(current, before)) await this.records.save(transaction, before, current);
    return this.get(transaction.manager, id);
  }

  /** @throws as `lock`; 409 for a version that was signed */
  async delete(transaction: Transaction, id: string): Promise<void> {
    await this.records.removeLocked(transaction, await this.lockDraft(transaction.manager, id));
  }

  /** Deletes the drafts of a locked owner. */
  async deleteDrafts(transaction: Transaction, ownerId: string): Promise<void> {
    const drafts = await transaction.manager.findBy(this.definition.entity, this.whereOwner(ownerId, 'draft'));
    for (const draft of drafts) await this.records.removeLocked(transaction, draft);
  }

  /** Whether a version of an owner was ever signed. Such a version is never deleted. */
  wasSigned(manager: EntityManager, ownerId: string): Promise<boolean> {
    return manager.existsBy(this.definition.entity, this.whereOwner(ownerId, Not('draft')));
  }

  /** Makes a locked draft the signed version, and supersedes the one before. */
  async sign(transaction: Transaction, id: string): Promise<void> {
    const { manager } = transaction;
    const current = await manager.findOneByOrFail(this.definition.entity, this.where({ id }));
    const earlier = await this.find(manager, current, 'signed');
    if (earlier) await this.moveTo('superseded', earlier, transaction);
    await this.moveTo('signed', current, transaction);
  }

  async withdraw(transaction: Transaction, id: string): Promise<void> {
    await this.moveTo('withdrawn', await this.lock(transaction.manager, id), transaction);
  }

  private async lockDraft(manager: EntityManager, id: string): Promise<E> {
    const current = await this.lock(manager, id);
    if (current.state !== 'draft')
      throw new ProblemError('record-signed', 'This version is signed. Create a new version to change it.');
    return current;
  }

  private async moveTo(
    state: Exclude<SignedState, 'draft'>,
    version: E,
    { manager, record }: Transaction,
  ): Promise<void> {
    const before = snapshot(version);
    touch(Object.assign(version, { state }));
    await manager.update(this.definition.entity, version.id, version as never);
    record({ event: this.definition.events[state], before, after: version });
  }

  private get shortNoun(): string {
    return this.definition.shortNoun ?? this.definition.noun;
  }

  private keyOf(series: Pick<E, K>): Pick<E, K> {
    return Object.fromEntries(this.definition.key.map((member) => [member, series[member]])) as Pick<E, K>;
  }

  private whereOwner(id: string, state: unknown): FindOptionsWhere<E> {
    return this.where({ [this.definition.key[0]]: id, state });
  }

  private where(members: object): FindOptionsWhere<E> {
    return { ...members, deletedAt: IsNull() } as FindOptionsWhere<E>;
  }
}
