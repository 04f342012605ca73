import { DOCUMENT_TYPES } from '@fsvp/contracts/documents/document';
import { urlChoice, urlId, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

/** URL state of the document library. */
export const documentsUrl = {
  search: urlText(),
  type: urlChoice(DOCUMENT_TYPES),
  supplierId: urlId(),
  offset: urlNumber(),
  /** The document whose details are open. */
  view: urlOptional(),
  /** Opens the upload of a new version of that document. */
  newVersion: urlChoice(['1']),
  /** Opens the choice of a translation of that document. */
  newTranslation: urlChoice(['1']),
  /** The document whose file is previewed; `version` selects an earlier file. */
  preview: urlOptional(),
  version: urlNumber(),
  /** The document whose form is open. */
  edit: urlOptional(),
  /** Opens the upload of the library. */
  new: urlChoice(['1']),
  /** Opens the upload of several files at once. */
  several: urlChoice(['1']),
  /**
   * Opens the upload of an attachment (hrefs.uploadDocument), which belongs to the supplier above and to these records.
   */
  upload: urlChoice(['1']),
  verificationId: urlOptional(),
  correctiveActionId: urlOptional(),
};
export type DocumentsState = UrlState<typeof documentsUrl>;

/** Removes the upload and its record from the URL. */
export const NO_UPLOAD = {
  new: undefined,
  upload: undefined,
  verificationId: undefined,
  correctiveActionId: undefined,
} satisfies Partial<DocumentsState>;
