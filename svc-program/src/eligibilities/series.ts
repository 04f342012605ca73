import { eligibilityDeleted } from '@fsvp/contracts/events';
import type { SignedState } from '@fsvp/contracts/qualification';
import { notFound, ProblemError } from '@fsvp/service-kit/problem.error';
import { lockRecord, snapshot, touch, type Transaction } from '@fsvp/service-kit/unit-of-work';
import { In, IsNull, type EntityManager } from 'typeorm';
import { EligibilityEntity } from './eligibility.entity.js';
import { readEligibility } from './read-eligibility.js';

const NOUN = 'importer eligibility';

/** The versions of one importer for a class of food and a year. */
export type Series = Pick<EligibilityEntity, 'importerId' | 'foodClass' | 'year'>;

/**
 * Locks one version with all series of its importer, which change one after the other.
 * @throws 404, and 412 if it is another version than If-Match names
 */
export async function lockEligibility(manager: EntityManager, id: string): Promise<EligibilityEntity> {
  const found = await manager.findOneBy(EligibilityEntity, { id, deletedAt: IsNull() });
  if (!found) throw notFound(NOUN);
  await manager.query('select from importers where id = $1 for update', [found.importerId]);
  return lockRecord(manager, EligibilityEntity, id, NOUN, async () => (await readEligibility(manager, id))!);
}

/** The draft or the signed version of a series, of which there is one at most. */
export function findOpen(
  manager: EntityManager,
  { importerId, foodClass, year }: Series,
  state: Extract<SignedState, 'draft' | 'signed'>,
): Promise<EligibilityEntity | null> {
  return manager.findOneBy(EligibilityEntity, { importerId, foodClass, year, state, deletedAt: IsNull() });
}

/** The drafts of all series of an importer. */
export function draftsOf(manager: EntityManager, importerId: string): Promise<EligibilityEntity[]> {
  return manager.findBy(EligibilityEntity, { importerId, state: 'draft', deletedAt: IsNull() });
}

/** Whether a version of an importer was ever signed. Such a version is never deleted. */
export function wasSigned(manager: EntityManager, importerId: string): Promise<boolean> {
  return manager.existsBy(EligibilityEntity, { importerId, state: In(['signed', 'superseded', 'withdrawn']) });
}

/** @throws 409 for a version that was signed */
export function assertDraft({ state }: EligibilityEntity): void {
  if (state !== 'draft')
    throw new ProblemError('record-signed', 'This version is signed. Create a new version to change it.');
}

/** Marks a locked draft as deleted. */
export async function deleteDraft({ manager, record }: Transaction, current: EligibilityEntity): Promise<void> {
  const before = snapshot(current);
  touch(current);
  await manager.update(EligibilityEntity, current.id, Object.assign(current, { deletedAt: current.updatedAt }));
  record({ event: eligibilityDeleted, before, after: null });
}
