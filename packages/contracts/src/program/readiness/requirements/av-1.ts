import { controlledElsewhere } from '../applicability.js';
import type { Requirement } from '../requirement.js';

export const requirement: Requirement = {
  group: 'evaluation',
  title: 'Supplier approved',
  citations: ['1.505(b)', '1.512(c)(2)'],
  blocking: true,
  regimes: ['standard', 'ds_other', 'small_supplier'],
  unless: controlledElsewhere,
  why: 'You must approve the supplier on the basis of the evaluation, and document the approval.',
  needs: 'A signed approval based on that evaluation, neither withdrawn nor expired',
  who: 'qualified',
};
