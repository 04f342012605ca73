import { notAllocated } from '../applicability.js';
import type { Requirement } from '../requirement.js';

export const requirement: Requirement = {
  group: 'hazards',
  title: 'Not consumable without control',
  citations: ['1.507(a)(1)'],
  blocking: true,
  regimes: ['standard'],
  unless: (situation) => notAllocated(situation, ['1.507(a)(1)']),
  why: 'You can skip evaluation and verification of the supplier for this hazard only if you have documented that the food cannot be consumed without a control.',
  needs: 'A signed allocation of the hazard with its reason',
  who: 'qualified',
};
