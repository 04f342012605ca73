import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { evaluateAssurance } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'hazards',
  title: REQUIREMENT_TITLES['AS-5'],
  citations: ['1.511(b)'],
  blocking: true,
  regimes: ['ds_customer'],
  why: 'The customer must set specifications under 21 CFR 111.70(b) or (d) and comply with them; its yearly written assurance of that replaces most of the program.',
  needs: "The customer's written assurance from the last 12 months",
  who: 'customer',
  form: 'assurance',
};

export const evaluation = () => evaluateAssurance('AS-5', 'Record the assurance of the customer');
