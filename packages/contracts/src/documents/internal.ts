import * as z from 'zod/mini';
import { calendarEntries, calendarEntriesQuery } from '../core/calendar-entry.js';
import { defineInternalCall } from '../core/call.js';
import { idParams, nullableInstant, nullableText } from '../core/fields.js';
import { entriesQuery } from '../core/internal-call.js';
import { reminders } from '../core/reminder.js';
import { workLines, workLinesQuery } from '../core/work-item.js';

/** The copy of a document in other services: enough to show it as an attachment, and to judge it as evidence. */
export const documentEntry = z.object({
  id: z.string(),
  title: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  fileSize: z.int(),
  verificationId: nullableText,
  correctiveActionId: nullableText,
  /** Absent from a service of an earlier release, like those that follow up to `fileAddedAt`. */
  supplierId: z.optional(nullableText),
  expirationDate: z.optional(nullableInstant),
  language: z.optional(z.string()),
  fileDamagedSince: z.optional(nullableInstant),
  fileVersion: z.optional(z.int()),
  /** Of all file versions. */
  translations: z.optional(z.array(z.object({ fileVersion: z.int(), translatedDocumentId: z.string() }))),
  /** Of the current file. */
  sha256: z.optional(z.string()),
  fileAddedAt: z.optional(nullableInstant),
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

export const getDocumentReminders = defineInternalCall({
  id: 'getDocumentReminders',
  method: 'GET',
  path: '/internal/document-reminders',
  summary: 'Documents that expire',
  response: reminders,
});

export const listDocumentWork = defineInternalCall({
  id: 'listDocumentWork',
  method: 'GET',
  path: '/internal/document-work',
  summary: 'Documents that expire within 30 days, and those that have expired lately',
  query: workLinesQuery,
  response: workLines,
});

export const listDocumentCalendar = defineInternalCall({
  id: 'listDocumentCalendar',
  method: 'GET',
  path: '/internal/document-calendar-entries',
  summary: 'Documents by the day on which they end or were added',
  query: calendarEntriesQuery,
  response: calendarEntries,
});
