import type { Evaluation } from '../evaluation.js';
import { signedEvidence, unsignedEvidence } from '../evidence.js';
import { REGIMES } from '../regime.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';

export const requirement: Requirement = {
  group: 'program',
  title: REQUIREMENT_TITLES['APP-1'],
  citations: [],
  blocking: true,
  regimes: REGIMES,
  why: 'Food, supplier and importer decide which requirements apply; until a determination is signed, the standard requirements apply.',
  needs: 'A signed determination whose regime still fits the facts',
  who: 'qualified',
};

export const evaluation = (): Evaluation => ({
  findRecords: ({ inputs: { determination, draft }, isStale }) => [
    ...(determination ? [signedEvidence(determination, null, { changed: isStale })] : []),
    ...(draft ? [unsignedEvidence(draft)] : []),
  ],
  notes: ({ inputs: { determination }, derivation, isStale }) => {
    if (!isStale) return [];
    const chosen = derivation.candidates.find(({ regime }) => regime === determination?.chosenRegime);
    return chosen?.unmet.length
      ? ['The signed regime requires conditions that are no longer confirmed.']
      : ['The signed regime no longer fits the facts.'];
  },
  source: 'suppliers',
  nextAction: { label: 'Determine the regime of this file', opens: 'determination' },
});
