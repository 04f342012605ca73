import { addDays, startOfDay, type Day } from '@fsvp/contracts/core/calendar-day';
import type { EntityManager } from 'typeorm';

/** How many results of a supplier's planned activities were reviewed as inadequate in a period. A later review replaces an earlier one. */
export async function countInadequateReviews(
  manager: EntityManager,
  supplierId: string,
  { from, until }: { from: Day; until: Day },
): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `select count(*)::int as count from plan_activities a join result_reviews w on w.activity_id = a.id
     where a.supplier_id = $1 and not a.deleted and w.state = 'signed' and w.assessment = 'inadequate'
       and w.signed_at >= $2::timestamptz and w.signed_at < $3::timestamptz`,
    [supplierId, startOfDay(from).toISOString(), startOfDay(addDays(until, 1)).toISOString()],
  );
  return row?.count ?? 0;
}
