import { controlledElsewhere } from '../applicability.js';
import type { Requirement } from '../requirement.js';

export const requirement: Requirement = {
  group: 'verification',
  title: 'Activities performed',
  citations: ['1.506(e)(1)', '1.506(e)(2)', '1.506(e)(4)', '1.511(c)(5)(i)'],
  blocking: true,
  regimes: ['standard', 'ds_other'],
  unless: controlledElsewhere,
  why: 'You must perform the planned activities before the first import and periodically after that.',
  needs: 'Each line of the plan done on time, with a complete result',
  who: 'owner',
};
