import { createHash, createHmac } from 'node:crypto';

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

/** A key of the hash chain. It is kept outside of the databases: who can change a database cannot hash again. */
export interface ChainKey {
  /** Stored with each hash, so that earlier keys can still be used to verify. */
  id: string;
  secret: string;
}

/** Reads EVENT_LOG_KEYS: secrets separated by commas, the newest first. */
export function readChainKeys(text: string | undefined): ChainKey[] {
  return (text ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
    .map((secret) => ({ id: createHash('sha256').update(`id:${secret}`).digest('hex').slice(0, 8), secret }));
}

/** The id of the key with which a hash was made; undefined without a key. */
export function keyIdOf(hash: string): string | undefined {
  return /^([0-9a-f]{8}):/.exec(hash)?.[1];
}

/**
 * Computes the hash that links a row to the previous one, over the previous hash and the row's facts in column order:
 * `key id:HMAC-SHA-256`, or SHA-256 without a key.
 */
export function sealHash(previous: string, facts: SealedFacts, key?: ChainKey): string {
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
  const text = `${previous}\n${JSON.stringify(row)}`;
  return key
    ? `${key.id}:${createHmac('sha256', key.secret).update(text).digest('hex')}`
    : createHash('sha256').update(text).digest('hex');
}

/** The previous hash of a log's first row. */
export const GENESIS = '0'.repeat(64);
