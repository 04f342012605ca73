import type { Client, PoolClient } from 'pg';
import { FACT_COLUMNS, GENESIS, sealHash, type SealedFacts } from './hash-chain.js';

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

/** Recomputes a log's chain, row by row in sealed order. */
export class ChainVerifier {
  private last: SealedRow | undefined;
  /** Difference between the numbers from here on and the sealed ones, caused by inserted or removed entries. */
  private shift = 0n;
  private witnessSeen = false;

  /** @param witness the last entry at an earlier check */
  constructor(private readonly witness?: Head) {}

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
    if (!this.isSealed(row, this.shift)) findings.push(...this.explain(row, linked));
    else if (!linked && missing === 0n)
      findings.push(
        `${entryName(row)} is not sealed to the one before it, ${before ? entryName(before) : 'the beginning'}: that one was altered and sealed again, or one between them was removed.`,
      );
    if (this.witness?.seq === row.seq) {
      this.witnessSeen = true;
      if (this.witness.hash !== row.hash)
        findings.push(
          `${entryName(row)} has another seal than the witness kept: the log was sealed again from there or before.`,
        );
    }
    this.last = row;
    return findings;
  }

  /** @returns what is wrong with the end of the log */
  end(): Finding[] {
    const { witness } = this;
    if (!witness || this.witnessSeen || witness.seq === '0') return [];
    const { seq } = this.head;
    return BigInt(witness.seq) > BigInt(seq)
      ? [`The log ends at entry ${seq}, but the witness saw entry ${witness.seq}: what came after was removed.`]
      : [];
  }

  private isSealed(row: SealedRow, shift: bigint): boolean {
    return sealHash(row.prev_hash, { ...row, seq: String(BigInt(row.seq) - shift) }) === row.hash;
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
