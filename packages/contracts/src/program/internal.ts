import * as z from 'zod/mini';
import { calendarEntries, calendarEntriesQuery } from '../core/calendar-entry.js';
import { defineInternalCall } from '../core/call.js';
import { calendarDay, id } from '../core/fields.js';
import { reminders } from '../core/reminder.js';
import { workLines, workLinesQuery } from '../core/work-item.js';
import { receivingGate } from '../quality/index.js';
import type { FileItem } from './readiness/evaluate-file.js';
import type { Verdict } from './readiness/readiness.js';
import type { Regime } from './readiness/regime.js';
import type { RequirementCode } from './readiness/requirement-codes.js';
import { gateQuery } from './receiving-gate.js';

export const getProgramReminders = defineInternalCall({
  id: 'getProgramReminders',
  method: 'GET',
  path: '/internal/program-reminders',
  summary:
    'FSVP files that are not ready any more or in which something ends, eligibilities to determine, hazard analyses that end, and reevaluations',
  response: reminders,
});

export const listProgramWork = defineInternalCall({
  id: 'listProgramWork',
  method: 'GET',
  path: '/internal/program-work',
  summary: 'What FSVP files need next, drafts to sign, reevaluations, and what ends',
  query: workLinesQuery,
  response: workLines,
});

export const listProgramCalendar = defineInternalCall({
  id: 'listProgramCalendar',
  method: 'GET',
  path: '/internal/program-calendar-entries',
  summary: 'Reevaluations, what ends, what was signed, and arrived entry lines by day',
  query: calendarEntriesQuery,
  response: calendarEntries,
});

export const judgeReceivingGate = defineInternalCall({
  id: 'judgeReceivingGate',
  method: 'GET',
  path: '/internal/receiving-gate',
  summary: 'What the FSVP files of a supplier say about a product that is received',
  query: gateQuery,
  response: receivingGate,
});

export const exportReadinessRows = defineInternalCall({
  id: 'exportReadinessRows',
  method: 'GET',
  path: '/internal/exports/fsvp-readiness',
  summary: 'FSVP files that were open on a day, judged on that day, by supplier',
  query: z.object({
    asOf: calendarDay('Enter a day as 2027-03-01'),
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
  /** False while a service that keeps evidence is unreachable: the last known state. */
  fresh: boolean;
  items: Pick<FileItem, 'code' | 'title' | 'citations' | 'state' | 'reason' | 'citation' | 'evidence' | 'dueOn'>[];
}
