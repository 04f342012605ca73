import type { Requirement } from '../requirement.js';
import { evaluateStandingCheck } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'program',
  title: 'Country and scope',
  citations: ['1.513(b)(1)'],
  blocking: true,
  regimes: ['recognised'],
  why: "The recognition of a country's system applies only if its authority oversees this supplier and the recognition covers this food. You must document both every year.",
  needs: 'A check of country and scope within the last 12 months',
  who: 'owner',
  form: 'standing-check',
};

export const evaluation = () => evaluateStandingCheck('scope', 'Record a check of country and scope');
