import { createHmac } from 'node:crypto';
import type { Client } from 'pg';
import type { ChainKey } from './hash-chain.js';

/** The type of the event that accepts entries which were hashed without a key after a return to an earlier release. */
export const UNKEYED_ENTRIES_ACCEPTED = 'event-log.unkeyed-entries-accepted.v1';

/** Entries of one log that an operator accepted. Only who has a key can write one that is valid. */
export interface UnkeyedAcceptance {
  service: string;
  first: string;
  last: string;
  /** Of the last entry. It covers all entries before. */
  hash: string;
  /** The operator's name on the machine. */
  acceptedBy: string;
  acceptedAt: string;
}

/** Signs with the key, which the event log itself does not need for new events. @returns `key id:HMAC-SHA-256` */
export function signAcceptance(acceptance: UnkeyedAcceptance, { id, secret }: ChainKey): string {
  const { service, first, last, hash, acceptedBy, acceptedAt } = acceptance;
  // Another prefix than that of a sealed row, so that neither is valid as the other.
  const text = `unkeyed entries accepted\n${JSON.stringify([service, first, last, hash, acceptedBy, acceptedAt])}`;
  return `${id}:${createHmac('sha256', secret).update(text).digest('hex')}`;
}

/** The acceptances in a service's log that were signed for this service with one of the keys. */
export async function readAcceptances(
  client: Client,
  service: string,
  keys: readonly ChainKey[] = [],
): Promise<UnkeyedAcceptance[]> {
  const { rows } = await client.query<{ after: UnkeyedAcceptance & { signature: string } }>(
    'select after from event_log where type = $1 order by id',
    [UNKEYED_ENTRIES_ACCEPTED],
  );
  return rows
    .map(({ after }) => after)
    .filter((after) => after.service === service && keys.some((key) => signAcceptance(after, key) === after.signature));
}
