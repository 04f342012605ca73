import type { EntityManager } from 'typeorm';
import { RECEIPTS_COPIED, SOURCES, type SourceName } from './sources.js';

/** Longer than a service takes to start again. */
const UNREACHABLE_AFTER_MS = 30_000;

/** Up to when the copies of other services' records are complete. */
export interface Freshness {
  fresh: boolean;
  /** Instant until when all copies are known to be complete; null if one never was. */
  asOf: string | null;
  /** The services of which newer changes may be unknown. */
  unreachable: SourceName[];
  /** By service, in ms; without those that never were. */
  completeUntil: ReadonlyMap<SourceName, number>;
  /** How many kinds of each service's records were added to the copies and filled since. */
  copies: ReadonlyMap<SourceName, number>;
  /** Receipts were copied completely once. */
  receiptsKnown: boolean;
}

/** SQL: whether the copies are up to date; the rule of `readFreshness`. */
export const SOURCES_FRESH = `(select count(*) = ${SOURCES.length} from source_freshness
  where complete_until >= now() - interval '${UNREACHABLE_AFTER_MS} ms')`;

/** SQL: instant until when all copies are known to be complete, while they are not up to date. */
export const KNOWN_UNTIL = `(select case when count(*) = ${SOURCES.length}
    and min(complete_until) < now() - interval '${UNREACHABLE_AFTER_MS} ms' then iso(min(complete_until)) end from source_freshness)`;

export async function readFreshness(manager: Pick<EntityManager, 'query'>): Promise<Freshness> {
  const rows = await manager.query<{ source: SourceName; until: number; fresh: boolean; copies: number }[]>(
    `select source, copies, (extract(epoch from complete_until) * 1000)::float8 as until,
       complete_until >= now() - interval '${UNREACHABLE_AFTER_MS} ms' as fresh from source_freshness`,
  );
  const unreachable = SOURCES.map(({ name }) => name).filter(
    (name) => !rows.some(({ source, fresh }) => source === name && fresh),
  );
  return {
    fresh: unreachable.length === 0,
    asOf: rows.length === SOURCES.length ? new Date(Math.min(...rows.map(({ until }) => until))).toISOString() : null,
    unreachable,
    completeUntil: new Map(rows.map(({ source, until }) => [source, until])),
    copies: new Map(rows.map(({ source, copies }) => [source, copies])),
    receiptsKnown: rows.some(({ source, copies }) => source === 'quality' && copies >= RECEIPTS_COPIED),
  };
}
