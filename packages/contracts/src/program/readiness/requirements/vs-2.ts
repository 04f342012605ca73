import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { evaluateAssurance } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'verification',
  title: REQUIREMENT_TITLES['VS-2'],
  citations: ['1.512(b)(3)(i)'],
  blocking: true,
  regimes: ['very_small'],
  why: 'Instead of verifying the supplier yourself, you need its written assurance that the food is produced safely, before you import and at least every two years.',
  needs: "The supplier's written assurance from the last 24 months",
  who: 'supplier',
  form: 'assurance',
};

export const evaluation = () => evaluateAssurance('VS-2', 'Record the assurance of the supplier');
