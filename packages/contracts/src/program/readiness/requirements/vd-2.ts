import { controlledElsewhere } from '../applicability.js';
import type { Requirement } from '../requirement.js';

export const requirement: Requirement = {
  group: 'verification',
  title: 'No yearly audit: why',
  citations: ['1.506(d)(2)'],
  blocking: true,
  regimes: ['standard'],
  unless: (situation) => controlledElsewhere(situation) ?? (situation.sahcodhaWithoutAudit ? undefined : '1.506(d)(2)'),
  why: 'If the supplier controls a hazard with reasonable probability of serious harm, audit it onsite before importing and at least annually, unless you justify another plan in writing.',
  needs: 'A signed justification in the plan',
  who: 'qualified',
};
