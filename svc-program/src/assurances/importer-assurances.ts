import { letters } from '@fsvp/service-kit/lists/list';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { EntityManager } from 'typeorm';

/** Refuses to delete an importer that assurances of its customers name. It must be locked. @throws 409 */
export async function assertNoAssurance(manager: EntityManager, importerId: string): Promise<void> {
  const [named] = await manager.query<{ customer: string; count: number }[]>(
    `select customer_name as customer, (count(*) over ())::int as count from assurances
     where importer_id = $1 and deleted_at is null order by ${letters('customer_name')} limit 1`,
    [importerId],
  );
  if (!named) return;
  const more = named.count > 1 ? ` and ${named.count - 1} more` : '';
  throw new ProblemError(
    'wrong-state',
    `Assurances of customers name this importer: that of ${named.customer}${more}. Make the importer inactive instead.`,
  );
}
