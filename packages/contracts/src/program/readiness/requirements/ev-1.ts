import { controlledElsewhere } from '../applicability.js';
import type { Requirement } from '../requirement.js';

export const requirement: Requirement = {
  group: 'evaluation',
  title: 'Food and supplier evaluated',
  citations: ['1.505(a)', '1.505(d)', '1.512(c)(1)(i)'],
  blocking: true,
  regimes: ['standard', 'ds_other', 'small_supplier'],
  unless: controlledElsewhere,
  why: 'The risk of the food and the performance of the supplier determine whether you can approve the supplier and how you verify it. You must document the evaluation.',
  needs: 'A signed evaluation of the food and the supplier; of a small supplier, only of its compliance history',
  who: 'qualified',
};
