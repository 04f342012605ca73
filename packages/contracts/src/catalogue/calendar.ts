import * as z from 'zod/mini';
import { READ } from '../core/access.js';
import { daysBetween } from '../core/calendar-day.js';
import {
  CALENDAR_DAY_GROUPS,
  CALENDAR_DAYS,
  CALENDAR_GROUP_ENTRIES,
  CALENDAR_KINDS,
  CALENDAR_SUPPLIER_DAYS,
  calendarFilters,
  calendarGroup,
  calendarPeriod,
  type CalendarKind,
  type CalendarState,
} from '../core/calendar-entry.js';
import { defineCall } from '../core/call.js';
import { wholeNumber } from '../core/fields.js';

/** The calendar: what is due, ends or happened, from all services (ADR 96). */

export const CALENDAR_KIND_LABELS: Record<CalendarKind, string> = {
  verification: 'Verification activities',
  planned_activity: 'Planned activities',
  result_review: 'Reviews of results',
  corrective_action: 'Corrective actions',
  reevaluation: 'Reevaluations',
  document_end: 'Documents that end',
  qualification: 'Qualifications that end',
  eligibility: 'Eligibilities that end',
  assurance: 'Assurances that end',
  approval_end: 'Approvals that end',
  hazard_analysis_end: 'Hazard analyses that end',
  registration: 'FDA registrations that end',
  evaluation: 'Evaluations signed',
  approval: 'Approvals signed',
  plan: 'Verification plans signed',
  inspection: 'Receiving inspections',
  entry_line: 'Entry lines arrived',
  document: 'Documents added',
};

export const CALENDAR_STATE_LABELS: Record<CalendarState, string> = { overdue: 'Overdue', due: 'Due', done: 'Done' };

const UNAVAILABLE = ['program', 'quality', 'documents', 'suppliers'] as const;
export type CalendarService = (typeof UNAVAILABLE)[number];

export const calendarDayPart = z
  .object({
    day: z.string(),
    total: z.int(),
    overdue: z.int(),
    due: z.int(),
    done: z.int(),
    /** The first groups; empty where only counts were asked for. */
    groups: z.array(calendarGroup),
  })
  .check(z.meta({ id: 'CalendarDay' }));
export type CalendarDay = z.output<typeof calendarDayPart>;

export const calendar = z
  .object({
    /** Today in the suite's time zone. */
    asOf: z.string(),
    from: z.string(),
    to: z.string(),
    /** All entries of the period. */
    total: z.int(),
    /** Days with entries. */
    days: z.array(calendarDayPart),
    /** How many entries of each kind there are; kinds without any are absent. */
    kinds: z.array(
      z.object({ kind: z.enum(CALENDAR_KINDS), count: z.int() }).check(z.meta({ id: 'CalendarKindCount' })),
    ),
    /** Services that did not answer: their entries are missing. */
    unavailable: z.array(z.enum(UNAVAILABLE)),
  })
  .check(z.meta({ id: 'Calendar' }));
export type Calendar = z.output<typeof calendar>;

interface Period {
  from: string;
  to: string;
  supplierId?: string | undefined;
}
const inOrder = z.refine<Period>(({ from, to }) => from <= to, {
  path: ['to'],
  message: 'Enter a day that is not before the first one',
});
const notTooLong = z.refine<Period>(
  ({ from, to, supplierId }) => daysBetween(from, to) < (supplierId ? CALENDAR_SUPPLIER_DAYS : CALENDAR_DAYS),
  {
    path: ['to'],
    message: `Enter a day within ${CALENDAR_DAYS} days of the first one, or within ${CALENDAR_SUPPLIER_DAYS} for one supplier`,
  },
);

export const getCalendar = defineCall({
  id: 'getCalendar',
  method: 'GET',
  path: '/api/calendar',
  summary: 'What is due, ends or happened on each day of a period, one line for one cause',
  tag: 'Calendar',
  access: READ,
  query: z
    .object({
      ...calendarPeriod,
      ...calendarFilters,
      /** `counts`: without groups. */
      detail: z._default(z.enum(['groups', 'counts']), 'groups'),
      /** Most entries of a group. */
      entries: z._default(wholeNumber(1, CALENDAR_GROUP_ENTRIES), 3),
      /** Most groups of a day. */
      groups: z._default(wholeNumber(1, CALENDAR_DAY_GROUPS), 20),
    })
    .check(inOrder, notTooLong),
  response: calendar,
});
