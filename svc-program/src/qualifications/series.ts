import type { SignedState } from '@fsvp/contracts/qualification';
import { notFound, ProblemError } from '@fsvp/service-kit/problem.error';
import { lockRecord } from '@fsvp/service-kit/unit-of-work';
import { IsNull, type EntityManager } from 'typeorm';
import { QualificationEntity } from './qualification.entity.js';
import { readQualification } from './read-qualification.js';

const NOUN = 'qualification';

/** All versions of one person, which change one after the other: locked by the person until the commit. */
export async function lockSeries(manager: EntityManager, individualId: string): Promise<void> {
  await manager.query('select from qualified_individuals where id = $1 for update', [individualId]);
}

/**
 * Locks one version with its series.
 * @throws 404, and 412 if it is another version than If-Match names
 */
export async function lockQualification(manager: EntityManager, id: string): Promise<QualificationEntity> {
  const found = await manager.findOneBy(QualificationEntity, { id, deletedAt: IsNull() });
  if (!found) throw notFound(NOUN);
  await lockSeries(manager, found.individualId);
  return lockRecord(manager, QualificationEntity, id, NOUN, async () => (await readQualification(manager, id))!);
}

/** The draft or the signed version of a person, of which there is one at most. */
export function findOpen(
  manager: EntityManager,
  individualId: string,
  state: Extract<SignedState, 'draft' | 'signed'>,
): Promise<QualificationEntity | null> {
  return manager.findOneBy(QualificationEntity, { individualId, state, deletedAt: IsNull() });
}

/** @throws 409 for a version that was signed */
export function assertDraft({ state }: QualificationEntity): void {
  if (state !== 'draft')
    throw new ProblemError('record-signed', 'This version is signed. Create a new version to change it.');
}
