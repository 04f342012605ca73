import { controlledElsewhere } from '../applicability.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { evaluateProcedure } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'evaluation',
  title: REQUIREMENT_TITLES['PR-1'],
  citations: ['1.506(a)(1)', '1.511(c)(2)', '1.512(c)(3)'],
  blocking: true,
  regimes: ['standard', 'ds_other', 'small_supplier'],
  unless: controlledElsewhere,
  why: 'Written procedures must ensure that you import only from approved suppliers, or temporarily from others whose food you verify first.',
  needs: "The importer's signed procedure in force",
  who: 'qualified',
};

export const evaluation = () => evaluateProcedure('PR-1');
