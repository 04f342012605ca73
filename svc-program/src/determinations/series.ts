import type { SignedState } from '@fsvp/contracts/qualification';
import { notFound, ProblemError } from '@fsvp/service-kit/problem.error';
import { lockRecord } from '@fsvp/service-kit/unit-of-work';
import { IsNull, type EntityManager } from 'typeorm';
import { DeterminationEntity } from './determination.entity.js';
import { readDetermination } from './read-determination.js';

const NOUN = 'determination';

/**
 * Locks one determination and the others of its file, which change one after the other.
 * @throws 404, and 412 if it is another version than If-Match names
 */
export async function lockDetermination(manager: EntityManager, id: string): Promise<DeterminationEntity> {
  const found = await manager.findOneBy(DeterminationEntity, { id, deletedAt: IsNull() });
  if (!found) throw notFound(NOUN);
  await manager.query('select from fsvp_files where id = $1 for update', [found.fileId]);
  return lockRecord(manager, DeterminationEntity, id, NOUN, async () => (await readDetermination(manager, id))!);
}

/** The draft or the signed determination of a file, of which there is one at most. */
export function findOpen(
  manager: EntityManager,
  fileId: string,
  state: Extract<SignedState, 'draft' | 'signed'>,
): Promise<DeterminationEntity | null> {
  return manager.findOneBy(DeterminationEntity, { fileId, state, deletedAt: IsNull() });
}

/** @throws 409 for one that was signed */
export function assertDraft({ state }: DeterminationEntity): void {
  if (state !== 'draft')
    throw new ProblemError('record-signed', 'This version is signed. Create a new version to change it.');
}
