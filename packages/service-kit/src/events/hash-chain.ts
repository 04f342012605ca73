import { createHash } from 'node:crypto';

/** The facts of an event-log row as PostgreSQL prints them, so that any reader of the table can recompute the hash. */
export interface SealedFacts {
  seq: string;
  id: string;
  aggregate_type: string;
  aggregate_id: string;
  aggregate_version: string;
  type: string;
  actor: string | null;
  request_id: string | null;
  occurred_at: string;
  before: string | null;
  after: string | null;
}

/** The columns that the hash covers, all as text; `before` and `after` are jsonb, whose text form is canonical. */
export const FACT_COLUMNS = `id::text, aggregate_type, aggregate_id::text, aggregate_version::text, type, actor::text, request_id, iso(occurred_at) as occurred_at,
  before::text as before, after::text as after`;

/**
 * Computes the hash that links a row to the previous one: SHA-256 over the previous hash and the row's facts in column
 * order.
 */
export function sealHash(previous: string, facts: SealedFacts): string {
  const row = [
    facts.seq,
    facts.id,
    facts.aggregate_type,
    facts.aggregate_id,
    facts.aggregate_version,
    facts.type,
    facts.actor,
    facts.request_id,
    facts.occurred_at,
    facts.before,
    facts.after,
  ];
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(row)}`)
    .digest('hex');
}

/** The previous hash of a log's first row. */
export const GENESIS = '0'.repeat(64);
