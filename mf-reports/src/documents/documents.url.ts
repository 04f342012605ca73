import { DOCUMENT_TYPES } from '@fsvp/contracts/document';
import { urlChoice, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

/** What the address says of the document library. */
export const documentsUrl = {
  search: urlText(),
  type: urlChoice(DOCUMENT_TYPES),
  supplierId: urlOptional(),
  offset: urlNumber(),
  /** The document whose details are open. */
  view: urlOptional(),
};
export type DocumentsState = UrlState<typeof documentsUrl>;
