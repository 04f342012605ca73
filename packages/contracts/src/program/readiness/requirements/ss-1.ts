import type { Requirement } from '../requirement.js';
import { evaluateAssurance } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'program',
  title: 'Small status assured',
  citations: ['1.512(b)(1)(ii)'],
  blocking: true,
  regimes: ['small_supplier'],
  why: 'The modified requirements apply only while the supplier is small, which it must confirm in writing each calendar year.',
  needs: "The supplier's written assurance of its status for this year",
  who: 'supplier',
  form: 'assurance',
};

export const evaluation = () => evaluateAssurance('SS-1', 'Record the assurance that the supplier is small');
