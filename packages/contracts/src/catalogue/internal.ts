import * as z from 'zod/mini';
import { activeAction, riskTrend, riskTrendQuery, supplierCounts, upcomingVerification } from './dashboard.js';
import { REMINDER_KINDS } from './notification.js';
import { defineCall, defineInternalCall } from '../core/call.js';
import { id, idParams, instant, instantText, nullableInstant, nullableText, wholeNumber } from '../core/fields.js';
import type { FileItem } from '../program/readiness/evaluate-file.js';
import type { Verdict } from '../program/readiness/readiness.js';
import type { Regime } from '../program/readiness/regime.js';
import type { RequirementCode } from '../program/readiness/requirement-codes.js';
import { ACTION_PRIORITIES, ACTION_STATUSES } from '../quality/corrective-action.js';
import type { Signature } from '../signatures/signature.js';
import { SUPPLIER_STATUSES } from '../suppliers/supplier-status.js';
import { RISK_LEVELS } from '../suppliers/supplier.js';

/** Calls between services. The gateway does not route them; each needs a service token. */

/** A page of the records that another service copies, deleted ones too, in the order of their ids. */
const entriesQuery = z.object({ after: z.optional(id), limit: z._default(wholeNumber(1, 1000), 1000) });

/** The copy of a supplier in other services: enough to name it and to know that it exists or existed. */
export const directoryEntry = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(SUPPLIER_STATUSES),
  riskLevel: z.enum(RISK_LEVELS),
  /** As it was typed; absent from a service of an earlier release. */
  country: z.optional(z.string()),
  version: z.int(),
  deleted: z.boolean(),
});
export type DirectoryEntry = z.output<typeof directoryEntry>;

export const getDirectoryEntry = defineInternalCall({
  id: 'getDirectoryEntry',
  method: 'GET',
  path: '/internal/suppliers/{id}/directory-entry',
  summary: 'A supplier, including deleted ones',
  params: idParams,
  response: directoryEntry,
});
export const listDirectoryEntries = defineInternalCall({
  id: 'listDirectoryEntries',
  method: 'GET',
  path: '/internal/suppliers',
  summary: 'Suppliers by id, including deleted ones',
  query: entriesQuery,
  response: z.array(directoryEntry),
});

/** The copy of a product in other services: its name, its supplier, and what groups it into foods. */
export const productEntry = z.object({
  id: z.string(),
  supplierId: z.string(),
  productName: z.string(),
  /** Absent from a service of an earlier release, like the next three. */
  productCategory: z.optional(nullableText),
  fdaFoodCode: z.optional(nullableText),
  version: z.int(),
  deleted: z.boolean(),
});
export type ProductEntry = z.output<typeof productEntry>;

export const getProductEntry = defineInternalCall({
  id: 'getProductEntry',
  method: 'GET',
  path: '/internal/products/{id}',
  summary: 'A product of a supplier, including removed ones',
  params: idParams,
  response: productEntry,
});
export const listProductEntries = defineInternalCall({
  id: 'listProductEntries',
  method: 'GET',
  path: '/internal/products',
  summary: 'Products of all suppliers by id, including removed ones',
  query: entriesQuery,
  response: z.array(productEntry),
});

/** The copy of a document in other services: enough to show it as an attachment, and to judge it as evidence. */
export const documentEntry = z.object({
  id: z.string(),
  title: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  fileSize: z.int(),
  verificationId: nullableText,
  correctiveActionId: nullableText,
  /** Absent from a service of an earlier release, like those that follow up to `translations`. */
  supplierId: z.optional(nullableText),
  expirationDate: z.optional(nullableInstant),
  language: z.optional(z.string()),
  fileDamagedSince: z.optional(nullableInstant),
  fileVersion: z.optional(z.int()),
  /** Of all file versions. */
  translations: z.optional(z.array(z.object({ fileVersion: z.int(), translatedDocumentId: z.string() }))),
  version: z.int(),
  withdrawn: z.boolean(),
});
export type DocumentEntry = z.output<typeof documentEntry>;

export const getDocumentEntry = defineInternalCall({
  id: 'getDocumentEntry',
  method: 'GET',
  path: '/internal/documents/{id}',
  summary: 'A document, including withdrawn ones',
  params: idParams,
  response: documentEntry,
});
export const listDocumentEntries = defineInternalCall({
  id: 'listDocumentEntries',
  method: 'GET',
  path: '/internal/documents',
  summary: 'Documents by id, including withdrawn ones',
  query: entriesQuery,
  response: z.array(documentEntry),
});

/** The copy of a corrective action in other services: enough to know whether it was overdue on a day. */
export const actionEntry = z.object({
  id: z.string(),
  supplierId: z.string(),
  title: z.string(),
  status: z.enum(ACTION_STATUSES),
  priority: z.enum(ACTION_PRIORITIES),
  dueDate: instantText,
  completedDate: nullableInstant,
  createdAt: instantText,
  version: z.int(),
  deleted: z.boolean(),
});
export type ActionEntry = z.output<typeof actionEntry>;

export const listActionEntries = defineInternalCall({
  id: 'listActionEntries',
  method: 'GET',
  path: '/internal/corrective-actions',
  summary: 'Corrective actions by id, including deleted ones',
  query: entriesQuery,
  response: z.array(actionEntry),
});

export const getSupplierCounts = defineInternalCall({
  id: 'getSupplierCounts',
  method: 'GET',
  path: '/internal/supplier-counts',
  summary: 'Dashboard counts of suppliers',
  response: supplierCounts,
});

export const qualityOverview = z.object({
  upcomingVerifications: z.array(upcomingVerification),
  activeCorrectiveActions: z.array(activeAction),
  openActions: z.int(),
  verificationsCompleted: z.int(),
});
export type QualityOverview = z.output<typeof qualityOverview>;
export const getQualityOverview = defineInternalCall({
  id: 'getQualityOverview',
  method: 'GET',
  path: '/internal/quality-overview',
  summary: 'Dashboard lists and counts of the quality service',
  response: qualityOverview,
});

export const getRiskSnapshots = defineInternalCall({
  id: 'getRiskSnapshots',
  method: 'GET',
  path: '/internal/risk-snapshots',
  summary: 'Suppliers by risk level on each of the last days',
  query: riskTrendQuery,
  response: riskTrend,
});

/** A record that is due or expires: it becomes one notification for that day. */
export const reminder = z.object({
  kind: z.enum(REMINDER_KINDS),
  /** Id of the verification activity, corrective action, document, FSVP file or importer. */
  id: z.string(),
  title: z.string(),
  supplierName: nullableText,
  /** The day on which it is due or expires. */
  day: z.string(),
});
export type Reminder = z.output<typeof reminder>;
/** Up to this many reminders of a kind get a notification each; more are summed up in one notification. */
export const REMINDER_DETAIL_LIMIT = 20;
/** Records that have been due for longer, and were created longer ago, get no reminder. */
export const REMINDER_MAX_AGE_DAYS = 7;
export const reminders = z.object({
  /** For each kind: the total, and the earliest by day. */
  kinds: z.array(z.object({ kind: z.enum(REMINDER_KINDS), total: z.int(), first: z.array(reminder) })),
});
export type Reminders = z.output<typeof reminders>;
export const getQualityReminders = defineInternalCall({
  id: 'getQualityReminders',
  method: 'GET',
  path: '/internal/quality-reminders',
  summary: 'Verifications and corrective actions that are due',
  response: reminders,
});
export const getDocumentReminders = defineInternalCall({
  id: 'getDocumentReminders',
  method: 'GET',
  path: '/internal/document-reminders',
  summary: 'Documents that expire',
  response: reminders,
});

export const getProgramReminders = defineInternalCall({
  id: 'getProgramReminders',
  method: 'GET',
  path: '/internal/program-reminders',
  summary: 'FSVP files that are not ready any more or in which something ends, and eligibilities to determine',
  response: reminders,
});

const range = z.object({ dateFrom: z.optional(instant()), dateTo: z.optional(instant()) });

function exportCall(id: string, path: string, summary: string) {
  return defineInternalCall({ id, method: 'GET', path, summary, query: range, responseType: 'application/x-ndjson' });
}

/** Exports for reports: one JSON object per line, streamed from one database snapshot. Both days are inclusive. */
export const exportSupplierRows = exportCall(
  'exportSupplierRows',
  '/internal/exports/suppliers',
  'All suppliers with their FSVP status',
);
export const exportHazardRows = exportCall(
  'exportHazardRows',
  '/internal/exports/hazard-analyses',
  'All hazard analyses',
);
export const exportVerificationRows = exportCall(
  'exportVerificationRows',
  '/internal/exports/verifications',
  'Verification activities scheduled in the range',
);
export const exportActionRows = exportCall(
  'exportActionRows',
  '/internal/exports/corrective-actions',
  'Corrective actions created in the range',
);

export const exportReadinessRows = defineInternalCall({
  id: 'exportReadinessRows',
  method: 'GET',
  path: '/internal/exports/fsvp-readiness',
  summary: 'FSVP files that were open on a day, judged on that day, by supplier',
  query: z.object({
    asOf: z.iso.date('Enter a day as 2027-03-01'),
    importerId: z.optional(id),
    supplierId: z.optional(id),
  }),
  responseType: 'application/x-ndjson',
});

/** A line of that export. */
export interface ExportedReadiness {
  fileId: string;
  number: string;
  importerName: string;
  supplierId: string;
  supplierName: string;
  supplierCountry: string | null;
  foodName: string;
  regime: Regime;
  verdict: Verdict;
  percent: number;
  missing: RequirementCode[];
  /** False while a service that keeps evidence is silent: the last known state. */
  fresh: boolean;
  items: Pick<FileItem, 'code' | 'title' | 'citations' | 'state' | 'reason' | 'citation' | 'evidence' | 'dueOn'>[];
}

/** A signature in a row of the exports of svc-quality, with its state when the row was read (21 CFR 11.50). */
export type ExportedSignature = Pick<
  Signature,
  | 'signerName'
  | 'signerTitle'
  | 'signedAt'
  | 'meaning'
  | 'reason'
  | 'recordVersion'
  | 'contentSha256'
  | 'state'
  | 'samePerson'
  | 'withdrawnReason'
  | 'withdrawnByName'
  | 'withdrawnByTitle'
  | 'withdrawnAt'
> & {
  /** The version of the record in this row, which is a later one when the signature is stale. */
  currentVersion: number;
};

/**
 * What every row of those exports has besides its record: the signatures, newest first, and an empty list without any.
 * A svc-quality of the release before sends none.
 */
export interface ExportedSignatures {
  signatures?: ExportedSignature[];
}

/** Response of the liveness and readiness endpoints of every process. */
export const health = z.object({
  status: z.enum(['ok', 'draining', 'unavailable']),
  checks: z.record(z.string(), z.boolean()),
  since: nullableInstant,
});
