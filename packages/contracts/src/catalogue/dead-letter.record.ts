import * as z from 'zod/mini';
import { CHANGED, DELETED } from '../core/event.js';
import { instantText, nullableInstant, nullableText } from '../core/fields.js';
import type { ServiceName } from '../core/service-name.js';
import { defineStoredRecord, inService } from '../core/stored-record.js';

export const deadLetterRecord = defineStoredRecord({
  type: 'dead-letter',
  service: 'gateway',
  everyService: true,
  more: {
    id: z.string(),
    version: z.int(),
    consumer: z.string(),
    eventId: z.string(),
    eventService: nullableText,
    eventType: nullableText,
    occurredAt: nullableInstant,
    recordType: nullableText,
    recordId: nullableText,
    recordName: nullableText,
    failedAt: instantText,
    tries: z.int(),
    reason: z.string(),
    discardedAt: nullableInstant,
    discardedBy: nullableText,
    discardReason: nullableText,
  },
  notShown: 'work of administrators',
  data: z.looseObject({ id: z.string(), consumer: z.string(), eventId: z.string() }),
  events: { replayed: DELETED, discarded: CHANGED, restored: CHANGED },
});

/** What an administrator did about an event that a consumer of this service could not handle. */
export const deadLetterEvents = (service: ServiceName) => inService(service, deadLetterRecord.events);
