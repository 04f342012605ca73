import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { evaluateControl } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'hazards',
  title: REQUIREMENT_TITLES['LACF-1'],
  citations: ['1.502(b)(1)', '1.512(b)(2)'],
  blocking: true,
  regimes: ['standard', 'very_small', 'small_supplier'],
  unless: ({ lowAcidCanned }) => (lowAcidCanned ? undefined : '1.502(b)(1)'),
  why: 'For the microbiological hazards that 21 CFR part 113 controls, you must verify and document that the food was made under that part.',
  needs: 'A reviewed record of production under part 113 from the last 12 months (the period is our policy)',
  who: 'owner',
  form: 'control-record',
};

export const evaluation = () => evaluateControl('LACF-1', 'Record a review of production under part 113');
