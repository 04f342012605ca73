import { DOCUMENT_TYPES } from '@fsvp/contracts/document';
import { urlChoice, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

/** The state in the address of the document library. */
export const documentsUrl = {
  search: urlText(),
  type: urlChoice(DOCUMENT_TYPES),
  supplierId: urlOptional(),
  offset: urlNumber(),
  /** The document whose details are open. */
  view: urlOptional(),
  /** The document whose file is shown; one that it has had by its number, else the current one. */
  preview: urlOptional(),
  version: urlNumber(),
  /** Opens the upload for a document of another record (hrefs.uploadDocument); it belongs to the supplier above and to these. */
  upload: urlChoice(['1']),
  verificationId: urlOptional(),
  correctiveActionId: urlOptional(),
};
export type DocumentsState = UrlState<typeof documentsUrl>;

/** Takes the upload and its record out of the address. */
export const NO_UPLOAD = {
  upload: undefined,
  verificationId: undefined,
  correctiveActionId: undefined,
} satisfies Partial<DocumentsState>;
