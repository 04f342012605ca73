import { addDays, type Day } from '../../core/calendar-day.js';
import type { RequirementCode } from './requirement-codes.js';

/** How evidence is judged, and what a file's items add up to (beyond/fsvp-file.md, 5). Nothing is weighed. */

export const MISSING_REASONS = [
  'absent',
  'unsigned',
  'stale',
  'not_qualified',
  'inadequate',
  'incomplete',
  'damaged',
  'expired',
] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];
export const MISSING_REASON_LABELS: Record<MissingReason, string> = {
  absent: 'There is no record yet',
  unsigned: 'Prepared, but not signed',
  stale: 'Signed, but the facts have changed since',
  not_qualified: 'Signed by a person who was not qualified for it',
  inadequate: 'The result is negative, and no effective action addresses it',
  incomplete: 'Required information is missing',
  damaged: 'Its file is missing or was altered',
  expired: 'It has expired',
};

export const ITEM_STATES = ['satisfied', 'expiring', 'missing', 'not_applicable'] as const;
export type ItemState = (typeof ITEM_STATES)[number];
export const ITEM_STATE_LABELS: Record<ItemState, string> = {
  satisfied: 'Satisfied',
  expiring: 'Expiring',
  missing: 'Missing',
  not_applicable: 'Does not apply',
};

export const VERDICTS = ['not_ready', 'gaps', 'expiring', 'ready'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const VERDICT_LABELS: Record<Verdict, string> = {
  not_ready: 'Not ready',
  gaps: 'With gaps',
  expiring: 'Expiring',
  ready: 'Ready',
};

/** Default of policy `readiness.windowDays`: from so many days before its end, evidence is expiring. */
export const READINESS_WINDOW_DAYS = 60;

/** What is known of a record that could satisfy a requirement. What is not known is false. */
export interface Evidence {
  /** It is signed, if it is a record that must be; a document counts as signed once it is filed. */
  signed: boolean;
  /** What it signs has changed since. */
  changed?: boolean;
  /** The signer was qualified on the day of the signature. */
  qualified: boolean;
  /** Its result is negative, and no action that was closed as effective answers it. */
  inadequate?: boolean;
  /** Fields that it must have are empty. */
  incomplete?: boolean;
  /** Its file is gone or is not the one that was stored. */
  damaged?: boolean;
  /** The last day on which it counts; null without an end. */
  validUntil: Day | null;
}

export interface Judgement {
  state: Exclude<ItemState, 'not_applicable'>;
  reason: MissingReason | null;
}

const missing = (reason: MissingReason): Judgement => ({ state: 'missing', reason });

/** Judges one record. @param windowDays from so many days before its end it is expiring */
export function judgeEvidence(evidence: Evidence, day: Day, windowDays = READINESS_WINDOW_DAYS): Judgement {
  if (!evidence.signed) return missing('unsigned');
  if (evidence.changed) return missing('stale');
  if (!evidence.qualified) return missing('not_qualified');
  if (evidence.inadequate) return missing('inadequate');
  if (evidence.incomplete) return missing('incomplete');
  if (evidence.damaged) return missing('damaged');
  const { validUntil } = evidence;
  if (validUntil !== null && validUntil < day) return missing('expired');
  if (validUntil !== null && validUntil <= addDays(day, windowDays)) return { state: 'expiring', reason: null };
  return { state: 'satisfied', reason: null };
}

/** From best to worst; among missing ones the one that came farthest. */
const rankOf = ({ state, reason }: Judgement): number =>
  state === 'missing' ? 2 + MISSING_REASONS.length - MISSING_REASONS.indexOf(reason!) : ITEM_STATES.indexOf(state);

/** The last day as it compares: none is later than all. */
const lastDay = ({ validUntil }: Evidence): string => validUntil ?? '9999-12-31';

/** The record with the best evidence; of several that are equally good the one that counts longest. */
export function pickBest<T extends { evidence: Evidence }>(
  records: readonly T[],
  day: Day,
  windowDays?: number,
): T | undefined {
  const ranked = records.map((record) => ({ record, rank: rankOf(judgeEvidence(record.evidence, day, windowDays)) }));
  return ranked.toSorted(
    (one, other) => one.rank - other.rank || lastDay(other.record.evidence).localeCompare(lastDay(one.record.evidence)),
  )[0]?.record;
}

/** The record with the worst evidence; of several that are equally bad the one that ends first. */
export function pickWorst<T extends { evidence: Evidence }>(
  records: readonly T[],
  day: Day,
  windowDays?: number,
): T | undefined {
  const ranked = records.map((record) => ({ record, rank: rankOf(judgeEvidence(record.evidence, day, windowDays)) }));
  return ranked.toSorted(
    (one, other) => other.rank - one.rank || lastDay(one.record.evidence).localeCompare(lastDay(other.record.evidence)),
  )[0]?.record;
}

/** The best of several records; without any, `absent`. */
export function judgeBest(evidence: readonly Evidence[], day: Day, windowDays?: number): Judgement {
  const best = pickBest(
    evidence.map((one) => ({ evidence: one })),
    day,
    windowDays,
  );
  return best ? judgeEvidence(best.evidence, day, windowDays) : missing('absent');
}

export interface Item {
  code: RequirementCode;
  state: ItemState;
  reason: MissingReason | null;
  blocking: boolean;
  /** Of a requirement that does not apply: the section that says so. */
  citation: string | null;
}

/** What the items add up to: of those that apply, the percent that is fulfilled, rounded down, and the verdict. */
export function scoreOf(items: readonly Pick<Item, 'state' | 'blocking'>[]): { percent: number; verdict: Verdict } {
  const applying = items.filter(({ state }) => state !== 'not_applicable');
  const gaps = applying.filter(({ state }) => state === 'missing');
  const fulfilled = applying.length - gaps.length;
  // Without any requirement nothing is fulfilled: an unknown file is never ready.
  const percent = applying.length ? Math.floor((100 * fulfilled) / applying.length) : 0;
  if (!applying.length || gaps.some(({ blocking }) => blocking)) return { percent, verdict: 'not_ready' };
  if (gaps.length) return { percent, verdict: 'gaps' };
  return { percent, verdict: applying.some(({ state }) => state === 'expiring') ? 'expiring' : 'ready' };
}
