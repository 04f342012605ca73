import * as z from 'zod/mini';
import { calendarDay, id, instantText, nullableText, repeated, repeatedText, wholeNumber } from './fields.js';

/** What is due, ends or happened on a day, as the services list it (ADR 96). */

/** In the order in which a day shows them. */
export const CALENDAR_KINDS = [
  'verification',
  'planned_activity',
  'result_review',
  'corrective_action',
  'reevaluation',
  'document_end',
  'qualification',
  'eligibility',
  'assurance',
  'approval_end',
  'hazard_analysis_end',
  'registration',
  'evaluation',
  'approval',
  'plan',
  'inspection',
  'entry_line',
  'document',
] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const CALENDAR_STATES = ['overdue', 'due', 'done'] as const;
export type CalendarState = (typeof CALENDAR_STATES)[number];

export const calendarEntry = z
  .object({
    /** Kind and record: the same when the day moves. */
    key: z.string(),
    kind: z.enum(CALENDAR_KINDS),
    day: z.string(),
    title: z.string(),
    state: z.enum(CALENDAR_STATES),
    recordType: z.string(),
    recordId: z.string(),
    supplierId: nullableText,
    supplierName: nullableText,
    foodId: nullableText,
    foodName: nullableText,
    fileIds: z.array(z.string()),
    /** The account of who is to do it, or did it. */
    personId: nullableText,
    /** Where the record names a person in words. */
    personName: nullableText,
    /** Entries of one day with the same cause are shown as one. */
    cause: z.string(),
    href: z.string(),
    /** The version of the record, and when it was changed. */
    version: z.int(),
    updatedAt: instantText,
  })
  .check(z.meta({ id: 'CalendarEntry' }));
export type CalendarEntry = z.output<typeof calendarEntry>;

/** Entries of one day with one cause and state. */
export const calendarGroup = z
  .object({
    kind: z.enum(CALENDAR_KINDS),
    cause: z.string(),
    state: z.enum(CALENDAR_STATES),
    /** '3 audits of Black pepper', or the title of the only entry. */
    title: z.string(),
    count: z.int(),
    /** The first ones. */
    entries: z.array(calendarEntry),
  })
  .check(z.meta({ id: 'CalendarGroup' }));
export type CalendarGroup = z.output<typeof calendarGroup>;

/** Most days of a period, and of a period of one supplier: 24 months back and more than a year ahead. */
export const CALENDAR_DAYS = 400;
export const CALENDAR_SUPPLIER_DAYS = 1200;
/** Most entries of a feed. */
export const CALENDAR_FEED_ENTRIES = 2000;
/** Most entries of a group, and most groups of a day, in one answer. */
export const CALENDAR_GROUP_ENTRIES = 100;
export const CALENDAR_DAY_GROUPS = 200;

const dayMessage = 'Enter a day as 2027-03-01';
export const calendarPeriod = {
  /** First and last day. */
  from: calendarDay(dayMessage),
  to: calendarDay(dayMessage),
};

export const calendarFilters = {
  supplierId: z.optional(id),
  foodId: z.optional(id),
  personId: z.optional(id),
  kind: repeated(CALENDAR_KINDS),
};

/** What a service is asked for: counts alone, groups with counts, or the first entries that are not done. */
export const calendarEntriesQuery = z.object({
  ...calendarPeriod,
  ...calendarFilters,
  mode: z.enum(['counts', 'groups', 'open']),
  /** How records name the person. */
  personName: repeatedText(2),
  /** Most entries of a group, or of a feed. */
  limit: z._default(wholeNumber(1, CALENDAR_FEED_ENTRIES), 3),
  /** Most groups of a day. */
  groups: z._default(wholeNumber(1, CALENDAR_DAY_GROUPS), 20),
});
export type CalendarEntriesQuery = z.output<typeof calendarEntriesQuery>;

export const calendarCount = z.object({
  day: z.string(),
  kind: z.enum(CALENDAR_KINDS),
  state: z.enum(CALENDAR_STATES),
  count: z.int(),
});
export type CalendarCount = z.output<typeof calendarCount>;

/** The part of one service. */
export const calendarEntries = z.object({
  counts: z.array(calendarCount),
  /** The first groups of each day. */
  groups: z.array(z.object({ day: z.string(), group: calendarGroup })),
  /** Only of `open`: by day. */
  entries: z.array(calendarEntry),
});
export type CalendarEntries = z.output<typeof calendarEntries>;
