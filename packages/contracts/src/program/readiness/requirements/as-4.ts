import { notAllocated } from '../applicability.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { evaluateControl } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'hazards',
  title: REQUIREMENT_TITLES['AS-4'],
  citations: ['1.507(a)(5)'],
  blocking: true,
  regimes: ['standard'],
  unless: (situation) => notAllocated(situation, ['1.507(a)(5)']),
  why: 'If a later step of distribution controls the hazard, the system that ensures this must be established, documented and used.',
  needs:
    'A document that describes the system, and a record of its use from the last 12 months (the period is our policy)',
  who: 'owner',
  form: 'control-record',
};

export const evaluation = () => evaluateControl('AS-4', 'Record the system of later control');
