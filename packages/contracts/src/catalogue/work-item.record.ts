import * as z from 'zod/mini';
import { CHANGED, NEW_OR_CHANGED } from '../core/event.js';
import { instantText, nullableInstant, nullableText } from '../core/fields.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { WORK_KINDS } from '../core/work-item.js';

/** What people decided about a line of My Work. The work itself is in the records of the services. */
export const workItemRecord = defineStoredRecord({
  type: 'work-item',
  service: 'gateway',
  more: {
    id: z.string(),
    version: z.int(),
    key: z.string(),
    kind: z.enum(WORK_KINDS),
    /** As it was when it was decided. */
    title: z.string(),
    recordType: z.string(),
    recordId: z.string(),
    snoozedUntil: nullableText,
    snoozeReason: nullableText,
    snoozedAt: nullableInstant,
    snoozedBy: nullableText,
    handedTo: nullableText,
    handOverReason: nullableText,
    handedAt: nullableInstant,
    handedBy: nullableText,
    createdBy: nullableText,
    createdAt: instantText,
    updatedAt: instantText,
    deletedAt: nullableInstant,
  },
  notShown: 'a view of records that it shows',
  data: z.looseObject({ id: z.string(), key: z.string() }),
  events: {
    snoozed: NEW_OR_CHANGED,
    'snooze-ended': CHANGED,
    'handed-over': NEW_OR_CHANGED,
    'hand-over-ended': CHANGED,
  },
});
export const {
  snoozed: workItemSnoozed,
  'snooze-ended': workItemSnoozeEnded,
  'handed-over': workItemHandedOver,
  'hand-over-ended': workItemHandOverEnded,
} = workItemRecord.events;
