import * as z from 'zod/mini';
import { NEW } from '../core/event.js';
import { instantText } from '../core/fields.js';
import { SERVICES } from '../core/service-name.js';
import { defineStoredRecord } from '../core/stored-record.js';

/** Written by the command `audit:verify`, not by a service. */
export const acceptedEntriesRecord = defineStoredRecord({
  type: 'event-log',
  id: 'AcceptedEntriesRecord',
  service: 'gateway',
  everyService: true,
  more: {
    id: z.string(),
    service: z.enum(SERVICES),
    first: z.string(),
    last: z.string(),
    hash: z.string(),
    acceptedBy: z.string(),
    acceptedAt: instantText,
    signature: z.string(),
  },
  notShown: 'a finding about the event log, not a change of a record',
  data: z.looseObject({ id: z.string() }),
  events: { 'unkeyed-entries-accepted': NEW },
});
