import * as z from 'zod/mini';
import { id, nullableText, repeatedText } from './fields.js';

/** What people have to do, as the services list it (ADR 95). One line is one cause: files that need the same for the same food are one. */
export const WORK_KINDS = [
  'file_requirement',
  'signature',
  'reevaluation',
  'qualification',
  'eligibility',
  'assurance',
  'verification',
  'supplier_verification',
  'result_review',
  'corrective_action',
  'document',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Most lines of one kind in the answer of a service. */
export const WORK_LINES_PER_KIND = 200;
/** Most keys in the question to a service: its address has room for so many. */
export const WORK_KEYS = 80;
/** Most names of people without an account in that question. */
export const WORK_NAMES = 40;
/** Most files that a line names. */
export const WORK_LINE_FILES = 20;

export const workLine = z.object({
  /** Kind and cause, and where a line joins records, their importer and owner: the same while the work is the same. */
  key: z.string(),
  kind: z.enum(WORK_KINDS),
  /** An imperative, such as 'Determine 6 files of Black pepper'. */
  title: z.string(),
  /** What the title leaves out, such as the supplier. */
  subject: nullableText,
  /** How many records it joins. */
  count: z.int(),
  /** The record, or the first of those that it joins. */
  recordType: z.string(),
  recordId: z.string(),
  fileIds: z.array(z.string()),
  supplierId: nullableText,
  supplierName: nullableText,
  importerId: nullableText,
  /** The account that is to do it; null while it is nobody's. */
  ownerId: nullableText,
  /** Where the record names a person in words. */
  ownerName: nullableText,
  /** A day; null without one. */
  dueOn: nullableText,
  /** For whom it waits; null: for its owner. */
  waitingFor: nullableText,
  action: z.object({ label: z.string(), href: z.string() }).check(z.meta({ id: 'WorkItemAction' })),
});
export type WorkLine = z.output<typeof workLine>;

/** Which lines a service is asked for. */
export const workLinesQuery = z.object({
  /** Lines of this account, and those of nobody. */
  ownerId: z.optional(id),
  /** How records name the person of that account, and names that no account has. */
  ownerName: repeatedText(2 + WORK_NAMES),
  /** Also lines with these keys, of any owner; without `ownerId`, only these. */
  key: repeatedText(WORK_KEYS),
  importerId: z.optional(id),
  /** Lines count and name only the records of this supplier; what belongs to no supplier is left out. */
  supplierId: z.optional(id),
});
export type WorkLinesQuery = z.output<typeof workLinesQuery>;

/** By kind: how many lines there are, and the first by day. */
export const workLines = z.object({
  kinds: z.array(z.object({ kind: z.enum(WORK_KINDS), total: z.int(), lines: z.array(workLine) })),
});
export type WorkLines = z.output<typeof workLines>;
