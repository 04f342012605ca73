import * as z from 'zod/mini';
import { PUBLIC, READ, write } from '../core/access.js';
import { addDays, addMonths, type Day, dayOf, today as currentDay } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import { externalIdQuery, externalIds, externalIdsInput } from '../core/external-ids.js';
import {
  id,
  idParams,
  instantText,
  listQuery,
  nullableInstant,
  nullableText,
  optionalCalendarDate,
  optionalId,
  optionalText,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
  wholeNumber,
} from '../core/fields.js';
import { language } from '../core/language.js';
import { signatureCalls } from '../signatures/index.js';

export const DOCUMENT_TYPES = [
  'certificate',
  'audit_report',
  'test_result',
  'haccp_plan',
  'sop',
  'corrective_action',
  'receiving_inspection',
  'other',
  'letter',
  'supplier_evaluation',
  'visit_report',
  'registration',
  'prior_notice',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export const DOCUMENT_TYPE_LABELS: Record<DocumentType, string> = {
  certificate: 'Certificate',
  audit_report: 'Audit Report',
  test_result: 'Test Result',
  haccp_plan: 'HACCP Plan',
  sop: 'SOP',
  corrective_action: 'Corrective Action',
  receiving_inspection: 'Receiving Inspection',
  other: 'Other',
  letter: 'Letter',
  supplier_evaluation: 'Supplier Evaluation',
  visit_report: 'Visit Report',
  registration: 'Registration',
  prior_notice: 'Prior Notice',
};
/** The types that the documents screen offers: the specified seven, then those of the FSVP files (spec-map: entities-41). */
export const OFFERED_DOCUMENT_TYPES = DOCUMENT_TYPES.filter((type) => type !== 'receiving_inspection');

/** 10 MB (spec-map: constants-17). */
export const MAX_UPLOAD_BYTES = 10_485_760;
export const UPLOAD_URL_MINUTES = 15;

export type DocumentExpiry = 'expired' | 'expires_soon' | 'valid';
export const DOCUMENT_EXPIRY_LABELS: Record<DocumentExpiry, string> = {
  expired: 'Expired',
  expires_soon: 'Expires Soon',
  valid: 'Valid',
};
export const EXPIRES_SOON_DAYS = 30;

/** Expiry by calendar days; null (no badge) without an expiration date (spec-map: states-25, derived-7). */
export function documentExpiry(expirationDate: string | null, today: Day = currentDay()): DocumentExpiry | null {
  if (!expirationDate) return null;
  const day = dayOf(expirationDate);
  if (day < today) return 'expired';
  return day <= addDays(today, EXPIRES_SOON_DAYS) ? 'expires_soon' : 'valid';
}

/** A document may be dated ahead, as an assurance for the next year is, but a day further ahead is a mistake. */
export const DOCUMENT_MONTHS_AHEAD = 12;
const isNear = z.refine<string | null | undefined>(
  (date) => !date || dayOf(date) <= addMonths(currentDay(), DOCUMENT_MONTHS_AHEAD),
  "Document date can't be more than a year in the future",
);

const fields = {
  title: requiredText(255, 'Title is required'),
  description: optionalText(),
  type: z.enum(DOCUMENT_TYPES, 'Choose a document type'),
  supplierId: optionalId,
  verificationId: optionalId,
  correctiveActionId: optionalId,
  documentDate: z.pipe(optionalCalendarDate(), z.optional(z.nullable(z.string())).check(isNear)),
  expirationDate: optionalCalendarDate(),
  /** Of ISO 639-1; English if it is not given (21 CFR 1.510(b)(1)). */
  language: z.optional(language),
  externalIds: externalIdsInput,
};

const file = {
  /** The `objectPath` that the upload call returned. */
  filePath: requiredText(500, 'Upload a file first'),
  /** The original file name. */
  fileName: requiredText(255, 'File name is required'),
};

export const documentCreate = z.object({ ...fields, ...file }).check(z.meta({ id: 'DocumentCreate' }));
export type DocumentCreate = z.output<typeof documentCreate>;
export const documentUpdate = z.partial(z.object(fields)).check(z.meta({ id: 'DocumentUpdate' }));
export type DocumentUpdate = z.output<typeof documentUpdate>;

/** Another document of the suite that is the translation of one file version of a document. */
export const documentTranslation = z
  .object({
    id: z.string(),
    /** The file version that it is the translation of: a newer file has none yet. */
    fileVersion: z.int(),
    /** Of the translation; at most one of each language for a file version. */
    language: z.string(),
    translatedDocumentId: z.string(),
    /** The person or office, as it was typed. */
    translator: z.string(),
    /** The translator has certified it to be complete and correct. */
    certified: z.boolean(),
    createdBy: nullableText,
    createdAt: instantText,
  })
  .check(z.meta({ id: 'DocumentTranslation' }));
export type DocumentTranslation = z.output<typeof documentTranslation>;

export const document = z
  .object({
    ...recordFields,
    supplierId: nullableText,
    supplierName: nullableText,
    verificationId: nullableText,
    correctiveActionId: nullableText,
    title: z.string(),
    description: nullableText,
    type: z.enum(DOCUMENT_TYPES),
    fileName: z.string(),
    filePath: z.string(),
    fileSize: z.int(),
    mimeType: z.string(),
    sha256: z.string(),
    /** The day that the document itself bears. */
    documentDate: nullableInstant,
    expirationDate: nullableInstant,
    language: z.string(),
    /** Of all file versions, in the order in which they were attached. */
    translations: z.array(documentTranslation),
    /** Starts at 1 and grows by one with each newer file. */
    fileVersion: z.int(),
    /** Since when the file is known to be missing from the store or altered in it; null while it is whole. */
    fileDamagedSince: nullableInstant,
    isActive: z.boolean(),
    uploadedBy: nullableText,
    externalIds,
  })
  .check(z.meta({ id: 'Document' }));
export type Document = z.output<typeof document>;

/** One file version of a document. */
export const documentVersion = z
  .object({
    number: z.int(),
    fileName: z.string(),
    fileSize: z.int(),
    mimeType: z.string(),
    sha256: z.string(),
    uploadedBy: nullableText,
    uploadedAt: instantText,
    /** The file version of which this one is a copy with a signature page at its end. */
    signaturePageOf: z.nullable(z.int()),
    /** Documents with a signature page of this version, of a file that is no PDF. */
    signaturePageIds: z.array(z.string()),
  })
  .check(z.meta({ id: 'DocumentVersion' }));
export type DocumentVersion = z.output<typeof documentVersion>;

/** Media types that the details dialog previews: PDF and images. */
export const PREVIEWABLE_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

const tag = 'Documents';
const path = '/api/documents';
const one = `${path}/{id}`;

export const listDocuments = defineCall({
  id: 'listDocuments',
  method: 'GET',
  path,
  summary: 'Documents, newest first, with counts by expiry over all documents',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['title', 'type', 'expirationDate', 'supplierName', 'createdAt']),
    type: repeated(DOCUMENT_TYPES),
    supplierId: z.optional(id),
    verificationId: z.optional(id),
    correctiveActionId: z.optional(id),
    ...externalIdQuery,
  }),
  response: z
    .object({
      documents: z.array(document),
      total: z.int(),
      next: nullableText,
      /** Over all active documents, ignoring the filters. Documents without a date count as valid. */
      counts: z.object({ total: z.int(), valid: z.int(), expiresSoon: z.int(), expired: z.int() }),
    })
    .check(z.meta({ id: 'DocumentList' })),
});
export const getDocument = defineCall({
  id: 'getDocument',
  method: 'GET',
  path: one,
  summary: 'One document',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: document,
});
export const createDocument = defineCall({
  id: 'createDocument',
  method: 'POST',
  path,
  summary: 'Register an uploaded file as a document',
  tag,
  access: write('documents:write'),
  body: documentCreate,
  response: document,
});
export const updateDocument = defineCall({
  id: 'updateDocument',
  method: 'PUT',
  path: one,
  summary: 'Update the properties of a document',
  tag,
  access: write('documents:write'),
  params: idParams,
  body: documentUpdate,
  response: document,
});
export const deleteDocument = defineCall({
  id: 'deleteDocument',
  method: 'DELETE',
  path: one,
  summary: 'Withdraw a document (isActive becomes false; the file is kept)',
  tag,
  access: write('documents:write'),
  params: idParams,
});
export const downloadDocument = defineCall({
  id: 'downloadDocument',
  method: 'GET',
  path: `${one}/download`,
  summary: 'Download the file under its original name',
  tag,
  access: READ,
  params: idParams,
  responseType: 'application/octet-stream',
});

export const listDocumentVersions = defineCall({
  id: 'listDocumentVersions',
  method: 'GET',
  path: `${one}/versions`,
  summary: 'File versions of a document, newest first',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({ versions: z.array(documentVersion), total: z.int() })
    .check(z.meta({ id: 'DocumentVersionList' })),
});
export const addDocumentVersion = defineCall({
  id: 'addDocumentVersion',
  method: 'POST',
  path: `${one}/versions`,
  summary: 'Add a newer file to a document; earlier files are kept',
  tag,
  access: write('documents:write'),
  params: idParams,
  body: z.object(file).check(z.meta({ id: 'DocumentVersionCreate' })),
  response: document,
});
export const downloadDocumentVersion = defineCall({
  id: 'downloadDocumentVersion',
  method: 'GET',
  path: `${one}/versions/{number}/download`,
  summary: 'Download one file version of a document',
  tag,
  access: READ,
  params: z.object({ id, number: wholeNumber(1, 100_000) }),
  responseType: 'application/octet-stream',
});

export const requestUpload = defineCall({
  id: 'requestUpload',
  method: 'POST',
  path: '/api/objects/upload',
  summary: 'Request a single-use upload URL, valid for 15 minutes, for one file of at most 10,485,760 bytes',
  tag,
  access: write('documents:write'),
  body: z
    .object({
      /** Of the file in bytes; the URL then takes no other size. */
      size: z.optional(wholeNumber(1, MAX_UPLOAD_BYTES)),
    })
    .check(z.meta({ id: 'UploadRequest' })),
  status: 200,
  response: z.object({ uploadURL: z.string(), objectPath: z.string() }).check(z.meta({ id: 'UploadTarget' })),
});
export const putUpload = defineCall({
  id: 'putUpload',
  method: 'PUT',
  path: '/api/objects/upload/{token}',
  summary:
    'Upload the file to the URL that POST /api/objects/upload returned; the URL is the authority, a session is not needed',
  tag,
  access: PUBLIC,
  params: z.object({ token: z.string().check(z.minLength(20), z.maxLength(2000)) }),
  bodyTypes: ['application/octet-stream'],
  response: z
    .object({ objectPath: z.string(), size: z.int(), sha256: z.string(), mimeType: z.string() })
    .check(z.meta({ id: 'UploadedObject' })),
  status: 200,
});

// Pure: the shell's first files do without signatures.
export const documentSignatures = /* @__PURE__ */ signatureCalls(path, 'document');
