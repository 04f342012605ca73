import { controlledElsewhere } from '../applicability.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { evaluateProcedure } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'verification',
  title: REQUIREMENT_TITLES['PR-3'],
  citations: ['1.506(b)', '1.511(c)(3)'],
  blocking: true,
  regimes: ['standard', 'ds_other'],
  unless: controlledElsewhere,
  why: 'Written procedures must ensure that suppliers are verified by appropriate activities.',
  needs: "The importer's signed procedure in force",
  who: 'qualified',
};

export const evaluation = () => evaluateProcedure('PR-3');
