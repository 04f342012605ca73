import * as z from 'zod/mini';
import { defineInternalCall } from './call.js';
import { calendarDate, id, wholeNumber } from './fields.js';

/** Calls between services. The gateway does not route them; each needs a service token. */

/** A page of the records that another service copies, deleted ones too, in the order of their ids. */
export const entriesQuery = z.object({ after: z.optional(id), limit: z._default(wholeNumber(1, 1000), 1000) });

const range = z.object({ dateFrom: z.optional(calendarDate()), dateTo: z.optional(calendarDate()) });

/** An export for reports: one JSON object per line, streamed from one database snapshot. Both days are inclusive. */
export function defineExport(id: string, path: string, summary: string) {
  return defineInternalCall({ id, method: 'GET', path, summary, query: range, responseType: 'application/x-ndjson' });
}
