import { controlledElsewhere } from '../applicability.js';
import type { Requirement } from '../requirement.js';

export const requirement: Requirement = {
  group: 'evaluation',
  title: 'Food and supplier evaluated',
  citations: ['1.505(a)', '1.505(d)', '1.512(c)(1)(i)'],
  blocking: true,
  regimes: ['standard', 'ds_other', 'small_supplier'],
  unless: controlledElsewhere,
  why: 'The risk of the food and the performance of the supplier decide whether you may buy and how you verify; the evaluation must be documented.',
  needs: 'A signed evaluation of the food and the supplier',
  who: 'qualified',
};
