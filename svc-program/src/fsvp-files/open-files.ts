import { explainOpenFiles, NAMED_FILES } from '@fsvp/contracts/program/fsvp-file';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { EntityManager } from 'typeorm';
import { FsvpFileEntity } from './fsvp-file.entity.js';
import { assertOpen } from './fsvp-files.service.js';

/**
 * Refuses to delete what open files name. The record must be locked: a file is opened with a lock of what it names.
 * @param record 'importer' or 'food'
 * @throws 409 with the numbers of files
 */
export async function assertNoOpenFile(manager: EntityManager, record: 'importer' | 'food', id: string): Promise<void> {
  const files = await manager.query<{ number: string; count: number }[]>(
    `select number, (count(*) over ())::int as count from fsvp_files where ${record}_id = $1 and lifecycle <> 'closed'
     order by number limit ${NAMED_FILES}`,
    [id],
  );
  if (!files.length) return;
  const numbers = files.map(({ number }) => number);
  throw new ProblemError('wrong-state', explainOpenFiles(record, numbers, files[0]!.count));
}

/**
 * Keeps a file open until the commit, while a record of it changes.
 * @returns null for an unknown file
 * @throws 409 for a closed one
 */
export async function holdOpenFile(manager: EntityManager, id: string): Promise<FsvpFileEntity | null> {
  const file = await manager.findOne(FsvpFileEntity, { where: { id }, lock: { mode: 'pessimistic_read' } });
  if (file) assertOpen(file);
  return file;
}
