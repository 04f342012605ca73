import {
  APPROVAL_DECISION_LABELS,
  supplierApprovalCreate,
  type ApprovalDecision,
  type SupplierApproval,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import { recordFormValues, type FormValues } from '@fsvp/web-kit';

export const APPROVAL_FIELD_LABELS = {
  decision: 'Decision',
  conditions: 'Conditions',
  until: 'Last day',
  preImportVerification: 'Verification before each import',
} satisfies Partial<Record<keyof SupplierApproval, string>>;

export type ApprovalValues = FormValues<SupplierApproval, keyof typeof APPROVAL_FIELD_LABELS>;

export const APPROVAL_VALUE_TEXTS = {
  decision: (decision: ApprovalDecision) => APPROVAL_DECISION_LABELS[decision],
};

export const newApproval = (decision: ApprovalDecision): ApprovalValues =>
  recordFormValues(supplierApprovalCreate, APPROVAL_FIELD_LABELS, { decision });

export const toFormValues = (approval: SupplierApproval): ApprovalValues =>
  recordFormValues(supplierApprovalCreate, APPROVAL_FIELD_LABELS, approval);

/** The body of the call: only a temporary approval has a last day and a verification before each import. */
export function toBody({ until, preImportVerification, ...values }: ApprovalValues) {
  const isTemporary = values.decision === 'approved_temporarily';
  return {
    ...values,
    until: isTemporary ? until : null,
    preImportVerification: isTemporary ? preImportVerification : null,
  };
}
