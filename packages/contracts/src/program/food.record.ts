import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getFood } from './food.js';
import { FOOD_CLASSES } from './qualification.js';

export const foodRecord = defineStoredRecord({
  type: 'food',
  label: 'Foods',
  service: 'program',
  read: getFood,
  derived: ['analysis'],
  data: z.looseObject({ id: z.string(), name: z.string(), foodClass: z.enum(FOOD_CLASSES) }),
  events: { created: NEW, updated: CHANGED, deleted: DELETED, restored: CHANGED },
});
export const {
  created: foodCreated,
  updated: foodUpdated,
  deleted: foodDeleted,
  restored: foodRestored,
} = foodRecord.events;
