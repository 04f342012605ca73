import { controlledElsewhere } from '../applicability.js';
import type { Requirement } from '../requirement.js';

export const requirement: Requirement = {
  group: 'evaluation',
  title: 'Use of the procedure documented',
  citations: ['1.506(a)(1)', '1.511(c)(2)', '1.512(c)(3)'],
  blocking: false,
  regimes: ['standard', 'ds_other', 'small_supplier'],
  unless: (situation) => controlledElsewhere(situation) ?? (situation.importing ? undefined : '1.506(a)(1)'),
  why: 'You must follow the procedure and document its use.',
  needs: 'A decision for each receipt since importing began',
  who: 'owner',
};
