import * as z from 'zod/mini';
import { id } from '../core/fields.js';

/** A document that is linked to a record (spec-map: entities-19). It follows the document's changes. */
export const attachment = z
  .object({
    documentId: z.string(),
    title: z.string(),
    fileName: z.string(),
    mimeType: z.string(),
    fileSize: z.int(),
  })
  .check(z.meta({ id: 'Attachment' }));
export type Attachment = z.output<typeof attachment>;

const MAX_LINKS = 500;

const documentId = z.union(
  [
    id,
    z.pipe(
      z.object({ documentId: id }),
      z.transform((entry) => entry.documentId),
    ),
  ],
  'Enter the id of a document',
);

/**
 * Input: ids of documents to link to the record. Documents that are linked already stay linked, also for null. The
 * entries of a response are accepted too, so that a record can be sent back as it was read.
 */
export const attachmentLinks = z.optional(
  z.pipe(
    z.nullable(
      z
        .array(documentId, 'Enter a list of document ids')
        .check(z.maxLength(MAX_LINKS, `At most ${MAX_LINKS} documents`)),
    ),
    z.transform((ids) => ids ?? []),
  ),
);

/** The documents that are linked to a record; events have them of the documents. */
export const attachmentsField = {
  input: attachmentLinks,
  output: z.array(attachment),
  computed: true,
} as const;
