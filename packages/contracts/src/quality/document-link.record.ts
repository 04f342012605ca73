import * as z from 'zod/mini';
import { NEW } from '../core/event.js';
import { nullableText } from '../core/fields.js';
import { defineStoredRecord } from '../core/stored-record.js';

/** Asks svc-documents to link a document to a record; the document's own event reports the link. */
export const documentLinkRecord = defineStoredRecord({
  type: 'document-link',
  service: 'quality',
  more: {
    id: z.string(),
    version: z.int(),
    documentId: z.string(),
    verificationId: nullableText,
    correctiveActionId: nullableText,
  },
  notShown: 'a request between services; the document has the change',
  data: z.looseObject({
    id: z.string(),
    documentId: z.string(),
    verificationId: z.nullable(z.string()),
    correctiveActionId: z.nullable(z.string()),
  }),
  events: { requested: NEW },
});
export const { requested: documentLinkRequested } = documentLinkRecord.events;
