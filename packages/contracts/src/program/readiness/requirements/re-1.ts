import { controlledElsewhere } from '../applicability.js';
import type { Requirement } from '../requirement.js';

export const requirement: Requirement = {
  group: 'afterwards',
  title: 'Reevaluated',
  citations: ['1.505(c)', '1.512(c)(1)(ii)'],
  blocking: false,
  regimes: ['standard', 'ds_other', 'small_supplier'],
  unless: controlledElsewhere,
  why: 'Foods and suppliers change: you must reevaluate promptly when you learn of something new, and at least every three years.',
  needs: 'An evaluation or reevaluation from the last 36 months, and none overdue',
  who: 'qualified',
};
