/** Links between modules: a module refers to another module's screens only through these. */

function withQuery(path: string, query: Record<string, string | undefined> = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** Initial values of the new corrective action form when another screen opens it. */
export interface NewActionPrefill {
  supplierId?: string;
  verificationId?: string;
  inspectionId?: string;
  title?: string;
  description?: string;
}

/** Records that a document uploaded from another screen is linked to; the user returns there afterwards. */
export interface NewDocumentLinks {
  supplierId?: string;
  verificationId?: string;
  correctiveActionId?: string;
}

export const hrefs = {
  dashboard: () => '/',
  /** The profile, at the list of one's own sessions. */
  ownSessions: () => withQuery('/', { profile: 'sessions' }),
  /** The next five open the form for a new record on its list screen. */
  newSupplier: () => withQuery('/suppliers', { new: '1' }),
  newHazardAnalysis: () => withQuery('/hazard-analysis', { new: '1' }),
  newVerification: () => withQuery('/verifications', { new: '1' }),
  newReceivingInspection: () => withQuery('/receiving-inspections', { new: '1' }),
  newFood: () => withQuery('/foods', { new: '1' }),
  importSuppliers: () => withQuery('/suppliers', { import: '1' }),
  suppliers: (query?: { search?: string; status?: string; riskLevel?: string; compliance?: string }) =>
    withQuery('/suppliers', query),
  supplier: (id: string) => withQuery('/suppliers', { view: id }),
  /** Opens the edit dialog. */
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
  food: (id: string) => withQuery('/foods', { view: id }),
  reports: () => '/reports',
  /** Opens the audit trail report, limited to one record. */
  history: (recordId: string) => withQuery('/reports', { type: 'audit-trail', recordId }),
  /** Opens the form of an invitation. */
  invitePerson: () => withQuery('/admin', { new: '1' }),
  importers: () => withQuery('/admin', { section: 'importers' }),
  webhook: (id: string) => withQuery('/admin', { section: 'webhooks', view: id }),
  apiTokens: () => withQuery('/admin', { section: 'tokens' }),
  accountReviews: () => withQuery('/admin', { section: 'account-reviews' }),
  fsvpFile: (id: string) => withQuery('/fsvp-files', { view: id }),
  report: (runId: string) => withQuery('/reports', { run: runId }),
};

/** Those that no screen links to are only here: the shell loads every member of `hrefs`. */
const RECORD_HREFS: Partial<Record<string, (id: string) => string>> = {
  supplier: hrefs.supplier,
  'fsvp-file': hrefs.fsvpFile,
  'verification-activity': hrefs.verification,
  'receiving-inspection': hrefs.receivingInspection,
  'corrective-action': hrefs.correctiveAction,
  document: hrefs.document,
  'account-review': (id) => withQuery('/admin', { section: 'account-reviews', view: id }),
  importer: (id) => withQuery('/admin', { section: 'importers', view: id }),
  'reference-set': (id) => withQuery('/admin', { section: 'reference-data', view: id }),
  food: hrefs.food,
  'report-run': hrefs.report,
};

/** The page that shows a record's details; undefined for a type without one. @param type as in events, such as 'supplier' */
export function recordHref(type: string, id: string): string | undefined {
  return RECORD_HREFS[type]?.(id);
}
