import * as z from 'zod/mini';
import { person, READ } from '../core/access.js';
import { addDays, type Day, today } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import {
  calendarDay,
  id,
  instant,
  instantText,
  nullableText,
  repeated,
  requiredText,
  wholeNumber,
} from '../core/fields.js';
import { WORK_KINDS, workLine } from '../core/work-item.js';

/** My Work: what people have to do, from all services (ADR 95). */

export const WORK_KIND_LABELS: Record<(typeof WORK_KINDS)[number], string> = {
  file_requirement: 'FSVP files',
  signature: 'Signatures',
  reevaluation: 'Reevaluations',
  qualification: 'Qualifications',
  eligibility: 'Eligibility of importers',
  assurance: 'Assurances',
  verification: 'Verifications',
  supplier_verification: 'Verification of suppliers',
  result_review: 'Reviews of results',
  corrective_action: 'Corrective actions',
  document: 'Documents',
};

/** In the order in which they are shown. */
export const WORK_GROUPS = ['overdue', 'today', 'this_week', 'waiting', 'later'] as const;
export type WorkGroup = (typeof WORK_GROUPS)[number];
export const WORK_GROUP_LABELS: Record<WorkGroup, string> = {
  overdue: 'Overdue',
  today: 'Today',
  this_week: 'This week',
  waiting: 'Waiting for others',
  later: 'Later',
};

/** "This week": today and this many days. */
const WEEK_DAYS = 7;

/** The group of a day: what has no day, and what was snoozed, is for later. */
export function groupOfDay(dueOn: Day | null, day: Day = today()): WorkGroup {
  if (dueOn === null) return 'later';
  if (dueOn < day) return 'overdue';
  if (dueOn === day) return 'today';
  return dueOn <= addDays(day, WEEK_DAYS) ? 'this_week' : 'later';
}

const decision = { reason: z.string(), at: instantText, byName: nullableText };

const { ownerName: _, ...lineFields } = workLine.shape;
export const workItem = z
  .object({
    ...lineFields,
    group: z.enum(WORK_GROUPS),
    /** Who is to do it: its owner, or the person to whom it was handed over. */
    ownerName: nullableText,
    /** Until when it is hidden from the groups of its day. */
    snooze: z.nullable(z.object({ until: z.string(), ...decision }).check(z.meta({ id: 'WorkItemSnooze' }))),
    handOver: z.nullable(
      z.object({ userId: z.string(), userName: nullableText, ...decision }).check(z.meta({ id: 'WorkItemHandOver' })),
    ),
  })
  .check(z.meta({ id: 'WorkItem' }));
export type WorkItem = z.output<typeof workItem>;

/** Whether its button opens Administration, which only administrators see. Signatures do not, except those of qualifications. */
export const needsAdministrator = ({
  kind,
  recordType,
  action,
}: Pick<WorkItem, 'kind' | 'recordType' | 'action'>): boolean =>
  (kind !== 'signature' || recordType === 'qualification') && action.href.startsWith('/admin?');

const groupCounts = z
  .object({ overdue: z.int(), today: z.int(), this_week: z.int(), waiting: z.int(), later: z.int() })
  .check(z.meta({ id: 'WorkGroupCounts' }));

const UNAVAILABLE = ['program', 'quality', 'documents', 'suppliers'] as const;
export type WorkService = (typeof UNAVAILABLE)[number];

export const workItemList = z
  .object({
    /** The day in the suite's time zone by which they are grouped. */
    asOf: z.string(),
    /** By group and day. */
    items: z.array(workItem),
    /** Over all filters, also of lines that are not in the answer. */
    total: z.int(),
    /** Over all filters but `group`. */
    counts: groupCounts,
    /** Lines that the services have beyond the first 200 of a kind. */
    more: z.int(),
    /** Services that did not answer: their lines are missing. */
    unavailable: z.array(z.enum(UNAVAILABLE)),
  })
  .check(z.meta({ id: 'WorkItemList' }));
export type WorkItemList = z.output<typeof workItemList>;

const tag = 'My work';
const path = '/api/work-items';

export const listWorkItems = defineCall({
  id: 'listWorkItems',
  method: 'GET',
  path,
  summary: 'What is to be done, one line for one cause, by group and day',
  tag,
  access: READ,
  query: z.object({
    /** `mine`: of the caller, handed over to or by the caller, and of nobody. */
    who: z._default(z.enum(['mine', 'everybody']), 'mine'),
    importerId: z.optional(id),
    supplierId: z.optional(id),
    kind: repeated(WORK_KINDS),
    group: repeated(WORK_GROUPS),
    limit: z._default(wholeNumber(1, 500), 200),
  }),
  response: workItemList,
});

const keyParams = z.object({
  key: z.string().check(z.maxLength(200), z.regex(/^[\w.-]+$/, 'Send the key of a line')),
});
const reason = requiredText(500, 'Enter a reason').check(z.minLength(3, 'Enter at least 3 characters'));

/** When it was decided: names one decision among later ones. */
const decided = z.object({ at: instantText }).check(z.meta({ id: 'WorkItemDecision' }));
export type WorkItemDecision = z.output<typeof decided>;
const onlyOf = z.object({
  /** Only the decision of this instant; a later one stays. */
  at: z.optional(instant()),
});

/** Longest time for which a line is snoozed, in days. */
export const SNOOZE_DAYS = 366;
const untilDay = calendarDay('Choose the day on which it is to be shown again').check(
  z.refine((until) => until > today(), 'Choose a day after today'),
  z.refine((until) => until <= addDays(today(), SNOOZE_DAYS), 'Choose a day within a year'),
);

export const snoozeCreate = z.object({ until: untilDay, reason }).check(z.meta({ id: 'WorkItemSnoozeCreate' }));
export const snoozeWorkItem = defineCall({
  id: 'snoozeWorkItem',
  method: 'PUT',
  path: `${path}/{key}/snooze`,
  summary: 'Show a line under Later until a day; the reason is kept in the audit trail',
  tag,
  access: person('write'),
  params: keyParams,
  body: snoozeCreate,
  response: decided,
  replaces: true,
});
export const endSnooze = defineCall({
  id: 'endSnooze',
  method: 'DELETE',
  path: `${path}/{key}/snooze`,
  summary: 'Show a snoozed line in the group of its day again',
  tag,
  access: person('write'),
  params: keyParams,
  query: onlyOf,
});

export const handOverCreate = z
  .object({ userId: z.uuid('Choose a person').check(z.toLowerCase()), reason })
  .check(z.meta({ id: 'WorkItemHandOverCreate' }));
export const handOverWorkItem = defineCall({
  id: 'handOverWorkItem',
  method: 'PUT',
  path: `${path}/{key}/hand-over`,
  summary: 'Hand a line over to another person; the owner of its records stays',
  tag,
  access: person('write'),
  params: keyParams,
  body: handOverCreate,
  response: decided,
  replaces: true,
});
export const endHandOver = defineCall({
  id: 'endHandOver',
  method: 'DELETE',
  path: `${path}/{key}/hand-over`,
  summary: 'Give a line that was handed over back to its owner',
  tag,
  access: person('write'),
  params: keyParams,
  query: onlyOf,
});
