import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW, NEW_OR_CHANGED } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getVerification, VERIFICATION_STATUSES } from './verification.js';

export const verificationRecord = defineStoredRecord({
  type: 'verification-activity',
  label: 'Verification activities',
  service: 'quality',
  read: getVerification,
  derived: ['supplierName', 'attachments'],
  data: z.looseObject({
    id: z.string(),
    supplierId: z.string(),
    title: z.string(),
    status: z.enum(VERIFICATION_STATUSES),
    completedDate: z.nullable(z.string()),
  }),
  events: { scheduled: NEW, updated: CHANGED, completed: NEW_OR_CHANGED, deleted: DELETED },
});
export const {
  scheduled: verificationScheduled,
  updated: verificationUpdated,
  /** Replaces `updated` when a change completes the activity or moves the date of a completed one, and `scheduled` of one that is completed from the start. */
  completed: verificationCompleted,
  deleted: verificationDeleted,
} = verificationRecord.events;
