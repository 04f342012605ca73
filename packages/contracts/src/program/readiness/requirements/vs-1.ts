import type { Evaluation } from '../evaluation.js';
import { signedEvidence } from '../evidence.js';
import { eligibilitiesForFood } from '../file-inputs.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';

export const requirement: Requirement = {
  group: 'program',
  title: REQUIREMENT_TITLES['VS-1'],
  citations: ['1.512(b)(1)(i)'],
  blocking: true,
  regimes: ['very_small'],
  why: 'You can use the modified requirements only in a year for which you have documented that you are a very small importer.',
  needs: 'A signed eligibility for this year',
  who: 'qualified',
};

export const evaluation = (): Evaluation => ({
  findRecords: ({ inputs }) => eligibilitiesForFood(inputs).map((one) => signedEvidence(one, `${one.year}-12-31`)),
  nextAction: { label: 'Determine whether the importer is very small', opens: 'importer' },
});
