import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { evaluateStandingCheck } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'verification',
  title: REQUIREMENT_TITLES['EQ-2'],
  citations: ['1.513(b)(2)'],
  blocking: true,
  regimes: ['recognised'],
  why: 'The supplier must be in good compliance standing with the authority of its country before you import, and you must continue to monitor it.',
  needs: 'A check that found good standing within the last 6 months (the period is our policy)',
  who: 'owner',
  form: 'standing-check',
};

export const evaluation = () => evaluateStandingCheck('standing', 'Record a check of good standing');
