import * as z from 'zod/mini';
import { CHANGED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { FOOD_NOTE_KINDS, getFoodNote } from './food-note.js';

export const foodNoteRecord = defineStoredRecord({
  type: 'food-note',
  label: 'Notes of foods',
  service: 'program',
  read: getFoodNote,
  derived: ['foodName', 'state'],
  data: z.looseObject({
    id: z.string(),
    foodId: z.string(),
    kind: z.enum(FOOD_NOTE_KINDS),
    hazardCode: z.string(),
    dismissal: z.nullable(z.string()),
  }),
  events: { raised: NEW, updated: CHANGED },
});
export const { raised: foodNoteRaised, updated: foodNoteUpdated } = foodNoteRecord.events;
