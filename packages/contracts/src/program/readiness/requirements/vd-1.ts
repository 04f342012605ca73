import { controlledElsewhere } from '../applicability.js';
import type { Requirement } from '../requirement.js';

export const requirement: Requirement = {
  group: 'verification',
  title: 'Activities and frequency determined',
  citations: ['1.506(c)', '1.506(d)(1)', '1.511(c)(4)'],
  blocking: true,
  regimes: ['standard', 'ds_other'],
  unless: controlledElsewhere,
  why: 'Before you import, you must determine and document which activities provide adequate assurance that the hazards are controlled, and how often you perform them.',
  needs: 'A signed plan that covers all hazards to be verified',
  who: 'qualified',
};
