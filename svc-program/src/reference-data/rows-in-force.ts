import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { ReferenceKind, ReferenceRow } from '@fsvp/contracts/program/reference-set';
import type { EntityManager } from 'typeorm';

/** SQL: whether a set is in force on a day. @param set alias of its row @param day placeholder of the day */
export const inForceOn = (set: string, day: string) =>
  `${set}.deleted_at is null and ${day}::date between ${set}.effective_from and coalesce(${set}.effective_to, 'infinity'::date)`;

/** The rows of one kind that are in force on a day: at most one of each key. Rules judge by them. */
export async function rowsInForce<K extends ReferenceKind>(
  kind: K,
  day: Day,
  manager: EntityManager,
): Promise<ReferenceRow<K>[]> {
  const sets = await manager.query<{ rows: ReferenceRow<K>[] }[]>(
    `select s.rows from reference_sets s where s.kind = $1 and ${inForceOn('s', '$2')} order by s.effective_from, s.id`,
    [kind, day],
  );
  return sets.flatMap(({ rows }) => rows);
}
