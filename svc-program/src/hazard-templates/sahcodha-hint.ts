import {
  LIKELY_CLASS_I_PERCENT,
  MIN_RECALL_EVENTS,
  UNLIKELY_CLASS_I_PERCENT,
  type SahcodhaHint,
} from '@fsvp/contracts/program/hazard-template';

/** The recalls that name a hazard. */
export interface NamingRecalls {
  named: number;
  classI: number;
}

/** Rounded down: what is below a limit never reads as the limit. */
const percent = (part: number, of: number) => `${Math.floor((part * 1000) / of) / 10}%`;

/** Whether a recall because of a hazard would be Class I, by those that there were, and why (beyond/hazard-analysis.md, 4). */
export function sahcodhaHint({ named, classI }: NamingRecalls, period: string): { hint: SahcodhaHint; reason: string } {
  if (named < MIN_RECALL_EVENTS)
    return { hint: 'open', reason: `${countText(named)} (${period}). A hint needs ${MIN_RECALL_EVENTS}.` };
  const counts = `${classI} of the ${named} recalls of food that name it were Class I (${percent(classI, named)}; ${period})`;
  if (classI * 100 >= LIKELY_CLASS_I_PERCENT * named)
    return { hint: 'likely', reason: `${counts}: at least ${LIKELY_CLASS_I_PERCENT}%.` };
  if (classI * 100 < UNLIKELY_CLASS_I_PERCENT * named)
    return { hint: 'unlikely', reason: `${counts}: less than ${UNLIKELY_CLASS_I_PERCENT}%.` };
  return {
    hint: 'open',
    reason: `${counts}. Between ${UNLIKELY_CLASS_I_PERCENT}% and ${LIKELY_CLASS_I_PERCENT}% there is no hint.`,
  };
}

function countText(named: number): string {
  if (named === 0) return 'No recall of food names it';
  return named === 1 ? 'Only 1 recall of food names it' : `Only ${named} recalls of food name it`;
}
