import { addDays, type Day } from '../../core/calendar-day.js';
import { addFrequency, type PlanLine } from './plan-line.js';

/** When the activities of a plan are due (beyond/verification-engine.md, 4). Pure: no clock of its own. */

/** Days before its due day from which an activity is generated (our policy). */
export const GENERATED_DAYS_BEFORE = 60;
/** Days after its completion within which a result is reviewed (our policy: the rule says "promptly"). */
export const REVIEW_DAYS = 14;
/** Days before its last day from which people are reminded of a review (our policy). */
export const REVIEW_REMINDER_DAYS = 7;
/** The reminders of a planned onsite audit, and how many days before its due day each is. */
export const AUDIT_REMINDER_DAYS = { audit_due_in_60: 60, audit_due_in_30: 30, audit_due_in_7: 7 } as const;

/** A result of an activity of a line. */
export interface LineResult {
  /** The day on which the activity was performed, its last one. */
  performedOn: Day;
  /** Undefined: not reviewed. */
  assessment: 'adequate' | 'inadequate' | undefined;
}

type TimedLine = Pick<PlanLine, 'frequency' | 'beforeFirstImport'>;

/**
 * The day on which a line is due next; null for a line by lots, and for one that is done once and was. It counts from the last activity
 * whose result was reviewed as adequate. Without one it is due on the first day of the plan where it is needed before the first import
 * or only once, else one interval later.
 * @param signedOn the day on which the first plan with this line was signed
 */
export function nextDueDay(line: TimedLine, signedOn: Day, results: readonly LineResult[]): Day | null {
  const { everyLots, once } = line.frequency;
  if (everyLots !== undefined) return null;
  const last = results
    .filter(({ assessment }) => assessment === 'adequate')
    .map(({ performedOn }) => performedOn)
    .sort()
    .at(-1);
  if (once) return last === undefined ? signedOn : null;
  if (last !== undefined) return addFrequency(last, line.frequency);
  return line.beforeFirstImport ? signedOn : addFrequency(signedOn, line.frequency);
}

/** Why an inspection cannot stand for the audit that is due; undefined if it can (21 CFR 1.506(e)(1)(i)(E); our reading of "within 1 year"). */
export function inspectionRefusal(inspectedOn: Day, dueOn: Day): string | undefined {
  const first = addDays(dueOn, -365);
  return inspectedOn >= first && inspectedOn <= dueOn
    ? undefined
    : `An inspection can stand for this audit if it was between ${first} and ${dueOn}.`;
}
