/** Links between modules: the only way one module names another's screens. */

function withQuery(path: string, query: Record<string, string | undefined> = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** Filters that a corrective action is opened with from elsewhere: the form starts with them. */
export interface NewActionPrefill {
  supplierId?: string;
  verificationId?: string;
  inspectionId?: string;
  title?: string;
  description?: string;
}

/** What a document that is uploaded from elsewhere is linked to; afterwards one is taken back there. */
export interface NewDocumentLinks {
  supplierId?: string;
  verificationId?: string;
  correctiveActionId?: string;
}

export const hrefs = {
  dashboard: () => '/',
  /** Each of these opens the form for a new record on its list. */
  newSupplier: () => withQuery('/suppliers', { new: '1' }),
  newHazardAnalysis: () => withQuery('/hazard-analysis', { new: '1' }),
  newVerification: () => withQuery('/verifications', { new: '1' }),
  newReceivingInspection: () => withQuery('/receiving-inspections', { new: '1' }),
  suppliers: (query?: { search?: string; status?: string; riskLevel?: string; compliance?: string }) =>
    withQuery('/suppliers', query),
  supplier: (id: string) => withQuery('/suppliers', { view: id }),
  /** Opens the edit dialog (§2: a query parameter named edit). */
  editSupplier: (id: string) => withQuery('/suppliers', { edit: id }),
  fsvpCompliance: (query?: { fsvpStatus?: string }) => withQuery('/fsvp-compliance', query),
  hazardAnalysis: (query?: { supplierId?: string }) => withQuery('/hazard-analysis', query),
  verifications: (query?: { status?: string; search?: string }) => withQuery('/verifications', query),
  verification: (id: string) => withQuery('/verifications', { view: id }),
  receivingInspections: (query?: { status?: string; search?: string }) => withQuery('/receiving-inspections', query),
  receivingInspection: (id: string) => withQuery('/receiving-inspections', { view: id }),
  correctiveActions: (query?: { search?: string; status?: string; priority?: string }) =>
    withQuery('/corrective-actions', query),
  correctiveAction: (id: string) => withQuery('/corrective-actions', { view: id }),
  newCorrectiveAction: (prefill: NewActionPrefill = {}) => withQuery('/corrective-actions', { new: '1', ...prefill }),
  documents: (query?: { search?: string; supplierId?: string; type?: string }) => withQuery('/documents', query),
  /** Opens the upload dialog for a document of another record. */
  uploadDocument: (links: NewDocumentLinks = {}) => withQuery('/documents', { upload: '1', ...links }),
  document: (id: string) => withQuery('/documents', { view: id }),
  reports: () => '/reports',
  /** The audit trail's settings, narrowed to one record. */
  history: (recordId: string) => withQuery('/reports', { type: 'audit-trail', recordId }),
  report: (runId: string) => withQuery('/reports', { run: runId }),
};
