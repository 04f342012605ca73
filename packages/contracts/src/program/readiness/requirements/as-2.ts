import { CONTROLLED_BY_CUSTOMERS, notAllocated } from '../applicability.js';
import type { Requirement } from '../requirement.js';

export const requirement: Requirement = {
  group: 'hazards',
  title: '"Not processed to control ..."',
  citations: ['1.507(a)(2)', '1.507(a)(3)', '1.507(a)(4)(i)'],
  blocking: true,
  regimes: ['standard'],
  unless: (situation) => notAllocated(situation, CONTROLLED_BY_CUSTOMERS),
  why: 'If a customer controls the hazard, the documents that accompany the food must disclose that it is not processed to control it.',
  needs: 'A document whose text names the hazard',
  who: 'owner',
};
