import * as z from 'zod/mini';
import { CHANGED, NEW } from '../core/event.js';
import { nullableInstant } from '../core/fields.js';
import { addedLater, choice, day, named, plain } from '../core/signed-field.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { type Document, DOCUMENT_TYPE_LABELS, getDocument } from './document.js';
import { type SignableDefinition, signedFields } from '../signatures/index.js';

export const documentRecord = defineStoredRecord({
  type: 'document',
  label: 'Documents',
  service: 'documents',
  read: getDocument,
  derived: ['supplierName'],
  more: { uploadId: z.string(), deletedAt: nullableInstant },
  data: z.looseObject({
    id: z.string(),
    title: z.string(),
    supplierId: z.nullable(z.string()),
    expirationDate: z.nullable(z.string()),
    fileName: z.string(),
    mimeType: z.string(),
    fileSize: z.int(),
    verificationId: z.nullable(z.string()),
    correctiveActionId: z.nullable(z.string()),
    isActive: z.boolean(),
    /** Absent from events of earlier releases, like those that follow. */
    language: z.optional(z.string()),
    documentDate: z.optional(z.nullable(z.string())),
    fileDamagedSince: z.optional(z.nullable(z.string())),
    fileVersion: z.optional(z.int()),
    sha256: z.optional(z.string()),
    translations: z.optional(z.array(z.looseObject({ fileVersion: z.int(), translatedDocumentId: z.string() }))),
  }),
  events: {
    registered: NEW,
    updated: CHANGED,
    'version-added': CHANGED,
    'signature-page-added': CHANGED,
    'translation-attached': CHANGED,
    'translation-removed': CHANGED,
    withdrawn: CHANGED,
    'file-damaged': CHANGED,
    'file-restored': CHANGED,
  },
});
export const {
  registered: documentRegistered,
  updated: documentUpdated,
  /** Replaces `updated` when a document gets a newer file; the earlier file is kept. */
  'version-added': documentVersionAdded,
  /** A copy of a file with a signature page is among the versions; the document's own file stays. */
  'signature-page-added': documentSignaturePageAdded,
  /** Replaces `updated` when another document becomes the translation of this one, and when it is none any more. */
  'translation-attached': documentTranslationAttached,
  'translation-removed': documentTranslationRemoved,
  withdrawn: documentWithdrawn,
  /** The stored file is missing or altered; its properties stay as they are. */
  'file-damaged': documentFileDamaged,
  'file-restored': documentFileRestored,
} = documentRecord.events;

const wasDeleted = ({ isActive }: Document) => (isActive ? undefined : 'This document was deleted.');

export const documentSigning: SignableDefinition<Document> = {
  type: 'document',
  noun: 'document',
  fields: signedFields<Document>()({
    title: plain('Title'),
    description: plain('Description'),
    type: choice('Type', DOCUMENT_TYPE_LABELS),
    supplierId: named('Supplier'),
    verificationId: named('Verification Activity'),
    correctiveActionId: named('Corrective Action'),
    documentDate: addedLater(day('Document Date')),
    expirationDate: day('Expiration Date'),
    fileVersion: plain('File Version'),
    fileName: plain('File Name'),
    fileSize: plain('File Size (bytes)'),
    mimeType: plain('Media Type'),
    // The hash of the file: a newer file never inherits a signature.
    sha256: plain('SHA-256 of the File'),
    supplierName: false,
    filePath: false,
    language: false,
    translations: false,
    fileDamagedSince: false,
    isActive: false,
    uploadedBy: false,
    externalIds: false,
  }),
  meanings: {
    reviewed_and_assessed: { permission: 'sign', activity: () => 'records_review', refusal: wasDeleted },
    approved: { permission: 'sign', activity: () => 'records_review', refusal: wasDeleted },
  },
};
