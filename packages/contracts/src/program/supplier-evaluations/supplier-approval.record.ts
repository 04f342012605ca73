import * as z from 'zod/mini';
import { today } from '../../core/calendar-day.js';
import { CHANGED, DELETED, NEW } from '../../core/event.js';
import { choice, day, named, plain } from '../../core/signed-field.js';
import { defineStoredRecord } from '../../core/stored-record.js';
import { SIGNED_STATES, type SignableDefinition, signedFields } from '../../signatures/index.js';
import { type ApprovalBasis, findApprovalProblems } from './find-approval-problems.js';
import {
  APPROVAL_DECISION_LABELS,
  APPROVAL_DECISIONS,
  getSupplierApproval,
  type SupplierApproval,
} from './supplier-approval.js';
import { CONCLUSION_LABELS } from './supplier-evaluation.js';

export const supplierApprovalRecord = defineStoredRecord({
  type: 'supplier-approval',
  label: 'Approvals of suppliers',
  service: 'program',
  read: getSupplierApproval,
  derived: ['fileNumber', 'evaluationVersion', 'outdated', 'signedByName', 'signedAt'],
  data: z.looseObject({
    id: z.string(),
    fileId: z.string(),
    state: z.enum(SIGNED_STATES),
    evaluationId: z.string(),
    decision: z.enum(APPROVAL_DECISIONS),
  }),
  events: {
    drafted: NEW,
    updated: CHANGED,
    deleted: DELETED,
    signed: CHANGED,
    superseded: CHANGED,
    withdrawn: CHANGED,
  },
});
export const {
  drafted: supplierApprovalDrafted,
  updated: supplierApprovalUpdated,
  deleted: supplierApprovalDeleted,
  signed: supplierApprovalSigned,
  superseded: supplierApprovalSuperseded,
  withdrawn: supplierApprovalWithdrawn,
} = supplierApprovalRecord.events;

/** An approval with the parties of its file, and what it is judged by before it is signed. */
export interface SignedApproval extends SupplierApproval, ApprovalBasis {
  importerId: string;
  supplierId: string;
  foodId: string;
  fileClosed: boolean;
}

function refuse({ state, outdated, fileClosed }: SignedApproval): string | undefined {
  if (state !== 'draft') return 'Only a draft can be signed.';
  if (fileClosed) return 'This file is closed.';
  return outdated ? 'Another evaluation counts now. Take it over, and check the draft.' : undefined;
}

const findProblems = (approval: SignedApproval) => findApprovalProblems(approval, approval, today());
const isWithdrawal = ({ decision }: SignedApproval) => decision === 'withdrawn';

export const supplierApprovalSigning: SignableDefinition<SignedApproval> = {
  type: 'supplier-approval',
  noun: 'supplier approval',
  fields: signedFields<SignedApproval>()({
    fileId: { ...plain('File'), hidden: true },
    fileNumber: plain('FSVP File'),
    // A later change of their names takes nothing away from what was signed.
    importerId: named('Importer'),
    supplierId: named('Supplier'),
    foodId: named('Food'),
    versionNumber: plain('Version'),
    evaluationId: { ...plain('Evaluation'), hidden: true },
    evaluationVersion: plain('Evaluation, Version'),
    evaluationConclusion: choice('Conclusion of the Evaluation', CONCLUSION_LABELS),
    decision: choice('Decision', APPROVAL_DECISION_LABELS),
    conditions: plain('Conditions'),
    until: day('Last Day'),
    preImportVerification: plain('Verification before Each Import'),
    evaluationValidUntil: false,
    inForce: false,
    state: false,
    outdated: false,
    fileClosed: false,
    signedByName: false,
    signedAt: false,
  }),
  meanings: {
    approved: {
      permission: 'decide',
      activity: () => 'approval',
      refusal: (approval) =>
        isWithdrawal(approval) ? 'This draft withdraws the approval: sign it as withdrawn.' : refuse(approval),
      openQuestions: findProblems,
      duty: 'sod.approval',
    },
    withdrawn: {
      permission: 'decide',
      activity: () => 'approval',
      reasonRequired: true,
      refusal: (approval) =>
        isWithdrawal(approval) ? refuse(approval) : 'This draft approves the supplier: sign it as approved.',
      openQuestions: findProblems,
    },
  },
};
