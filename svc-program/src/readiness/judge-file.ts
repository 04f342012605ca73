import type { Day } from '@fsvp/contracts/core/calendar-day';
import { evaluateFile, type FileInputs, type FileReadiness } from '@fsvp/contracts/program/readiness/evaluate-file';
import type { Verdict } from '@fsvp/contracts/program/readiness/readiness';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirements';
import type { Freshness } from '../source-freshness/freshness.js';
import type { SourceName } from '../source-freshness/sources.js';

/** What a service knows that this one may not know yet. */
const UNCONFIRMED: Record<SourceName, RequirementCode> = { suppliers: 'APP-1', quality: 'CA-1', documents: 'RC-1' };

export interface JudgedFile extends FileReadiness {
  /** It would be ready if the services that are silent had nothing new. */
  unconfirmed: boolean;
}

const isReady = (verdict: Verdict) => verdict === 'ready' || verdict === 'expiring';

/**
 * Judges a file by what is known. While a service is silent the last known state stays, but no file turns to ready: what the
 * service may have changed counts as missing until it answers.
 * @param before the verdict so far
 */
export function judgeFile(inputs: FileInputs, day: Day, { fresh, silent }: Freshness, before: Verdict): JudgedFile {
  const known = evaluateFile(inputs, day);
  if (fresh || !isReady(known.verdict) || isReady(before)) return { ...known, unconfirmed: false };
  const doubted = evaluateFile(
    inputs,
    day,
    silent.map((name) => UNCONFIRMED[name]),
  );
  // A file to which none of these requirements applies.
  return { ...(isReady(doubted.verdict) ? evaluateFile(inputs, day, ['APP-1']) : doubted), unconfirmed: true };
}
