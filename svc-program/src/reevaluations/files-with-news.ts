import type { NewReason } from '@fsvp/contracts/program/reevaluations/join-reason';
import type { EntityManager } from 'typeorm';
import type { FileReason } from './add-reasons.js';

/**
 * SQL of the instant since which what happens is news for a file `f`: its last signed evaluation considered what was known then, and
 * before there was one, the file was opened with it.
 */
export const NEWS_SINCE = `greatest(f.created_at, coalesce((
    select max(s.signed_at) from supplier_evaluations e join signatures s on s.record_type = 'supplier-evaluation' and s.record_id = e.id
    where e.file_id = f.id and s.withdrawn_at is null and s.meaning <> 'withdrawn'), f.created_at))`;

/** A reason for each file that is not closed of a supplier or of a food, if it happened after the last evaluation of the file. */
export async function forFilesOf(
  manager: EntityManager,
  party: 'supplier' | 'food',
  partyId: string,
  happenedAt: string,
  reason: NewReason,
): Promise<FileReason[]> {
  const files = await manager.query<{ id: string }[]>(
    `select f.id from fsvp_files f where f.${party}_id = $1 and f.lifecycle <> 'closed' and ${NEWS_SINCE} < $2::timestamptz`,
    [partyId, happenedAt],
  );
  return files.map(({ id }) => ({ fileId: id, reason }));
}
