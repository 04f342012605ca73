import * as z from 'zod/mini';
import { calendarEntries, calendarEntriesQuery } from '../core/calendar-entry.js';
import { defineInternalCall } from '../core/call.js';
import { calendarDay, id, instantText, nullableInstant, nullableText } from '../core/fields.js';
import { entriesQuery, defineExport } from '../core/internal-call.js';
import { reminders } from '../core/reminder.js';
import { workLines, workLinesQuery } from '../core/work-item.js';
import { SIGNED_STATES } from '../signatures/index.js';
import { ASSESSMENTS } from './activity-result.js';
import { ACTION_PRIORITIES, ACTION_STATUSES } from './corrective-action.js';
import { activeAction, upcomingVerification } from './dashboard-figures.js';
import { GATE_STATES } from './receiving-gate.js';
import { INSPECTION_STATUSES } from './receiving-inspection.js';
import { RESULT_ACTIVITIES } from './result-state.js';
import { VERIFICATION_STATUSES } from './verification.js';

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
  /** It is closed, and its verification of effectiveness is described; absent in entries of an earlier release. */
  effective: z.optional(z.boolean()),
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

/** The copies in other services of an activity of a verification plan, its result and the reviews of it. */
export const planActivityEntry = z.object({
  id: z.string(),
  supplierId: z.string(),
  /** Absent in entries of an earlier release. */
  fileId: z.optional(nullableText),
  planLineKey: z.optional(nullableText),
  title: z.string(),
  status: z.enum(VERIFICATION_STATUSES),
  dueDate: instantText,
  version: z.int(),
  deleted: z.boolean(),
});
export type PlanActivityEntry = z.output<typeof planActivityEntry>;
export const resultEntry = z.object({
  id: z.string(),
  activityId: z.string(),
  activity: z.enum(RESULT_ACTIVITIES),
  state: z.enum(['draft', 'complete']),
  performedOn: nullableText,
  completedAt: nullableInstant,
  documentIds: z.array(z.string()),
  version: z.int(),
});
export type ResultEntry = z.output<typeof resultEntry>;
export const reviewEntry = z.object({
  id: z.string(),
  resultId: z.string(),
  activityId: z.string(),
  resultVersion: z.int(),
  versionNumber: z.int(),
  state: z.enum(SIGNED_STATES),
  assessment: z.enum(ASSESSMENTS),
  actionIds: z.array(z.string()),
  signedByName: nullableText,
  signedAt: nullableInstant,
  version: z.int(),
  deleted: z.boolean(),
});
export type ReviewEntry = z.output<typeof reviewEntry>;

export const listPlanActivityEntries = defineInternalCall({
  id: 'listPlanActivityEntries',
  method: 'GET',
  path: '/internal/plan-activities',
  summary: 'Activities of verification plans with their results and reviews by id, including deleted ones',
  query: entriesQuery,
  response: z.array(
    z.object({
      id: z.string(),
      activity: planActivityEntry,
      result: z.nullable(resultEntry),
      reviews: z.array(reviewEntry),
    }),
  ),
});

/** The copy of a receipt in other services: enough to know whether the gate was asked about it and how often receipts of a product fail. */
export const receiptEntry = z.object({
  id: z.string(),
  supplierId: z.string(),
  productName: z.string(),
  lotNumber: nullableText,
  receivedDate: instantText,
  createdAt: instantText,
  status: z.enum(INSPECTION_STATUSES),
  /** Instant of the change that this is the state after. */
  changedAt: instantText,
  /** Absent from a service of an earlier release. */
  gateState: z.optional(z.nullable(z.enum(GATE_STATES))),
  gateReason: z.optional(nullableText),
  gateReleaseNeeded: z.optional(z.boolean()),
  version: z.int(),
  deleted: z.boolean(),
});

export type ReceiptEntry = z.output<typeof receiptEntry>;

export const listReceiptEntries = defineInternalCall({
  id: 'listReceiptEntries',
  method: 'GET',
  path: '/internal/receiving-inspections',
  summary: 'Receiving inspections by id, including deleted ones',
  query: entriesQuery,
  response: z.array(receiptEntry),
});

/** Hazard analyses of a supplier: all are counted, the newest are named. */
export const supplierHazards = z.object({
  total: z.int(),
  newest: z.array(z.object({ id: z.string(), description: z.string() })),
});
export type SupplierHazards = z.output<typeof supplierHazards>;

export const getSupplierHazards = defineInternalCall({
  id: 'getSupplierHazards',
  method: 'GET',
  path: '/internal/hazard-analyses-of-supplier',
  summary: 'Number and newest of the hazard analyses of a supplier',
  query: z.object({ supplierId: id }),
  response: supplierHazards,
});

/** Receipts of a supplier in a period, and the first one of all. */
export const supplierReceipts = z.object({
  receipts: z.int(),
  failedReceipts: z.int(),
  /** Day; null without a receipt until the end of the period. */
  firstReceivedOn: nullableText,
});
export type SupplierReceipts = z.output<typeof supplierReceipts>;

export const getSupplierReceipts = defineInternalCall({
  id: 'getSupplierReceipts',
  method: 'GET',
  path: '/internal/receipts-of-supplier',
  summary: 'Number of receipts and of failed receipts of a supplier in a period, and its first receipt',
  query: z.object({
    supplierId: id,
    /** First and last day. */
    from: calendarDay('Enter a day as 2027-03-01'),
    until: calendarDay('Enter a day as 2027-03-01'),
  }),
  response: supplierReceipts,
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

export const getQualityReminders = defineInternalCall({
  id: 'getQualityReminders',
  method: 'GET',
  path: '/internal/quality-reminders',
  summary: 'Verifications and corrective actions that are due',
  response: reminders,
});

export const listQualityWork = defineInternalCall({
  id: 'listQualityWork',
  method: 'GET',
  path: '/internal/quality-work',
  summary: 'Verification activities and corrective actions that are due, and results to review',
  query: workLinesQuery,
  response: workLines,
});

export const listQualityWorkNames = defineInternalCall({
  id: 'listQualityWorkNames',
  method: 'GET',
  path: '/internal/quality-work-names',
  summary: 'How those activities and corrective actions name their people, the first that are due first',
  response: z.object({ names: z.array(z.string()) }),
});

export const listQualityCalendar = defineInternalCall({
  id: 'listQualityCalendar',
  method: 'GET',
  path: '/internal/quality-calendar-entries',
  summary: 'Activities, reviews, corrective actions and inspections by day',
  query: calendarEntriesQuery,
  response: calendarEntries,
});

export const exportHazardRows = defineExport(
  'exportHazardRows',
  '/internal/exports/hazard-analyses',
  'All hazard analyses',
);

export const exportVerificationRows = defineExport(
  'exportVerificationRows',
  '/internal/exports/verifications',
  'Verification activities scheduled in the range',
);

export const exportActionRows = defineExport(
  'exportActionRows',
  '/internal/exports/corrective-actions',
  'Corrective actions created in the range',
);
