import { addDays } from '@fsvp/contracts/core/calendar-day';
import { REFERENCE_SETS, type ReferenceKind } from '@fsvp/contracts/program/reference-set';
import type { EntityManager } from 'typeorm';

export interface Period {
  kind: ReferenceKind;
  effectiveFrom: string;
  effectiveTo: string | null;
}

/** A row of another set that is in force on one of the same days. */
export interface Overlap {
  id: string;
  effectiveFrom: string;
  effectiveTo: string | null;
  source: string;
  key: string;
}

/** SQL of `referenceKey`. @param row SQL of a row as JSON */
export const keySql = (kind: ReferenceKind, row: string) =>
  `concat_ws(' ', ${REFERENCE_SETS[kind].key.map((column) => `${row}->>'${column}'`).join(', ')})`;

/** Sets of one kind change one after the other until the commit, so that none overlaps with one that is loaded at the same time. */
export async function lockKind(manager: EntityManager, kind: ReferenceKind): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`reference-sets ${kind}`]);
}

/** Rows of other sets with one of these keys that are in force in the period; the earliest set first. */
export function findOverlaps(
  manager: EntityManager,
  { kind, effectiveFrom, effectiveTo }: Period,
  keys: string[],
  exceptId: string | null = null,
): Promise<Overlap[]> {
  return manager.query<Overlap[]>(
    `select s.id, s.effective_from::text as "effectiveFrom", s.effective_to::text as "effectiveTo", s.source, k.key
     from reference_sets s
     cross join lateral (select ${keySql(kind, 'r.row')} as key, r.at from jsonb_array_elements(s.rows) with ordinality r (row, at)) k
     join unnest($4::text[]) wanted (key) on wanted.key = k.key
     where s.kind = $1 and s.deleted_at is null and s.id is distinct from $5::uuid
       and s.effective_from <= coalesce($3::date, 'infinity'::date)
       and coalesce(s.effective_to, 'infinity'::date) >= $2::date
     order by s.effective_from, s.id, k.at`,
    [kind, effectiveFrom, effectiveTo, keys, exceptId],
  );
}

/** Sets that end on the day before a new set, because they began earlier and have one of its rows. */
export function endsBefore(day: string, overlaps: readonly Overlap[]) {
  const earlier = new Map(overlaps.filter((one) => one.effectiveFrom < day).map((one) => [one.id, one]));
  return [...earlier.values()].map(({ id, effectiveFrom }) => ({ id, effectiveFrom, effectiveTo: addDays(day, -1) }));
}

/** @param canEnd whether the set of the row can be ended on the day before */
export function describeOverlap({ effectiveFrom, effectiveTo, source, key }: Overlap, canEnd: boolean): string {
  const period = effectiveTo ? `from ${effectiveFrom} to ${effectiveTo}` : `from ${effectiveFrom} without a last day`;
  const name = source.length > 120 ? `${source.slice(0, 120)}…` : source;
  const advice = canEnd
    ? 'End that set first, or use "End earlier sets"'
    : `Choose a last day before ${effectiveFrom}, or delete that set`;
  return `${key} is also in the set ${period} (${name}). ${advice}`;
}
