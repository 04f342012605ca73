import type { Day } from '@fsvp/contracts/core/calendar-day';
import { evaluateFile, type FileReadiness } from '@fsvp/contracts/program/readiness/evaluate-file';
import { EVALUATIONS } from '@fsvp/contracts/program/readiness/evaluations';
import type { FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import type { Verdict } from '@fsvp/contracts/program/readiness/readiness';
import { REQUIREMENT_CODES } from '@fsvp/contracts/program/readiness/requirement-codes';
import type { Freshness } from '../source-freshness/freshness.js';

export interface JudgedFile extends FileReadiness {
  /** It would be ready if the services that are unreachable had nothing new. */
  unconfirmed: boolean;
}

const isReady = (verdict: Verdict) => verdict === 'ready' || verdict === 'expiring';

/**
 * Judges a file by what is known. While a service is unreachable the last known state stays, but no file turns to ready: what the
 * service may have changed counts as missing until it answers.
 * @param before the verdict so far
 */
export function judgeFile(
  inputs: FileInputs,
  day: Day,
  { fresh, unreachable }: Freshness,
  before: Verdict,
): JudgedFile {
  const known = evaluateFile(inputs, day);
  if (fresh || !isReady(known.verdict) || isReady(before)) return { ...known, unconfirmed: false };
  const doubted = evaluateFile(
    inputs,
    day,
    REQUIREMENT_CODES.filter((code) => unreachable.some((source) => source === EVALUATIONS[code]?.source)),
  );
  // A file to which none of these requirements applies.
  return { ...(isReady(doubted.verdict) ? evaluateFile(inputs, day, ['APP-1']) : doubted), unconfirmed: true };
}
