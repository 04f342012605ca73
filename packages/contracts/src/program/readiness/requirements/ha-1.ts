import type { Requirement } from '../requirement.js';

export const requirement: Requirement = {
  group: 'hazards',
  title: 'Hazard analysis',
  citations: ['1.504(a)', '1.504(b)', '1.504(c)', '1.504(c)(3)', '1.504(d)', '1.504(e)'],
  blocking: true,
  regimes: ['standard'],
  why: 'You must know which hazards of this food need a control; the analysis must be in writing, regardless of its result.',
  needs: 'A hazard analysis signed or confirmed within the last 36 months (the period is our policy)',
  who: 'qualified',
};
