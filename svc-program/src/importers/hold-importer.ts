import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import type { EntityManager } from 'typeorm';

/**
 * Keeps an importer until the commit, so that it is not deleted while a record of it is stored.
 * @param exclusive others that hold it this way wait
 * @throws 400 for an unknown one
 */
export async function holdImporter(manager: EntityManager, id: string, exclusive = false): Promise<void> {
  const lock = exclusive ? 'no key update' : 'share';
  const rows = await manager.query<object[]>(`select from importers where id = $1 and deleted_at is null for ${lock}`, [
    id,
  ]);
  if (!rows.length) throw invalidInput([{ path: 'importerId', message: 'There is no such importer' }]);
}
