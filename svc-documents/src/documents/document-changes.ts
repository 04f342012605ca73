/** The change log of documents (service-kit, `counts`). */
export const DOCUMENT_CHANGES = 'document_changes';
