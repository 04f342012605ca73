import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { accountReview } from './account-review.js';
import { SIGNED_STATES } from '../program/qualification.js';

export const accountReviewRecord = defineStoredRecord({
  type: 'account-review',
  service: 'gateway',
  response: accountReview,
  derived: ['accountCount', 'confirmedByName', 'confirmedAt'],
  notShown: 'accounts are for administrators',
  data: z.looseObject({ id: z.string(), day: z.string(), state: z.enum(SIGNED_STATES) }),
  events: { drafted: NEW, updated: CHANGED, deleted: DELETED, signed: CHANGED, withdrawn: CHANGED },
});
export const {
  drafted: accountReviewDrafted,
  /** The snapshot of a draft was taken again. */
  updated: accountReviewUpdated,
  deleted: accountReviewDeleted,
  signed: accountReviewSigned,
  withdrawn: accountReviewWithdrawn,
} = accountReviewRecord.events;
