import type { Meaning, Signable, Signature } from '@fsvp/contracts/signatures/signature';
import type { SigningRecord } from './sign-many.js';

/** A record in the list of those that are signed together. */
export interface SigningRow {
  record: SigningRecord;
  /** What the person reads and signs. No later version replaces it unseen. Undefined until it is loaded. */
  read?: Signable;
  signatures: readonly Signature[];
  /** Why it could not be loaded. */
  loadFailure?: string;
  /** What was read before the record changed. */
  earlier?: Signable;
  /** Why the last attempt did not sign it. */
  failure?: string;
  /** The answer of the last attempt was lost: it may be signed. */
  isUncertain?: boolean;
}

/** What a row can be signed as, and why not. */
export type Readiness =
  | { kind: 'loading' | 'ready' }
  | { kind: 'signed'; signature: Signature }
  | { kind: 'refused' | 'not loaded'; reason: string };

/** What a row is signed as: in a list of several types, the first meaning that it can be signed as; else the chosen one. */
export function meaningOf({ record, read }: SigningRow, chosen: Meaning | undefined): Meaning | undefined {
  if (!record.calls) return chosen;
  return (read?.meanings.find(({ refusal }) => refusal === null) ?? read?.meanings[0])?.meaning;
}

/** @param chosen undefined while none is chosen */
export function readinessOf(row: SigningRow, chosen: Meaning | undefined): Readiness {
  const { read, signatures, loadFailure } = row;
  const meaning = meaningOf(row, chosen);
  if (!read) return loadFailure === undefined ? { kind: 'loading' } : { kind: 'not loaded', reason: loadFailure };
  const rules = read.meanings.filter((one) => meaning === undefined || one.meaning === meaning);
  if (rules.some(({ refusal }) => refusal === null)) {
    const signature = signatures.find((one) => one.meaning === meaning && one.state === 'valid');
    return signature ? { kind: 'signed', signature } : { kind: 'ready' };
  }
  return { kind: 'refused', reason: rules[0]?.refusal ?? 'This record cannot be signed with this meaning.' };
}

/** A meaning, and what the loaded rows say of it. */
export interface OfferedMeaning {
  meaning: Meaning;
  /** What the signer must be qualified for, each once. */
  activities: string[];
  /** Of each document that the signer has to read: the languages of which they read one. */
  languages: string[][];
  /** How many rows can be signed as this. */
  ready: number;
}

export function offeredMeanings(rows: readonly SigningRow[]): OfferedMeaning[] {
  const offered = new Map<Meaning, OfferedMeaning>();
  for (const row of rows)
    for (const { meaning, activity } of row.read?.meanings ?? []) {
      const entry = offered.get(meaning) ?? { meaning, activities: [], languages: [], ready: 0 };
      if (activity && !entry.activities.includes(activity)) entry.activities.push(activity);
      entry.languages.push(...(row.read?.languages ?? []));
      if (readinessOf(row, meaning).kind === 'ready') entry.ready += 1;
      offered.set(meaning, entry);
    }
  return [...offered.values()];
}

/** Whether one of these rows may be signed as this only with a reason. */
export function needReason(rows: readonly SigningRow[], chosen: Meaning | undefined): boolean {
  return rows.some((row) => {
    const meaning = meaningOf(row, chosen);
    return row.read?.meanings.some((one) => one.meaning === meaning && one.reasonRequired);
  });
}
