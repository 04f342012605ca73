import * as z from 'zod/mini';
import { addDays, dayOf, today as todayUtc, type Day } from './calendar-day.js';
import { defineCall } from './call.js';
import {
  id,
  idParams,
  instantOut,
  listQuery,
  maybeInstantOut,
  optionalId,
  optionalInstant,
  optionalText,
  recordOut,
  repeated,
  requiredText,
  textOut,
  wholeNumber,
} from './fields.js';

export const DOCUMENT_TYPES = [
  'certificate',
  'audit_report',
  'test_result',
  'haccp_plan',
  'sop',
  'corrective_action',
  'receiving_inspection',
  'other',
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
};
/** What the documents screen offers (§3, document_type). */
export const OFFERED_DOCUMENT_TYPES = DOCUMENT_TYPES.filter((type) => type !== 'receiving_inspection');

/** 10 MB (§9). */
export const MAX_UPLOAD_BYTES = 10_485_760;
export const UPLOAD_URL_MINUTES = 15;

export type DocumentExpiry = 'expired' | 'expires_soon' | 'valid';
export const DOCUMENT_EXPIRY_LABELS: Record<DocumentExpiry, string> = {
  expired: 'Expired',
  expires_soon: 'Expires Soon',
  valid: 'Valid',
};
export const EXPIRES_SOON_DAYS = 30;

/** Expiry by calendar days in UTC; null (no badge) without an expiry date (§4, decisions §3). */
export function documentExpiry(expirationDate: string | null, today: Day = todayUtc()): DocumentExpiry | null {
  if (!expirationDate) return null;
  const day = dayOf(expirationDate);
  if (day < today) return 'expired';
  return day <= addDays(today, EXPIRES_SOON_DAYS) ? 'expires_soon' : 'valid';
}

const fields = {
  title: requiredText(255, 'Title is required'),
  description: optionalText(),
  type: z.enum(DOCUMENT_TYPES, 'Choose a document type'),
  supplierId: optionalId,
  verificationId: optionalId,
  correctiveActionId: optionalId,
  expirationDate: optionalInstant(),
};

const file = {
  /** The `objectPath` that the upload call answered. */
  filePath: requiredText(500, 'Upload a file first'),
  /** The file's own name. */
  fileName: requiredText(255, 'File name is required'),
};

export const documentCreate = z.object({ ...fields, ...file }).check(z.meta({ id: 'DocumentCreate' }));
export type DocumentCreate = z.output<typeof documentCreate>;
export const documentUpdate = z.partial(z.object(fields)).check(z.meta({ id: 'DocumentUpdate' }));
export type DocumentUpdate = z.output<typeof documentUpdate>;

export const document = z
  .object({
    ...recordOut,
    supplierId: textOut,
    supplierName: textOut,
    verificationId: textOut,
    correctiveActionId: textOut,
    title: z.string(),
    description: textOut,
    type: z.enum(DOCUMENT_TYPES),
    fileName: z.string(),
    filePath: z.string(),
    fileSize: z.int(),
    mimeType: z.string(),
    sha256: z.string(),
    expirationDate: maybeInstantOut,
    /** 1 for the first file, one more for each newer one. */
    fileVersion: z.int(),
    isActive: z.boolean(),
    uploadedBy: textOut,
  })
  .check(z.meta({ id: 'Document' }));
export type Document = z.output<typeof document>;

/** One of the files that a document has had. */
export const documentVersion = z
  .object({
    number: z.int(),
    fileName: z.string(),
    fileSize: z.int(),
    mimeType: z.string(),
    sha256: z.string(),
    uploadedBy: textOut,
    uploadedAt: instantOut,
  })
  .check(z.meta({ id: 'DocumentVersion' }));
export type DocumentVersion = z.output<typeof documentVersion>;

/** What a browser shows without leaving the page: PDF and images. */
export const PREVIEWED_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

const tag = 'Documents';
const path = '/api/documents';
const one = `${path}/{id}`;

export const listDocuments = defineCall({
  method: 'GET',
  path,
  summary: 'Documents, newest first, with counts by expiry over all documents',
  tag,
  query: z.object({
    ...listQuery(['title', 'type', 'expirationDate', 'supplierName', 'createdAt']),
    type: repeated(DOCUMENT_TYPES),
    supplierId: z.optional(id),
    verificationId: z.optional(id),
    correctiveActionId: z.optional(id),
  }),
  response: z
    .object({
      documents: z.array(document),
      total: z.int(),
      /** Over all active documents, whatever the filters. Undated ones are valid. */
      counts: z.object({ total: z.int(), valid: z.int(), expiresSoon: z.int(), expired: z.int() }),
    })
    .check(z.meta({ id: 'DocumentList' })),
});
export const getDocument = defineCall({
  method: 'GET',
  path: one,
  summary: 'One document',
  tag,
  params: idParams,
  response: document,
});
export const createDocument = defineCall({
  method: 'POST',
  path,
  summary: 'Register an uploaded file as a document',
  tag,
  body: documentCreate,
  response: document,
});
export const updateDocument = defineCall({
  method: 'PUT',
  path: one,
  summary: "Change a document's description",
  tag,
  params: idParams,
  body: documentUpdate,
  response: document,
});
export const deleteDocument = defineCall({
  method: 'DELETE',
  path: one,
  summary: 'Withdraw a document (isActive becomes false; the file is kept)',
  tag,
  params: idParams,
});
export const downloadDocument = defineCall({
  method: 'GET',
  path: `${one}/download`,
  summary: 'The file itself, under its original name',
  tag,
  params: idParams,
  responseType: 'application/octet-stream',
});

export const listDocumentVersions = defineCall({
  method: 'GET',
  path: `${one}/versions`,
  summary: 'The files that a document has had, newest first',
  tag,
  params: idParams,
  response: z
    .object({ versions: z.array(documentVersion), total: z.int() })
    .check(z.meta({ id: 'DocumentVersionList' })),
});
export const addDocumentVersion = defineCall({
  method: 'POST',
  path: `${one}/versions`,
  summary: 'Give a document a newer file; the earlier ones are kept',
  tag,
  params: idParams,
  body: z.object(file).check(z.meta({ id: 'DocumentVersionCreate' })),
  response: document,
});
export const downloadDocumentVersion = defineCall({
  method: 'GET',
  path: `${one}/versions/{number}/download`,
  summary: 'One of the files that a document has had',
  tag,
  params: z.object({ id, number: wholeNumber(1, 100_000) }),
  responseType: 'application/octet-stream',
});

export const requestUpload = defineCall({
  method: 'POST',
  path: '/api/objects/upload',
  summary: 'A single-use URL, valid for 15 minutes, to PUT one file of at most 10,485,760 bytes to',
  tag,
  status: 200,
  response: z.object({ uploadURL: z.string(), objectPath: z.string() }).check(z.meta({ id: 'UploadTarget' })),
});
export const putUpload = defineCall({
  method: 'PUT',
  path: '/api/objects/upload/{token}',
  summary: 'Send the file to the URL of POST /api/objects/upload',
  tag,
  params: z.object({ token: z.string().check(z.minLength(20), z.maxLength(2000)) }),
  bodyTypes: ['application/octet-stream'],
  response: z
    .object({ objectPath: z.string(), size: z.int(), sha256: z.string(), mimeType: z.string() })
    .check(z.meta({ id: 'UploadedObject' })),
  status: 200,
});
