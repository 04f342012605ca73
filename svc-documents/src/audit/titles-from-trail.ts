import type { Names } from '@fsvp/contracts/core/signed-field';
import type { EntityManager } from 'typeorm';

/**
 * The last titles of verification activities and corrective actions, by id. Their service keeps the records; this one
 * has them in its audit trail, deleted ones too. An unknown id is left out.
 */
export async function titlesFromTrail(manager: EntityManager, ids: readonly string[]): Promise<Names> {
  if (!ids.length) return {};
  const rows = await manager.query<{ id: string; title: string }[]>(
    `select distinct on (aggregate_id) aggregate_id as id, coalesce(after, before) ->> 'title' as title from audit_entries
     where aggregate_id = any($1) and aggregate_type in ('verification-activity', 'corrective-action')
     order by aggregate_id, aggregate_version desc`,
    [ids],
  );
  return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
}
