import { controlledElsewhere } from '../applicability.js';
import type { Evaluation } from '../evaluation.js';
import { recordedEvidence } from '../evidence.js';
import type { FileReceipts } from '../file-inputs.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';

export const requirement: Requirement = {
  group: 'evaluation',
  title: REQUIREMENT_TITLES['PR-2'],
  citations: ['1.506(a)(1)', '1.511(c)(2)', '1.512(c)(3)'],
  blocking: false,
  regimes: ['standard', 'ds_other', 'small_supplier'],
  unless: (situation) => controlledElsewhere(situation) ?? (situation.importing ? undefined : '1.506(a)(1)'),
  why: 'You must follow the procedure and document its use.',
  needs: 'A decision for each receipt since importing began',
  who: 'owner',
  ignoresChosenDocuments: true,
};

export const evaluation = (): Evaluation => ({
  findRecords: ({ inputs: { receipts } }) =>
    (receipts?.undecided ?? []).map((receipt) => recordedEvidence(receipt, { incomplete: true, validUntil: null })),
  isSatisfied: ({ inputs: { receipts } }) => receipts?.undecidedCount === 0,
  notes: ({ inputs: { receipts } }) => [describeReceipts(receipts)],
  hasNoRecords: true,
  source: 'quality',
  nextAction: { label: 'Record the decision at the gate', opens: 'evidence' },
});

function describeReceipts(receipts: FileReceipts | null): string {
  if (!receipts) return 'The receipts of the supplier are not known yet.';
  const { count, undecidedCount, undecided } = receipts;
  if (!count) return 'Nothing was received since importing began.';
  const all = count === 1 ? 'Its receipt has' : `All ${count} receipts have`;
  if (!undecidedCount) return `${all} a decision.`;
  const of = count === 1 ? 'Its receipt has' : `${undecidedCount} of ${count} receipts have`;
  const shown = undecidedCount > undecided.length ? ` The first ${undecided.length} are shown.` : '';
  return `${of} no decision: the supplier was not approved, or that was not checked, and there is no reason.${shown}`;
}
