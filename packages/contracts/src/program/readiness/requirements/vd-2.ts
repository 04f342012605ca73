import { controlledElsewhere } from '../applicability.js';
import type { Evaluation } from '../evaluation.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { findPlan } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'verification',
  title: REQUIREMENT_TITLES['VD-2'],
  citations: ['1.506(d)(2)'],
  blocking: true,
  regimes: ['standard'],
  unless: (situation) => controlledElsewhere(situation) ?? (situation.sahcodhaWithoutAudit ? undefined : '1.506(d)(2)'),
  why: 'If the supplier controls a hazard with reasonable probability of serious harm, audit it onsite before importing and at least annually, unless you justify another plan in writing.',
  needs: 'A signed justification in the plan',
  who: 'qualified',
};

export const evaluation = (): Evaluation => ({
  findRecords: (file) => findPlan(file, ({ justification }) => !justification?.text || !justification.basis.length),
  // The plan is a record of VD-1.
  hasNoRecords: true,
  nextAction: { label: 'Justify why no yearly onsite audit is planned', opens: 'plan' },
});
