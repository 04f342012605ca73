import { Injectable } from '@nestjs/common';
import {
  referenceSetDeleted,
  referenceSetLoaded,
  referenceSetUpdated,
} from '@fsvp/contracts/program/reference-set.record';
import {
  referenceKey,
  type ReferenceCheck,
  type ReferenceLoad,
  type ReferenceSet,
  type ReferenceUpdate,
} from '@fsvp/contracts/program/reference-set';
import { invalidInput, notFound } from '@fsvp/service-kit/problems/problem.error';
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
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { format, problemOf } from './csv-problem.js';
import { assertKnownHazards } from './known-hazards.js';
import { describeOverlap, endsBefore, findOverlaps, lockKind } from './overlaps.js';
import { parseReferenceCsv, type ParsedRows } from './parse-csv.js';
import { ReferenceSetEntity } from './reference-set.entity.js';
import { ReferenceSetsQueries } from './reference-sets.queries.js';
import { writeReferenceCsv } from './write-csv.js';

const NOUN = 'set of reference data';
/** Rows that a check returns. */
const CHECKED_ROWS = 20;

/** Sets of reference data: at most one row of each key is in force on a day (beyond/index.md, 4). */
@Injectable()
export class ReferenceSetsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: ReferenceSetsQueries,
  ) {}

  async get(id: string): Promise<ReferenceSet> {
    return toReferenceSet(await this.find(id));
  }

  async export(id: string): Promise<{ name: string; csv: string }> {
    const { kind, effectiveFrom, rows } = await this.find(id);
    return { name: `${kind}-${effectiveFrom}.csv`, csv: writeReferenceCsv(kind, rows) };
  }

  /** What `load` would do. Nothing is stored. @throws as `load` */
  async check(body: ReferenceLoad): Promise<ReferenceCheck> {
    const parsed = await parseReferenceCsv(body.kind, body.csv);
    await assertKnownHazards(this.dataSource.manager, body.kind, parsed);
    const ends = await findEnds(this.dataSource.manager, body, parsed);
    const comparison = await this.queries.compare(body.kind, parsed.rows, body.effectiveFrom);
    return { rowCount: parsed.rows.length, ...comparison, ends, rows: parsed.rows.slice(0, CHECKED_ROWS) };
  }

  /** @throws 400 for rows that cannot be read, and for rows that are in force in another set */
  async load(body: ReferenceLoad): Promise<ReferenceSet> {
    const parsed = await parseReferenceCsv(body.kind, body.csv);
    return this.unitOfWork.run(async (transaction) => {
      await lockKind(transaction.manager, body.kind);
      await assertKnownHazards(transaction.manager, body.kind, parsed);
      await endSets(await findEnds(transaction.manager, body, parsed), transaction);
      const { kind, effectiveFrom, effectiveTo, source, retrievedOn } = body;
      const set = Object.assign(new ReferenceSetEntity(), newRecord(), {
        kind,
        effectiveFrom,
        effectiveTo,
        source,
        retrievedOn,
        rows: parsed.rows,
        rowCount: parsed.rows.length,
        shipped: false,
      });
      await insertSet(set, transaction);
      return toReferenceSet(set);
    });
  }

  /** Its rows never change. @throws 400 for a last day on which another set has one of its rows */
  update(id: string, body: ReferenceUpdate): Promise<ReferenceSet> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const current = await lockSet(manager, id);
      const before = snapshot(current);
      touch(merge(current, body));
      if (isUnchanged(current, before)) return toReferenceSet(current);
      if (current.effectiveTo !== before.effectiveTo) await assertPeriodFree(manager, current);
      await manager.update(ReferenceSetEntity, id, current);
      record({ event: referenceSetUpdated, before, after: current });
      return toReferenceSet(current);
    });
  }

  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const current = await lockSet(manager, id);
      const before = snapshot(current);
      touch(current);
      await manager.update(ReferenceSetEntity, id, Object.assign(current, { deletedAt: current.updatedAt }));
      record({ event: referenceSetDeleted, before, after: null });
    });
  }

  private async find(id: string): Promise<ReferenceSetEntity> {
    const found = await this.dataSource.manager.findOneBy(ReferenceSetEntity, { id, deletedAt: IsNull() });
    if (!found) throw notFound(NOUN);
    return found;
  }
}

/** Inserts a set with its event, in a transaction that has locked the kind. */
export async function insertSet(set: ReferenceSetEntity, { manager, record }: Transaction): Promise<void> {
  await manager.insert(ReferenceSetEntity, set);
  record({ event: referenceSetLoaded, before: null, after: set });
}

/**
 * The sets that a load ends.
 * @throws 400 for rows of other sets that it may not, or cannot, end
 */
async function findEnds(
  manager: EntityManager,
  load: ReferenceLoad,
  { lines }: ParsedRows,
): Promise<ReferenceCheck['ends']> {
  const overlaps = await findOverlaps(manager, load, [...lines.keys()]);
  const canEnd = (from: string) => from < load.effectiveFrom;
  const refused = overlaps.filter(({ effectiveFrom }) => !load.endEarlier || !canEnd(effectiveFrom));
  if (refused.length)
    throw problemOf(
      'csv',
      refused.map((one) => `Line ${format(lines.get(one.key)!)}: ${describeOverlap(one, canEnd(one.effectiveFrom))}`),
    );
  return endsBefore(load.effectiveFrom, overlaps);
}

/** Ends sets of a locked kind, each with its own event. */
export async function endSets(
  ends: readonly Pick<ReferenceCheck['ends'][number], 'id' | 'effectiveTo'>[],
  { manager, record }: Transaction,
): Promise<void> {
  const sets = await manager.findBy(ReferenceSetEntity, { id: In(ends.map(({ id }) => id)) });
  for (const set of sets) {
    const before = snapshot(set);
    touch(Object.assign(set, { effectiveTo: ends.find(({ id }) => id === set.id)!.effectiveTo }));
    await manager.update(ReferenceSetEntity, set.id, set);
    record({ event: referenceSetUpdated, before, after: set });
  }
}

/** Locks a set after its kind, in the order of a load. @throws 404, and 412 if it is another version than If-Match names */
async function lockSet(manager: EntityManager, id: string): Promise<ReferenceSetEntity> {
  const found = await manager.findOne(ReferenceSetEntity, { select: { id: true, kind: true }, where: { id } });
  if (!found) throw notFound(NOUN);
  await lockKind(manager, found.kind);
  return lockRecord(manager, ReferenceSetEntity, id, NOUN, toReferenceSet);
}

async function assertPeriodFree(manager: EntityManager, set: ReferenceSetEntity): Promise<void> {
  if (set.effectiveTo !== null && set.effectiveTo < set.effectiveFrom)
    throw invalidInput([{ path: 'effectiveTo', message: 'The last day is before the first' }]);
  const keys = set.rows.map((row) => referenceKey(set.kind, row));
  const overlaps = await findOverlaps(manager, set, keys, set.id);
  if (overlaps.length)
    throw problemOf(
      'effectiveTo',
      overlaps.map((one) => describeOverlap(one, false)),
    );
}

function toReferenceSet({ deletedAt: _deletedAt, ...set }: ReferenceSetEntity): ReferenceSet {
  return set;
}
