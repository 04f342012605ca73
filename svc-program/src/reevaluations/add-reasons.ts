import type { EventDefinition } from '@fsvp/contracts/core/event';
import { joinReason, type NewReason } from '@fsvp/contracts/program/reevaluations/join-reason';
import type { ReevaluationReason } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { reevaluationOpened, reevaluationReasonAdded } from '@fsvp/contracts/program/reevaluations/reevaluation.record';
import { newId } from '@fsvp/service-kit/database/columns';
import { newRecord, snapshot, touch, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { EntityManager } from 'typeorm';
import { groupBy } from '../group-by.js';
import { ReevaluationEntity } from './reevaluation.entity.js';

/** A reason for the reevaluation of a file. */
export interface FileReason {
  fileId: string;
  reason: NewReason;
}

/** A reason of earlier reevaluations. */
type ReasonKey = Pick<ReevaluationReason, 'kind' | 'recordId' | 'recordVersion'> & { fileId: string };

interface LockedFile {
  id: string;
  supplierId: string;
  foodId: string;
}

/**
 * Adds reasons to the open reevaluations of files, or opens them. Files that are closed and reasons that were there before are left out.
 * The number of statements does not depend on the number of files. Everything that adds reasons locks the files first, in the order of
 * their ids, so that no reason is added twice.
 * @returns the files that have a new reason
 */
export async function addReasons(transaction: Transaction, added: readonly FileReason[]): Promise<string[]> {
  if (!added.length) return [];
  const { manager, record } = transaction;
  const files = await lockFiles(manager, [...new Set(added.map(({ fileId }) => fileId))]);
  const fileIds = files.map(({ id }) => id);
  const open = await findOpen(manager, fileIds);
  const earlier = groupBy(await readKeys(manager, fileIds), ({ fileId }) => fileId);
  const reasonsOf = groupBy(added, ({ fileId }) => fileId);
  const changes = files.flatMap((file) => {
    const given = (reasonsOf.get(file.id) ?? []).map(({ reason }) => reason);
    return addTo(file, open.get(file.id), earlier.get(file.id) ?? [], given);
  });
  const opened = changes.filter(({ before }) => !before).map(({ after }) => after);
  const joined = changes.filter(({ before }) => before).map(({ after }) => after);
  if (opened.length) await manager.insert(ReevaluationEntity, opened);
  if (joined.length) await updateReasons(manager, joined);
  await saveKeys(
    manager,
    changes.flatMap(({ after, added: reasons }) => reasons.map((one) => ({ fileId: after.fileId, ...one }))),
  );
  for (const { event, before, after } of changes) record({ event, before, after });
  return changes.map(({ after }) => after.fileId);
}

interface ReasonChange {
  event: EventDefinition;
  before: ReevaluationEntity | null;
  after: ReevaluationEntity;
  added: ReevaluationReason[];
}

/** What reasons change of one file: nothing, or its open reevaluation. */
function addTo(
  { id: fileId, supplierId, foodId }: LockedFile,
  open: ReevaluationEntity | undefined,
  earlier: readonly ReasonKey[],
  given: readonly NewReason[],
): ReasonChange[] {
  let current = open && Object.assign(snapshot(open), { reasons: open.reasons });
  const added: ReevaluationReason[] = [];
  for (const reason of given) {
    const joined = joinReason({ open: current, earlier }, reason);
    if (joined.result === 'nothing') continue;
    current ??= Object.assign(new ReevaluationEntity(), newRecord(), {
      fileId,
      supplierId,
      foodId,
      dueOn: joined.dueOn,
      status: 'open' as const,
      reasons: [],
      assigneeId: null,
      evaluationId: null,
      closedAt: null,
    });
    const { happenedAt: _, ...content } = reason;
    const one = { id: newId(), ...content, at: new Date().toISOString(), dismissalId: null, dismissedAt: null };
    current.reasons = [...current.reasons, one];
    current.dueOn = joined.dueOn;
    added.push(one);
  }
  if (!current || !added.length) return [];
  if (open) touch(current);
  return [{ event: open ? reevaluationReasonAdded : reevaluationOpened, before: open ?? null, after: current, added }];
}

/** Files that are not closed; they stay as they are until the commit. */
function lockFiles(manager: EntityManager, ids: readonly string[]): Promise<LockedFile[]> {
  return manager.query(
    `select id, supplier_id as "supplierId", food_id as "foodId" from fsvp_files
     where id = any($1) and lifecycle <> 'closed' order by id for no key update`,
    [ids],
  );
}

async function findOpen(manager: EntityManager, fileIds: readonly string[]): Promise<Map<string, ReevaluationEntity>> {
  const found = await manager
    .createQueryBuilder(ReevaluationEntity, 'one')
    .setLock('pessimistic_write')
    .where(`one.fileId = any(:fileIds) and one.status = 'open'`, { fileIds })
    .getMany();
  return new Map(found.map((one) => [one.fileId, one]));
}

function readKeys(manager: EntityManager, fileIds: readonly string[]): Promise<ReasonKey[]> {
  return manager.query(
    `select file_id as "fileId", kind, record_id as "recordId", nullif(record_version, 0) as "recordVersion"
     from reevaluation_reason_keys where file_id = any($1)`,
    [fileIds],
  );
}

/** Keeps reasons as such that were there, without adding them to a reevaluation: another one stands for them. */
export async function keepReasons(manager: EntityManager, reasons: readonly FileReason[]): Promise<void> {
  await saveKeys(
    manager,
    reasons.map(({ fileId, reason }) => ({ fileId, ...reason })),
    'on conflict do nothing',
  );
}

/** Without a conflict clause the primary key refuses a reason that was there before. */
async function saveKeys(manager: EntityManager, reasons: readonly ReasonKey[], onConflict = ''): Promise<void> {
  const keys = reasons.filter(({ recordId }) => recordId !== null);
  await manager.query(
    `insert into reevaluation_reason_keys (file_id, kind, record_id, record_version)
     select "fileId", kind, "recordId", coalesce("recordVersion", 0) from jsonb_to_recordset($1::jsonb)
       as key ("fileId" uuid, kind text, "recordId" text, "recordVersion" integer) ${onConflict}`,
    [JSON.stringify(keys)],
  );
}

async function updateReasons(manager: EntityManager, changed: readonly ReevaluationEntity[]): Promise<void> {
  await manager.query(
    `update reevaluations r set version = j.version, updated_at = j."updatedAt", due_on = j."dueOn", reasons = j.reasons
     from jsonb_to_recordset($1::jsonb) as j (id uuid, version integer, "updatedAt" timestamptz, "dueOn" date, reasons jsonb)
     where r.id = j.id`,
    [JSON.stringify(changed)],
  );
}
