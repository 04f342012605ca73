import { withQuery, type RecordHrefs } from '../core/href.js';

/** Initial values of the new corrective action form when another screen opens it. */
export interface NewActionPrefill {
  supplierId?: string;
  verificationId?: string;
  inspectionId?: string;
  title?: string;
  description?: string;
}

export const qualityHrefs = {
  newHazardAnalysis: () => withQuery('/hazard-analysis', { new: '1' }),
  newVerification: () => withQuery('/verifications', { new: '1' }),
  newReceivingInspection: () => withQuery('/receiving-inspections', { new: '1' }),
  hazardAnalysis: (query?: { supplierId?: string }) => withQuery('/hazard-analysis', query),
  verifications: (query?: { status?: string; search?: string; file?: string; result?: string; view?: string }) =>
    withQuery('/verifications', query),
  verification: (id: string) => withQuery('/verifications', { view: id }),
  receivingInspections: (query?: { status?: string; search?: string }) => withQuery('/receiving-inspections', query),
  receivingInspection: (id: string) => withQuery('/receiving-inspections', { view: id }),
  correctiveActions: (query?: { search?: string; status?: string; priority?: string }) =>
    withQuery('/corrective-actions', query),
  correctiveAction: (id: string) => withQuery('/corrective-actions', { view: id }),
  newCorrectiveAction: (prefill: NewActionPrefill = {}) => withQuery('/corrective-actions', { new: '1', ...prefill }),
};

/** What a line of My Work opens; not in `hrefs`, which every module loads. */
export const qualityWorkHrefs = {
  recordResult: (id: string) => withQuery('/verifications', { view: id, form: 'result' }),
  reviewResult: (id: string) => withQuery('/verifications', { view: id, form: 'review' }),
  completeVerification: (id: string) => withQuery('/verifications', { edit: id, complete: '1' }),
  completeAction: (id: string) => withQuery('/corrective-actions', { edit: id, complete: '1' }),
  editAction: (id: string) => withQuery('/corrective-actions', { edit: id }),
};

/** Those that no screen links to are only here: the shell loads every member of `hrefs`. */
export const qualityRecordHrefs: RecordHrefs = {
  'verification-activity': qualityHrefs.verification,
  'receiving-inspection': qualityHrefs.receivingInspection,
  'corrective-action': qualityHrefs.correctiveAction,
};
