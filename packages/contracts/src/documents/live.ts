/** The beginnings of the paths of answers, and the types of records that these show, name or count (catalogue/live.ts). */
export const DOCUMENTS_DEPENDENCIES = {
  '/api/documents': ['document', 'supplier'],
  '/api/documents/{id}/signatures': ['record', 'signature'],
} as const;
