import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { ACTION_PRIORITIES, ACTION_STATUSES, getAction } from './corrective-action.js';

export const actionRecord = defineStoredRecord({
  type: 'corrective-action',
  label: 'Corrective actions',
  service: 'quality',
  read: getAction,
  derived: ['supplierName', 'attachments'],
  data: z.looseObject({
    id: z.string(),
    supplierId: z.string(),
    title: z.string(),
    status: z.enum(ACTION_STATUSES),
    priority: z.enum(ACTION_PRIORITIES),
    dueDate: z.string(),
    completedDate: z.nullable(z.string()),
    createdAt: z.string(),
  }),
  events: { opened: NEW, updated: CHANGED, deleted: DELETED },
});
export const { opened: actionOpened, updated: actionUpdated, deleted: actionDeleted } = actionRecord.events;
