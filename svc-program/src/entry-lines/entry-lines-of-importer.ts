import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { EntityManager } from 'typeorm';

/** Refuses to delete an importer that entry lines name. It must be locked. @throws 409 */
export async function assertNoEntryLine(manager: EntityManager, importerId: string): Promise<void> {
  const found = await manager.query<object[]>(
    'select from entry_lines where importer_id = $1 and deleted_at is null limit 1',
    [importerId],
  );
  if (found.length)
    throw new ProblemError('wrong-state', 'Entry lines name this importer. Make the importer inactive instead.');
}
