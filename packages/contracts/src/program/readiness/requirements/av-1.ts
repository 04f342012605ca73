import { controlledElsewhere } from '../applicability.js';
import type { Evaluation } from '../evaluation.js';
import { signedEvidence, unsignedEvidence } from '../evidence.js';
import type { ApprovalRecord } from '../file-inputs.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';

export const requirement: Requirement = {
  group: 'evaluation',
  title: REQUIREMENT_TITLES['AV-1'],
  citations: ['1.505(b)', '1.512(c)(2)'],
  blocking: true,
  regimes: ['standard', 'ds_other', 'small_supplier'],
  unless: controlledElsewhere,
  why: 'You must approve the supplier on the basis of the evaluation, and document the approval.',
  needs: 'A signed approval based on that evaluation, neither withdrawn nor expired',
  who: 'qualified',
};

export const evaluation = (): Evaluation => ({
  findRecords: ({ inputs: { approval, approvalDraft } }) => [
    ...(approval && approval.decision !== 'withdrawn'
      ? [signedEvidence(approval, approval.until, { changed: !approval.stands })]
      : []),
    ...(approvalDraft ? [unsignedEvidence(approvalDraft)] : []),
  ],
  notes: ({ inputs: { approval } }) => (approval ? describe(approval) : []),
  nextAction: { label: 'Approve the supplier', opens: 'approval' },
});

const describe = ({ decision, until, stands, samePerson }: ApprovalRecord): string[] => [
  ...(decision === 'withdrawn' ? ['The approval was withdrawn.'] : []),
  ...(decision !== 'withdrawn' && !stands
    ? ['The evaluation that it is based on does not count any more, or a later one does not let it continue.']
    : []),
  ...(decision === 'approved_temporarily'
    ? [`Approved temporarily until ${until}: the food is verified before each import.`]
    : []),
  ...(samePerson ? ['Same person: who signed the evaluation also approved the supplier.'] : []),
];
