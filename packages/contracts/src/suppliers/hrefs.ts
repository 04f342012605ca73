import { withQuery, type RecordHrefs } from '../core/href.js';

export const supplierHrefs = {
  newSupplier: () => withQuery('/suppliers', { new: '1' }),
  importSuppliers: () => withQuery('/suppliers', { import: '1' }),
  suppliers: (query?: { search?: string; status?: string; riskLevel?: string; compliance?: string }) =>
    withQuery('/suppliers', query),
  supplier: (id: string) => withQuery('/suppliers', { view: id }),
  /** Everything about one supplier. */
  supplierPage: (id: string) => `/suppliers/${encodeURIComponent(id)}`,
  /** Opens the edit dialog. */
  editSupplier: (id: string) => withQuery('/suppliers', { edit: id }),
  fsvpCompliance: (query?: { fsvpStatus?: string }) => withQuery('/fsvp-compliance', query),
};

/** What a line of My Work opens; not in `hrefs`, which every module loads. */
export const supplierWorkHrefs = {
  verify: (id: string) => withQuery('/fsvp-compliance', { view: id }),
  verifySeveral: () =>
    withQuery('/fsvp-compliance', { fsvpStatus: 'overdue', sort: 'nextVerificationDate', order: 'asc' }),
};

/** Those that no screen links to are only here: the shell loads every member of `hrefs`. */
export const supplierRecordHrefs: RecordHrefs = {
  supplier: supplierHrefs.supplier,
};
