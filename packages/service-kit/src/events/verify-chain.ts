import type { Client, PoolClient } from 'pg';
import { FACT_COLUMNS, GENESIS, keyIdOf, sealHash, type ChainKey, type SealedFacts } from './hash-chain.js';
import type { UnkeyedAcceptance } from './unkeyed-acceptance.js';

/** A row of an event log as the relay sealed it. */
export interface SealedRow extends SealedFacts {
  prev_hash: string;
  hash: string;
  published_at: Date | null;
}

/** The last entry of a log at some time; stored elsewhere it proves that the end was not removed. */
export interface Head {
  seq: string;
  hash: string;
}

/** What is wrong, in one sentence that names the entry. */
export type Finding = string;

const ROWS_PER_FETCH = 1000;
/** Up to 20 inserted or removed entries in one place are distinguished from an alteration. */
const STEPS = Array.from({ length: 20 }, (_, index) => BigInt(index + 1)).flatMap((step) => [step, -step]);

/** An entry as sentences name it. */
export function entryName({
  seq,
  id,
  type,
  aggregate_type: kind,
  aggregate_id: record,
}: Pick<SealedFacts, 'seq' | 'id' | 'type' | 'aggregate_type' | 'aggregate_id'>): string {
  return `entry ${seq} (event ${id}, ${type} of ${kind} ${record})`;
}

export interface ChainExpectations {
  /** The last entry at an earlier check. */
  checkpoint?: Head;
  /** All keys that were ever used. Without any, nothing is expected of keys. */
  keys?: readonly ChainKey[];
  /** The last entry that was hashed before the suite had keys; undefined if that is not known. */
  unkeyedUntil?: string;
  /** Later entries without a key that were accepted after a rollback. */
  accepted?: readonly UnkeyedAcceptance[];
}

/** Successive entries that were hashed without a key after there were keys, and are not accepted. */
export interface UnkeyedEntries {
  first: SealedRow;
  last: SealedRow;
  /** Whether only the key is missing. */
  intact: boolean;
}

/** Recomputes a log's chain, row by row in sealed order. */
export class ChainVerifier {
  private last: SealedRow | undefined;
  /** Difference between the numbers from here on and the sealed ones, caused by inserted or removed entries. */
  private shift = 0n;
  private checkpointSeen = false;
  private readonly keys: ReadonlyMap<string, ChainKey>;
  private readonly unknownKeys = new Set<string>();
  private keyed = false;
  /** The last entry from before there were keys, which only its order protects. */
  unkeyedUntil: string | undefined;
  /** In the order of the log. Each is also a finding. */
  readonly unkeyed: UnkeyedEntries[] = [];
  private readonly acceptedUntil = new Map<string, string>();

  constructor(private readonly expectations: ChainExpectations = {}) {
    this.keys = new Map(expectations.keys?.map((key) => [key.id, key]));
    for (const { last, hash } of expectations.accepted ?? []) this.acceptedUntil.set(last, hash);
  }

  get head(): Head {
    return { seq: this.last?.seq ?? '0', hash: this.last?.hash ?? GENESIS };
  }

  /** @returns what is wrong with this row, or before it */
  add(row: SealedRow): Finding[] {
    const findings: Finding[] = [];
    const before = this.last;
    const expected = BigInt(before?.seq ?? 0) + 1n;
    const missing = BigInt(row.seq) - expected;
    const linked = row.prev_hash === (before?.hash ?? GENESIS);
    if (missing > 0n) findings.push(this.gap(expected, missing, row));
    const keyId = keyIdOf(row.hash);
    findings.push(...this.checkKey(row, keyId));
    if (keyId && !this.keys.has(keyId)) {
      // Nothing can be said about it, except that its link is right.
    } else if (!this.isSealed(row, this.shift)) findings.push(...this.explain(row, linked));
    else if (!linked && missing === 0n)
      findings.push(
        `${entryName(row)} is not sealed to the one before it, ${before ? entryName(before) : 'the beginning'}: that one was altered and sealed again, or one between them was removed.`,
      );
    const { checkpoint } = this.expectations;
    if (checkpoint?.seq === row.seq) {
      this.checkpointSeen = true;
      if (checkpoint.hash !== row.hash)
        findings.push(
          `${entryName(row)} has another hash than at the checkpoint: the log was rewritten from there or before.`,
        );
    }
    const unkeyed = this.unkeyed.at(-1);
    if (unkeyed?.last === row && findings.length > 0) unkeyed.intact = false;
    this.last = row;
    return findings;
  }

  /** @returns what is wrong with the end of the log */
  end(): Finding[] {
    return [
      ...this.unkeyed.map(describeUnkeyed),
      ...[...this.acceptedUntil.keys()].map(
        (last) => `Entry ${last}, up to which entries without a key were accepted, is not in the log.`,
      ),
      ...this.checkEnd(),
    ];
  }

  private checkEnd(): Finding[] {
    const { checkpoint } = this.expectations;
    if (!checkpoint || this.checkpointSeen || checkpoint.seq === '0') return [];
    const { seq } = this.head;
    return BigInt(checkpoint.seq) > BigInt(seq)
      ? [
          `The log ends at entry ${seq}, but at the checkpoint it ended at entry ${checkpoint.seq}: what came after was removed.`,
        ]
      : [];
  }

  private isSealed(row: SealedRow, shift: bigint): boolean {
    const key = this.keys.get(keyIdOf(row.hash) ?? '');
    return sealHash(row.prev_hash, { ...row, seq: String(BigInt(row.seq) - shift) }, key) === row.hash;
  }

  /** A row without a key is from the time before there were keys, or accepted, or a finding. */
  private checkKey(row: SealedRow, keyId: string | undefined): Finding[] {
    const acceptedHash = this.acceptedUntil.get(row.seq);
    this.acceptedUntil.delete(row.seq);
    if (acceptedHash && acceptedHash !== row.hash)
      return [
        `${entryName(row)} is not the one up to which entries without a key were accepted: the log was rewritten.`,
      ];
    if (this.keys.size === 0 && !keyId) return [];
    if (keyId) {
      this.keyed = true;
      if (this.keys.has(keyId) || this.unknownKeys.has(keyId)) return [];
      this.unknownKeys.add(keyId);
      return [`${entryName(row)} and others were hashed with the key ${keyId}, which was not given.`];
    }
    const { unkeyedUntil, accepted } = this.expectations;
    const seq = BigInt(row.seq);
    if (!this.keyed && (unkeyedUntil === undefined || seq <= BigInt(unkeyedUntil))) this.unkeyedUntil = row.seq;
    else if (!accepted?.some(({ first, last }) => BigInt(first) <= seq && seq <= BigInt(last))) this.addUnkeyed(row);
    return [];
  }

  private addUnkeyed(row: SealedRow): void {
    const open = this.unkeyed.at(-1);
    if (open && open.last === this.last) open.last = row;
    else this.unkeyed.push({ first: row, last: row, intact: true });
  }

  private gap(first: bigint, count: bigint, next: SealedRow): Finding {
    const which =
      count === 1n ? `Entry ${first} was removed` : `Entries ${first} to ${first + count - 1n} were removed`;
    return `${which}: after ${this.last ? entryName(this.last) : 'the beginning'} comes ${entryName(next)}.`;
  }

  /**
   * A row that does not match its hash was altered, unless it was only renumbered because of an inserted or removed
   * entry.
   */
  private explain(row: SealedRow, linked: boolean): Finding[] {
    const name = this.last ? entryName(this.last) : 'the beginning';
    for (const step of STEPS) {
      if (!this.isSealed(row, this.shift + step)) continue;
      this.shift += step;
      const renumbering = `${entryName(row)} was sealed as entry ${BigInt(row.seq) - this.shift}, and everything from there on was renumbered.`;
      if (step < 0n)
        return [`${-step === 1n ? 'An entry was' : `${-step} entries were`} removed after ${name}: ${renumbering}`];
      return [`${step === 1n ? `${name} was` : `The ${step} entries up to ${name} were`} inserted: ${renumbering}`];
    }
    return [
      `${entryName(row)} was altered after it was sealed${linked ? '' : ', and is not sealed to the one before it'}.`,
    ];
  }
}

function describeUnkeyed({ first, last }: UnkeyedEntries): Finding {
  const which =
    first === last
      ? `${entryName(first)} of ${first.occurred_at} was`
      : `${entryName(first)} of ${first.occurred_at} to ${entryName(last)} of ${last.occurred_at} were`;
  return `${which} hashed without the key, by a release without keys or by somebody who changed the database.`;
}

/** Runs `read` in one database snapshot, without a time limit. */
export async function inSnapshot<T>(client: Client | PoolClient, read: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    return await read();
  } finally {
    await client.query('commit').catch(() => undefined);
  }
}

/** The sealed rows of a log, in order and in bounded memory. */
export async function* sealedRows(client: Client | PoolClient): AsyncGenerator<SealedRow[]> {
  // Keyset pagination on the index of `seq`.
  for (let after = '0'; ;) {
    const { rows } = await client.query<SealedRow>(
      `select seq::text, ${FACT_COLUMNS}, prev_hash, hash, published_at from event_log where seq > $1::bigint order by event_log.seq limit ${ROWS_PER_FETCH}`,
      [after],
    );
    if (!rows.length) return;
    yield rows;
    after = rows.at(-1)?.seq ?? after;
  }
}

/** How many rows wait for the relay to seal them. */
export async function countUnsealed(client: Client | PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: string }>('select count(*) from event_log where seq is null');
  return Number(rows[0]?.count);
}
