import { controlledElsewhere } from '../applicability.js';
import type { Evaluation } from '../evaluation.js';
import { signedEvidence } from '../evidence.js';
import type { OpenReevaluation } from '../file-inputs.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';

export const requirement: Requirement = {
  group: 'afterwards',
  title: REQUIREMENT_TITLES['RE-1'],
  citations: ['1.505(c)', '1.512(c)(1)(ii)'],
  blocking: false,
  regimes: ['standard', 'ds_other', 'small_supplier'],
  unless: controlledElsewhere,
  why: 'Foods and suppliers change: you must reevaluate promptly when you learn of something new, and at least every three years.',
  needs: 'An evaluation or reevaluation from the last 36 months, and none overdue',
  who: 'qualified',
};

export const evaluation = (): Evaluation => ({
  // The evaluation ends earlier while something new is to be considered.
  findRecords: ({ inputs: { evaluation: signed, reevaluation } }) => {
    if (!signed) return [];
    const dueOn = reevaluation?.dueOn ?? signed.validUntil;
    return [signedEvidence(signed, dueOn < signed.validUntil ? dueOn : signed.validUntil)];
  },
  // It is that of EV-1.
  hasNoRecords: true,
  notes: ({ inputs: { evaluation: signed, reevaluation } }) => [
    ...(signed ? [] : ['It counts from the day on which the evaluation is signed.']),
    ...(reevaluation ? [describe(reevaluation)] : []),
  ],
  nextAction: { label: 'Reevaluate', opens: 'reevaluation' },
});

const describe = ({ reasonCount, dueOn }: OpenReevaluation) =>
  `A reevaluation is open for ${reasonCount === 1 ? '1 reason' : `${reasonCount} reasons`}. It is due on ${dueOn}.`;
