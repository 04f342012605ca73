import { findControlledByImporter, findUncovered } from '../../verification-plans/judge-plan.js';
import { controlledElsewhere } from '../applicability.js';
import type { Evaluation } from '../evaluation.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { findPlan, isPlanStale } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'verification',
  title: REQUIREMENT_TITLES['VD-1'],
  citations: ['1.506(c)', '1.506(d)(1)', '1.511(c)(4)'],
  blocking: true,
  regimes: ['standard', 'ds_other'],
  unless: controlledElsewhere,
  why: 'Before you import, you must determine and document which activities provide adequate assurance that the hazards are controlled, and how often you perform them.',
  needs: 'A signed plan that covers all hazards to be verified',
  who: 'qualified',
};

export const evaluation = (): Evaluation => ({
  findRecords: (file) =>
    findPlan(file, (plan) => [findUncovered(plan), findControlledByImporter(plan)].flat().length > 0),
  notes: (file) => {
    const { verificationPlan: plan } = file.inputs;
    if (!plan) return [];
    const ofImporter = findControlledByImporter(plan).map(({ hazardName }) => hazardName);
    return [
      ...(isPlanStale(file, plan)
        ? ['The evaluation has changed since the plan was signed. Sign a new version of the plan.']
        : []),
      ...(ofImporter.length
        ? [
            `The importer controls ${ofImporter.join(', ')}: determine the file as deemed in compliance (§1.502(c)(1)), or evaluate who else controls it.`,
          ]
        : []),
    ];
  },
  nextAction: { label: 'Plan the verification activities', opens: 'plan' },
});
