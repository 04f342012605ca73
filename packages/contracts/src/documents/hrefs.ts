import { withQuery, type RecordHrefs } from '../core/href.js';

/** Records that a document uploaded from another screen is linked to; the user returns there afterwards. */
export interface NewDocumentLinks {
  supplierId?: string;
  verificationId?: string;
  correctiveActionId?: string;
}

export const documentHrefs = {
  documents: (query?: { search?: string; supplierId?: string; type?: string }) => withQuery('/documents', query),
  /** Opens the upload dialog for a document of another record. */
  uploadDocument: (links: NewDocumentLinks = {}) => withQuery('/documents', { upload: '1', ...links }),
  document: (id: string) => withQuery('/documents', { view: id }),
};

/** Opens the form of a new version; not in `hrefs`, which every module loads. */
export const replaceDocumentHref = (id: string): string => withQuery('/documents', { view: id, newVersion: '1' });

/** Those that no screen links to are only here: the shell loads every member of `hrefs`. */
export const documentRecordHrefs: RecordHrefs = {
  document: documentHrefs.document,
};
