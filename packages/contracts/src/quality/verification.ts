import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { type Day, dayOf, daysBetween, today as currentDay } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import { externalIdQuery } from '../core/external-ids.js';
import { flag, id, idParams, listQuery, nullableText, pastDate, recordQuery, repeated } from '../core/fields.js';
import {
  choiceField,
  computedField,
  dateField,
  defineSignableRecord,
  externalIdsField,
  optionalDateField,
  optionalDecimalField,
  optionalPastDateField,
  optionalTextField,
  referenceField,
  serverField,
  textField,
} from '../core/record.js';
import { attachmentIds, choice, day, dollars, named, pastDay, yesNo } from '../core/signed-field.js';
import { attachmentsField } from '../documents/index.js';
import { signatureCalls } from '../signatures/index.js';
import { RESULT_STATES } from './result-state.js';

export const VERIFICATION_TYPES = ['audit', 'testing', 'certificate_review', 'facility_inspection'] as const;
export type VerificationType = (typeof VERIFICATION_TYPES)[number];
export const VERIFICATION_TYPE_LABELS: Record<VerificationType, string> = {
  audit: 'Audit',
  testing: 'Testing',
  certificate_review: 'Certificate Review',
  facility_inspection: 'Facility Inspection',
};
export const VERIFICATION_STATUSES = ['scheduled', 'in_progress', 'completed', 'overdue', 'cancelled'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];
export const VERIFICATION_STATUS_LABELS: Record<VerificationStatus, string> = {
  scheduled: 'Scheduled',
  in_progress: 'In Progress',
  completed: 'Completed',
  overdue: 'Overdue',
  cancelled: 'Cancelled',
};

/** The displayed status: a scheduled activity whose due day has passed is Overdue (spec-map: states-15). */
export function displayedVerificationStatus(
  activity: { status: VerificationStatus; dueDate: string },
  today: Day = currentDay(),
): VerificationStatus {
  return activity.status === 'scheduled' && dayOf(activity.dueDate) < today ? 'overdue' : activity.status;
}

export type DueBadge = 'Overdue' | 'Due Soon' | 'Scheduled';
export const DUE_SOON_BADGE_DAYS = 3;
const DUE_IN_TEXT_DAYS = 7;

/** The dashboard badge by days until the due day (spec-map: states-17). */
export function dueBadge(dueDate: string, today: Day = currentDay()): DueBadge {
  const days = daysBetween(today, dayOf(dueDate));
  if (days < 0) return 'Overdue';
  return days <= DUE_SOON_BADGE_DAYS ? 'Due Soon' : 'Scheduled';
}

/** The dashboard's date text; null when the plain date is shown (spec-map: states-18, derived-14). */
export function dueText(dueDate: string, today: Day = currentDay()): string | null {
  const days = daysBetween(today, dayOf(dueDate));
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  if (days < 0) return `${count} overdue`;
  if (days === 0) return 'Due today';
  return days <= DUE_IN_TEXT_DAYS ? `Due in ${count}` : null;
}

const definition = defineSignableRecord({
  name: 'VerificationActivity',
  fields: {
    supplierId: { ...referenceField('Supplier is required'), signed: named('Supplier') },
    supplierName: { ...computedField(nullableText), signed: false },
    type: {
      ...choiceField(VERIFICATION_TYPES, 'Choose a verification type', 'audit'),
      signed: choice('Type', VERIFICATION_TYPE_LABELS),
    },
    title: { ...textField(255, 'Title is required'), signed: 'Title' },
    description: { ...optionalTextField(), signed: 'Description' },
    status: {
      ...choiceField(VERIFICATION_STATUSES, 'Choose a status', 'scheduled'),
      signed: choice('Status', VERIFICATION_STATUS_LABELS),
    },
    scheduledDate: { ...dateField('Scheduled date is required'), signed: day('Scheduled Date') },
    dueDate: { ...dateField('Due date is required'), signed: day('Due Date') },
    completedDate: { ...optionalPastDateField('The completed date'), signed: pastDay('Completed Date') },
    assignedTo: { ...optionalTextField(255), signed: 'Assigned To' },
    findings: { ...optionalTextField(), signed: 'Findings' },
    recommendations: { ...optionalTextField(), signed: 'Recommendations' },
    followUpRequired: {
      input: flag,
      create: z._default(flag, false),
      output: z.boolean(),
      signed: yesNo('Follow-up Required'),
    },
    followUpDate: { ...optionalDateField(), signed: day('Follow-up Date') },
    /** US dollars, decimal(10,2). */
    cost: {
      ...optionalDecimalField({ min: 0, max: 99_999_999.99, scale: 2 }),
      signed: { label: 'Cost', text: dollars },
    },
    attachments: { ...attachmentsField, signed: attachmentIds },
    externalIds: { ...externalIdsField, signed: false },
    /** The FSVP file and the line of its verification plan that the activity belongs to. */
    fileId: { ...serverField(nullableText), signed: false },
    planLineKey: { ...serverField(nullableText), signed: false },
    /** Section of 21 CFR that says what its result records; null for an activity of no plan and without a result. */
    citation: { ...computedField(nullableText), signed: false },
    resultState: { ...computedField(z.enum(RESULT_STATES)), signed: false },
  },
});
export const { create: verificationCreate, update: verificationUpdate, response: verificationActivity } = definition;
export const { fields: verificationFields, computed: verificationComputed } = definition;
/** Body of an activity that was carried out before: its completed date is not the time of the call. */
export const pastVerificationCreate = z.object({
  ...verificationCreate.shape,
  completedDate: pastDate('Completed date'),
});
export type VerificationCreate = z.output<typeof verificationCreate>;
export type VerificationUpdate = z.output<typeof verificationUpdate>;
export type VerificationActivity = z.output<typeof verificationActivity>;

const tag = 'Verifications';
const path = '/api/verification-activities';
const one = `${path}/{id}`;

export const listVerifications = defineCall({
  id: 'listVerifications',
  method: 'GET',
  path,
  summary: "Verification activities, newest first; status 'overdue' includes scheduled ones whose due day has passed",
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['title', 'status', 'type', 'dueDate', 'scheduledDate', 'supplierName', 'createdAt']),
    status: repeated(VERIFICATION_STATUSES),
    type: repeated(VERIFICATION_TYPES),
    supplierId: z.optional(id),
    fileId: z.optional(id),
    resultState: repeated(RESULT_STATES),
    ...externalIdQuery,
  }),
  response: z
    .object({ activities: z.array(verificationActivity), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'VerificationActivityList' })),
});
export const getVerification = defineCall({
  id: 'getVerification',
  method: 'GET',
  path: one,
  summary: 'One verification activity',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: verificationActivity,
});
export const createVerification = defineCall({
  id: 'createVerification',
  method: 'POST',
  path,
  summary: 'Schedule a verification activity',
  tag,
  access: write('quality:write'),
  body: verificationCreate,
  response: verificationActivity,
});
export const updateVerification = defineCall({
  id: 'updateVerification',
  method: 'PUT',
  path: one,
  summary: 'Update a verification activity',
  tag,
  access: write('quality:write'),
  params: idParams,
  body: verificationUpdate,
  response: verificationActivity,
});
export const deleteVerification = defineCall({
  id: 'deleteVerification',
  method: 'DELETE',
  path: one,
  summary: 'Delete a verification activity',
  tag,
  access: write('quality:write'),
  params: idParams,
});

// Pure: the shell's first files do without signatures.
export const verificationSignatures = /* @__PURE__ */ signatureCalls(path, 'verification activity');
