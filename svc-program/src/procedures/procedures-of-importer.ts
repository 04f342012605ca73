import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { EntityManager } from 'typeorm';

/**
 * Refuses to delete an importer that procedures name. It must be locked: a procedure is drafted with a lock of it.
 * @throws 409 with their codes
 */
export async function assertNoProcedure(manager: EntityManager, importerId: string): Promise<void> {
  const [found] = await manager.query<{ codes: string | null; signed: boolean | null }[]>(
    `select string_agg(distinct code, ', ' order by code) as codes, bool_or(state <> 'draft') as signed
     from procedures where importer_id = $1 and deleted_at is null`,
    [importerId],
  );
  if (!found?.codes) return;
  if (found.signed)
    throw new ProblemError(
      'record-signed',
      'This importer has a signed procedure, which is kept as evidence. Make the importer inactive instead.',
    );
  throw new ProblemError('wrong-state', `Drafts of procedures name this importer: ${found.codes}. Delete them first.`);
}
