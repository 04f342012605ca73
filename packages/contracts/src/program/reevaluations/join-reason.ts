import { addDays, addMonths, type Day } from '../../core/calendar-day.js';
import { EVALUATION_MONTHS } from '../supplier-evaluations/supplier-evaluation.js';
import {
  OPENED_DAYS_BEFORE,
  REASON_RULES,
  type ReasonKind,
  type Reevaluation,
  type ReevaluationReason,
  URGENT_DAYS,
} from './reevaluation.js';

/** When reasons open a reevaluation, and when they join the open one (beyond/verification-engine.md, 6). Pure: no clock of its own. */

/** What happened. */
export type NewReason = Omit<ReevaluationReason, 'id' | 'at' | 'dismissalId' | 'dismissedAt'> & {
  /** When it happened, of a record that an evaluation may have listed. */
  happenedAt?: string;
};
type ReasonKey = Pick<ReevaluationReason, 'kind' | 'recordId' | 'recordVersion'>;

/** What is known of the file. */
export interface FileReasons {
  open: Pick<Reevaluation, 'dueOn' | 'reasons'> | undefined;
  /** The reasons of all its reevaluations, also of those that are over. */
  earlier: readonly ReasonKey[];
  /** The last signed evaluation, with the records that it listed. */
  lastEvaluation?: { signedAt: string; listed: readonly string[] } | undefined;
}

/** The same record opens a reevaluation of a file once. */
export const isSameRecord = (one: ReasonKey, other: ReasonKey): boolean =>
  one.recordId !== null &&
  one.kind === other.kind &&
  one.recordId === other.recordId &&
  one.recordVersion === other.recordVersion;

/**
 * What a reason does: nothing, if its record was a reason before, or if the last evaluation was signed later and listed it; else it joins
 * the open reevaluation, whose due day it may only shorten, or opens one.
 */
export function joinReason(
  { open, earlier, lastEvaluation }: FileReasons,
  reason: NewReason,
): { result: 'nothing' } | { result: 'opened' | 'joined'; dueOn: Day } {
  const { recordId, happenedAt } = reason;
  if ([...earlier, ...(open?.reasons ?? [])].some((one) => isSameRecord(one, reason))) return { result: 'nothing' };
  const isEvaluated =
    lastEvaluation !== undefined &&
    recordId !== null &&
    happenedAt !== undefined &&
    happenedAt < lastEvaluation.signedAt &&
    lastEvaluation.listed.includes(recordId);
  if (isEvaluated) return { result: 'nothing' };
  if (!open) return { result: 'opened', dueOn: reason.dueOn };
  return { result: 'joined', dueOn: reason.dueOn < open.dueOn ? reason.dueOn : open.dueOn };
}

/** The day by which a reason of today wants the reevaluation. @param urgent a Class I recall, or an entry of a red list */
export function dueOfReason(kind: Exclude<ReasonKind, 'three_years' | 'manual'>, day: Day, urgent = false): Day {
  return addDays(day, urgent ? URGENT_DAYS : REASON_RULES[kind].days);
}

/** When the food and the supplier are reevaluated at the latest, whatever else (21 CFR 1.505(c)(1)). @param evaluatedOn day of the last signature */
export const reevaluationDueOn = (evaluatedOn: Day): Day => addMonths(evaluatedOn, EVALUATION_MONTHS);

/** The day from which that reevaluation is open. */
export const reevaluationOpensOn = (evaluatedOn: Day): Day =>
  addDays(reevaluationDueOn(evaluatedOn), -OPENED_DAYS_BEFORE);

/** The reasons that an evaluation has to answer. */
export const openReasons = <R extends Pick<ReevaluationReason, 'dismissalId'>>(reasons: readonly R[]): R[] =>
  reasons.filter(({ dismissalId }) => dismissalId === null);
