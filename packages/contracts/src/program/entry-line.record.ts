import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getEntryLine } from './entry-line.js';
import { ENTRY_CODES } from './readiness/regime.js';

export const entryLineRecord = defineStoredRecord({
  type: 'entry-line',
  label: 'Entry lines',
  service: 'program',
  read: getEntryLine,
  derived: ['fileNumber', 'importerName', 'supplierName', 'differences'],
  data: z.looseObject({
    id: z.string(),
    importerId: z.string(),
    fileId: z.nullable(z.string()),
    entryNumber: z.string(),
    lineNumber: z.int(),
    role: z.enum(ENTRY_CODES),
  }),
  events: { recorded: NEW, updated: CHANGED, deleted: DELETED },
});
export const {
  recorded: entryLineRecorded,
  updated: entryLineUpdated,
  deleted: entryLineDeleted,
} = entryLineRecord.events;
