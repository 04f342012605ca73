import { controlledElsewhere } from '../applicability.js';
import type { Requirement } from '../requirement.js';

export const requirement: Requirement = {
  group: 'verification',
  title: 'No yearly audit: why',
  citations: ['1.506(d)(2)'],
  blocking: true,
  regimes: ['standard'],
  unless: (situation) => controlledElsewhere(situation) ?? (situation.sahcodhaWithoutAudit ? undefined : '1.506(d)(2)'),
  why: 'A hazard that can cause serious harm or death needs a yearly onsite audit, unless you justify in writing that other or fewer activities are enough.',
  needs: 'A signed justification in the plan',
  who: 'qualified',
};
