import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { evaluateAssurance } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'verification',
  title: REQUIREMENT_TITLES['SS-2'],
  citations: ['1.512(b)(3)(ii)', '1.512(b)(3)(iii)', '1.512(b)(3)(iv)'],
  blocking: true,
  regimes: ['small_supplier'],
  why: 'Instead of verifying the supplier yourself, you need its written assurance before you import and at least every two years.',
  needs:
    'The written assurance for this kind of supplier from the last 24 months; that of a qualified facility describes its controls, or states the other law that it follows, or both',
  who: 'supplier',
  form: 'assurance',
};

export const evaluation = () => evaluateAssurance('SS-2', 'Record the assurance of the supplier');
