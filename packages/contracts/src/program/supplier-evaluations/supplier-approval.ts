import * as z from 'zod/mini';
import { READ, write } from '../../core/access.js';
import { defineCall } from '../../core/call.js';
import { calendarDay, idParams, nullableInstant, nullableText, optionalText, recordFields } from '../../core/fields.js';
import { signatureCalls, SIGNED_STATES } from '../../signatures/index.js';

/**
 * Approvals of the supplier of an FSVP file on the basis of its signed evaluation (21 CFR 1.505(b)); the importer's alone. Versions of one
 * file are a series: a signed `withdrawn` ends the approval. (Specification: beyond/verification-engine.md, 1.)
 */

export const APPROVAL_DECISIONS = ['approved', 'approved_temporarily', 'withdrawn'] as const;
export type ApprovalDecision = (typeof APPROVAL_DECISIONS)[number];
export const APPROVAL_DECISION_LABELS: Record<ApprovalDecision, string> = {
  approved: 'Approved',
  approved_temporarily: 'Approved temporarily',
  withdrawn: 'Approval withdrawn',
};

/** Most days of a temporary approval (our policy). */
export const MAX_TEMPORARY_DAYS = 180;

const approvalFields = {
  decision: z.enum(APPROVAL_DECISIONS, 'Choose a decision'),
  conditions: optionalText(5000),
  /** Its last day, which a temporary approval has. */
  until: z.optional(z.nullable(calendarDay('Enter the last day'))),
  /** How the food is verified before each import, which a temporary approval has (21 CFR 1.506(a)(1)). */
  preImportVerification: optionalText(5000),
};
export const supplierApprovalCreate = z.object(approvalFields).check(z.meta({ id: 'SupplierApprovalCreate' }));
export type SupplierApprovalCreate = z.output<typeof supplierApprovalCreate>;
export const supplierApprovalUpdate = z
  .partial(z.object(approvalFields))
  .check(z.meta({ id: 'SupplierApprovalUpdate' }));
export type SupplierApprovalUpdate = z.output<typeof supplierApprovalUpdate>;

export const supplierApproval = z
  .object({
    ...recordFields,
    fileId: z.string(),
    fileNumber: z.string(),
    /** From 1 within the file. */
    versionNumber: z.int(),
    state: z.enum(SIGNED_STATES),
    /** The signed evaluation that it is based on. */
    evaluationId: z.string(),
    evaluationVersion: z.int(),
    decision: z.enum(APPROVAL_DECISIONS),
    conditions: nullableText,
    /** Day. */
    until: nullableText,
    preImportVerification: nullableText,
    /** Another evaluation was signed since it was saved; of a signed one: one that does not let it continue. */
    outdated: z.boolean(),
    signedByName: nullableText,
    signedAt: nullableInstant,
  })
  .check(z.meta({ id: 'SupplierApproval' }));
export type SupplierApproval = z.output<typeof supplierApproval>;

const tag = 'Supplier evaluations';
const ofFile = '/api/fsvp-files/{id}/approvals';
const path = '/api/supplier-approvals';
const one = `${path}/{id}`;

export const listSupplierApprovals = defineCall({
  id: 'listSupplierApprovals',
  method: 'GET',
  path: ofFile,
  summary: 'All approvals of the supplier of one FSVP file, newest first',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({ supplierApprovals: z.array(supplierApproval), total: z.int() })
    .check(z.meta({ id: 'SupplierApprovalList' })),
});
export const createSupplierApproval = defineCall({
  id: 'createSupplierApproval',
  method: 'POST',
  path: ofFile,
  summary:
    'Draft the approval of the supplier of an FSVP file on its signed evaluation; a second open draft is refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: supplierApprovalCreate,
  response: supplierApproval,
  location: one,
});
export const getSupplierApproval = defineCall({
  id: 'getSupplierApproval',
  method: 'GET',
  path: one,
  summary: 'One approval of a supplier',
  tag,
  access: READ,
  params: idParams,
  response: supplierApproval,
});
export const updateSupplierApproval = defineCall({
  id: 'updateSupplierApproval',
  method: 'PUT',
  path: one,
  summary: 'Update the draft of an approval; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: supplierApprovalUpdate,
  response: supplierApproval,
});
export const deleteSupplierApproval = defineCall({
  id: 'deleteSupplierApproval',
  method: 'DELETE',
  path: one,
  summary: 'Delete the draft of an approval; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
});

export const supplierApprovalSignatures = signatureCalls(path, 'supplier approval');
