import { CONTROLLED_BY_CUSTOMERS, notAllocated } from '../applicability.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { evaluateAssurance } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'hazards',
  title: REQUIREMENT_TITLES['AS-3'],
  citations: ['1.507(a)(2)', '1.507(a)(3)', '1.507(a)(4)(ii)', '1.507(b)', '1.507(c)'],
  blocking: false,
  regimes: ['standard'],
  unless: (situation) =>
    notAllocated(situation, CONTROLLED_BY_CUSTOMERS) ??
    (situation.assurances1507 === 'required' ? undefined : 'G23 G.3'),
  why: 'If a customer controls the hazard, it must assure you of that in writing every year. FDA does not currently enforce this assurance.',
  needs: "The customer's written assurance from the last 12 months",
  who: 'customer',
  form: 'assurance',
};

export const evaluation = () => evaluateAssurance('AS-3', 'Record the assurance of the customer');
