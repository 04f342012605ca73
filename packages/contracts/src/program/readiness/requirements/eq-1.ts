import type { Evaluation } from '../evaluation.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { evaluateStandingCheck } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'program',
  title: REQUIREMENT_TITLES['EQ-1'],
  citations: ['1.513(b)(1)'],
  blocking: true,
  regimes: ['recognised'],
  why: "The recognition of a country's system counts only if its authority oversees this supplier and its scope covers this food: document both before importing and annually.",
  needs: 'A check of country and scope within the last 12 months',
  who: 'owner',
  form: 'standing-check',
};

export const evaluation = (): Evaluation => ({
  ...evaluateStandingCheck('scope', 'Record a check of country and scope'),
  notes: ({ inputs: { recognisedSystems, circumstances } }) => {
    const { excludedClasses = [] } =
      recognisedSystems.find(({ country }) => country === circumstances.supplierCountry) ?? {};
    return excludedClasses.length ? [`The recognition excludes: ${excludedClasses.join(', ')}.`] : [];
  },
});
