import { controlledElsewhere } from '../applicability.js';
import type { Evaluation } from '../evaluation.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { describePerformance, findDueDays, findPerformed } from '../verification-evaluations.js';

export const requirement: Requirement = {
  group: 'verification',
  title: REQUIREMENT_TITLES['VA-1'],
  citations: ['1.506(e)(1)', '1.506(e)(2)', '1.506(e)(4)', '1.511(c)(5)(i)'],
  blocking: true,
  regimes: ['standard', 'ds_other'],
  unless: controlledElsewhere,
  why: 'You must perform the planned activities before the first import and periodically after that.',
  needs: 'Each line of the plan done on time, with a complete result',
  who: 'owner',
};

export const evaluation = (): Evaluation => ({
  findRecords: findPerformed,
  notes: describePerformance,
  findChangeDays: findDueDays,
  source: 'quality',
  nextAction: { label: 'Record the results of the planned activities', opens: 'activities' },
});
