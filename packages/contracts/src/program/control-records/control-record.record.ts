import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../../core/event.js';
import { defineStoredRecord } from '../../core/stored-record.js';
import { CONTROL_KINDS, getControlRecord } from './control-record.js';

export const controlRecordRecord = defineStoredRecord({
  type: 'control-record',
  label: 'Records of controls elsewhere',
  service: 'program',
  read: getControlRecord,
  derived: ['fileNumber'],
  data: z.looseObject({
    id: z.string(),
    fileId: z.string(),
    kind: z.enum(CONTROL_KINDS),
    documentId: z.string(),
  }),
  events: { recorded: NEW, updated: CHANGED, deleted: DELETED },
});
export const {
  recorded: controlRecordRecorded,
  updated: controlRecordUpdated,
  deleted: controlRecordDeleted,
} = controlRecordRecord.events;
