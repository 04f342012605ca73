import { notAllocated } from '../applicability.js';
import type { Evaluation } from '../evaluation.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { findSignedEvaluation } from './ev-1.js';

export const requirement: Requirement = {
  group: 'hazards',
  title: REQUIREMENT_TITLES['AS-1'],
  citations: ['1.507(a)(1)'],
  blocking: true,
  regimes: ['standard'],
  unless: (situation) => notAllocated(situation, ['1.507(a)(1)']),
  why: 'You can skip evaluation and verification of the supplier for this hazard only if you have documented that the food cannot be consumed without a control.',
  needs: 'A signed allocation of the hazard with its reason',
  who: 'qualified',
};

export const evaluation = (): Evaluation => ({
  // Nobody can sign the allocation without its reason.
  findRecords: findSignedEvaluation,
  nextAction: { label: 'Evaluate the food and the supplier', opens: 'evaluation' },
});
