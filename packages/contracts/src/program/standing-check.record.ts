import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getStandingCheck, STANDING_CHECK_KINDS } from './standing-check.js';

export const standingCheckRecord = defineStoredRecord({
  type: 'standing-check',
  label: 'Checks of scope and standing',
  service: 'program',
  read: getStandingCheck,
  derived: ['fileNumber'],
  data: z.looseObject({
    id: z.string(),
    fileId: z.string(),
    kind: z.enum(STANDING_CHECK_KINDS),
    found: z.boolean(),
  }),
  events: { recorded: NEW, updated: CHANGED, deleted: DELETED },
});
export const {
  recorded: standingCheckRecorded,
  updated: standingCheckUpdated,
  deleted: standingCheckDeleted,
} = standingCheckRecord.events;
