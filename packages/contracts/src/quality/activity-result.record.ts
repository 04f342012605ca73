import * as z from 'zod/mini';
import { CHANGED, NEW, NEW_OR_CHANGED } from '../core/event.js';
import { nullableInstant } from '../core/fields.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getActivityResult } from './activity-result.js';

export const activityResultRecord = defineStoredRecord({
  type: 'activity-result',
  label: 'Results of verification activities',
  service: 'quality',
  read: getActivityResult,
  derived: ['activityTitle', 'supplierId', 'missing', 'review'],
  data: z.looseObject({
    id: z.string(),
    activityId: z.string(),
    fileId: z.nullable(z.string()),
    planLineKey: z.nullable(z.string()),
    activity: z.string(),
    state: z.enum(['draft', 'complete']),
    performedOn: z.nullable(z.string()),
    documentIds: z.array(z.string()),
    completedAt: nullableInstant,
  }),
  events: { drafted: NEW, updated: CHANGED, completed: NEW_OR_CHANGED },
});
export const {
  drafted: activityResultDrafted,
  /** Also of a complete result that stays complete. */
  updated: activityResultUpdated,
  /** Replaces the others when a result becomes complete. */
  completed: activityResultCompleted,
} = activityResultRecord.events;
