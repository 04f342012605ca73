import { CONTROLLED_BY_CUSTOMERS, notAllocated } from '../applicability.js';
import { findDisclosures, undisclosedHazards } from '../disclosures.js';
import type { Evaluation } from '../evaluation.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';

export const requirement: Requirement = {
  group: 'hazards',
  title: REQUIREMENT_TITLES['AS-2'],
  citations: ['1.507(a)(2)', '1.507(a)(3)', '1.507(a)(4)(i)'],
  blocking: true,
  regimes: ['standard'],
  unless: (situation) => notAllocated(situation, CONTROLLED_BY_CUSTOMERS),
  why: 'If a customer controls the hazard, the documents that accompany the food must disclose that it is not processed to control it.',
  needs: 'A document whose text names the hazard',
  who: 'owner',
  form: 'control-record',
};

export const evaluation = (): Evaluation => ({
  findRecords: findDisclosures,
  notes: (file) => undisclosedHazards(file).map(({ hazardName }) => `No disclosure that counts names ${hazardName}.`),
  nextAction: { label: 'Record the disclosure to the customer', opens: 'form' },
});
